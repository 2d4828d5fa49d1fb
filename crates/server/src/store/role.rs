use core::fmt;
use core::str::FromStr;

use thiserror::Error;

/// Declares the roles with their words; the number of a role is its place in the file and never
/// changes.
macro_rules! roles {
    ($($(#[$doc:meta])* $name:ident = $number:literal $word:literal $hall:literal,)*) => {
        /// What a key opens, and as whom a fact was told.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Role {
            $($(#[$doc])* $name = $number,)*
        }

        impl Role {
            /// All roles.
            pub const ALL: [Role; [$($number),*].len()] = [$(Role::$name),*];

            /// The word of the role.
            ///
            /// ```
            /// use compongo_server::store::Role;
            ///
            /// assert_eq!(Role::WhiteAssistant.name(), "white-assistant");
            /// assert_eq!("white-assistant".parse(), Ok(Role::WhiteAssistant));
            /// ```
            pub const fn name(self) -> &'static str {
                match self {
                    $(Role::$name => $word,)*
                }
            }

            /// Whether it is a role of a whole hall.
            pub const fn is_of_hall(self) -> bool {
                match self {
                    $(Role::$name => $hall,)*
                }
            }

            /// The role of a number in the file.
            pub(super) const fn of_number(number: u8) -> Option<Role> {
                match number {
                    $($number => Some(Role::$name),)*
                    _ => None,
                }
            }
        }
    };
}

roles! {
    /// Arranges a hall.
    Organiser = 0 "organiser" true,
    /// Acts at all tables of a hall.
    Arbiter = 1 "arbiter" true,
    /// The same, in the arbiter's place.
    Deputy = 2 "deputy" true,
    /// Shows a hall.
    Wallboard = 3 "wallboard" true,
    /// The player of the white pieces.
    White = 4 "white" false,
    /// The player of the black pieces.
    Black = 5 "black" false,
    /// White's assistant.
    WhiteAssistant = 6 "white-assistant" false,
    /// Black's assistant.
    BlackAssistant = 7 "black-assistant" false,
    /// Both players at one screen.
    Shared = 8 "shared" false,
    /// Looks on.
    Spectator = 9 "spectator" false,
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text names no role.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("not a role")]
pub struct ParseRoleError;

impl FromStr for Role {
    type Err = ParseRoleError;

    fn from_str(text: &str) -> Result<Role, ParseRoleError> {
        Role::ALL.into_iter().find(|role| role.name() == text).ok_or(ParseRoleError)
    }
}
