//! Pairing codes: six digits that give a seat's key once, within ten minutes.

use std::collections::HashMap;
use std::sync::Arc;

use parking_lot::Mutex;

use crate::hall::Hall;
use crate::key::{NoRandomness, random_code};
use crate::registry::Slot;
use crate::store::Role;

/// How long a code can be used.
pub(crate) const LIFE_MS: u64 = 600_000;

/// The most codes at a time: of a million numbers only few may be right.
const MOST: usize = 2_000;

/// What a code opens.
#[derive(Clone)]
pub(crate) enum Opens {
    Hall(Arc<Hall>),
    Table(Arc<Slot>),
}

struct Code {
    opens: Opens,
    role: Role,
    until_ms: u64,
}

/// The codes that can be used now. They are in memory only: a restart makes them void.
#[derive(Default)]
pub(crate) struct Codes(Mutex<HashMap<u32, Code>>);

impl Codes {
    /// A new code; none if too many wait to be used.
    pub(crate) fn issue(
        &self,
        opens: Opens,
        role: Role,
        now_ms: u64,
    ) -> Result<Option<u32>, NoRandomness> {
        let mut codes = self.0.lock();
        codes.retain(|_, code| code.until_ms > now_ms);
        if codes.len() >= MOST {
            return Ok(None);
        }
        let number = loop {
            let number = random_code()?;
            if !codes.contains_key(&number) {
                break number;
            }
        };
        codes.insert(number, Code { opens, role, until_ms: now_ms + LIFE_MS });
        Ok(Some(number))
    }

    /// What a code opens. It is used up by that.
    pub(crate) fn redeem(&self, number: u32, now_ms: u64) -> Option<(Opens, Role)> {
        let code = self.0.lock().remove(&number)?;
        (code.until_ms > now_ms).then_some((code.opens, code.role))
    }
}
