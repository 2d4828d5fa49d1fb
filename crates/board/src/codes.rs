//! Stable names of single flags, for files and for tables of words.

use bitflags::Flags;

/// The name of each single flag that is set, in kebab case, in the order of the bits.
pub(crate) fn codes<F: Flags>(flags: &F) -> impl Iterator<Item = String> + use<F> {
    let names: Vec<&str> = flags.iter_names().map(|(name, _)| name).collect();
    names.into_iter().map(|name| name.to_ascii_lowercase().replace('_', "-"))
}
