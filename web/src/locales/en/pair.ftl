# A seat by a code of six digits.
pair-title = Take a seat by code
pair-code = Code
pair-hint = Six digits, from the arbiter's screen. Each code is for one use.
pair-six = A code has six digits.
pair-enter = Take the seat
