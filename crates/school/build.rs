//! A situation that is added or taken away makes the crate be built anew.

fn main() {
    println!("cargo:rerun-if-changed=../../cases");
}
