//! The situations are part of the crate, which is built anew when one is added or taken away.

use std::path::Path;

/// Where the situations are in a package; in the workspace this is a link to them, or where links
/// are not kept, a text.
const PACKED: &str = "cases";

/// Where they are in the workspace.
const SHARED: &str = "../../cases";

fn main() {
    println!("cargo::rustc-check-cfg=cfg(packed)");
    let link = Path::new(PACKED).symlink_metadata();
    let packed = link.is_ok_and(|it| it.is_dir());
    if packed {
        println!("cargo::rustc-cfg=packed");
    }
    println!("cargo::rerun-if-changed={}", if packed { PACKED } else { SHARED });
}
