//! The screens are part of the program: it is built anew when they are.

use std::path::Path;

/// Where the screens are built to, as `src/http/files.rs` embeds them.
const SCREENS: &str = "../../web/dist";

fn main() {
    // What does not exist counts as changed every time. An empty folder, which git ignores, keeps
    // a program without screens from being built again and again.
    if !Path::new(SCREENS).exists()
        && let Err(why) = std::fs::create_dir_all(SCREENS)
    {
        println!("cargo::warning=no folder for the screens: {why}");
    }
    println!("cargo::rerun-if-changed={SCREENS}");
}
