//! The screens are part of the program: it is built anew when they are.

use std::path::Path;

/// Where the screens are in a package; in the workspace this is a link to where they are built.
const PACKED: &str = "screens";

/// Where they are built to in the workspace, as `src/http/files.rs` embeds them.
const BUILT: &str = "../../web/dist";

fn main() {
    println!("cargo::rustc-check-cfg=cfg(packed)");
    if Path::new(PACKED).symlink_metadata().is_ok_and(|it| it.is_dir()) {
        println!("cargo::rustc-cfg=packed");
        println!("cargo::rerun-if-changed={PACKED}");
        return;
    }
    // What does not exist counts as changed every time. An empty folder, which git ignores, keeps
    // a program without screens from being built again and again.
    if !Path::new(BUILT).exists()
        && let Err(why) = std::fs::create_dir_all(BUILT)
    {
        println!("cargo::warning=no folder for the screens: {why}");
    }
    println!("cargo::rerun-if-changed={BUILT}");
}
