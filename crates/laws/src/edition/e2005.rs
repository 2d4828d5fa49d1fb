//! The Laws in force from 1 July 2005 (75th Congress). Much of the copy at hand is lost; what it
//! lacks is taken from quotations and from the editions before and after.

use jiff::civil::date;

use crate::*;

super::citing!(E2005);

pub(super) const RULES: Rules = Rules {
    in_force_from: date(2005, 7, 1),
    agreement_needs_one_move_each: false,
    fivefold: None,
    seventy_five_moves: false,
    appendices: Appendices {
        adjourned: "A",
        rapid: "B",
        blitz: "C",
        notation: "E",
        visually_impaired: "F",
        chess960: None,
        quickplay: "10",
        no_arbiter: "D",
    },
    touch: Touch {
        touching: at(Touching::Deliberate, "4.3"),
        contact: None,
        adjusted_by: at(AdjustedBy::PlayerToMove, "4.2"),
        both_colours: likely(BothColours::OneOfEach, "4.3"),
        castling_touch: likely(CastlingTouch::Deliberate, "4.4"),
        castling_attempt: likely(CastlingAttempt::TouchedPieces, "4.6"),
        promotion_choice: likely(PromotionChoice::WhenItTouchesTheSquare, "4.4"),
        complaint_lost_by: at(ComplaintLostBy::DeliberateTouching, "4.7"),
        assistant: None,
        rulings: ByPlay {
            standard: at(TouchRulings::ArbiterOrPlayer, "4.7"),
            rapid: at(TouchRulings::OnRequest, "B.5"),
            supervised_rapid: None,
            blitz: at(TouchRulings::OnRequest, "B.5"),
            supervised_blitz: None,
        },
    },
    endings: Endings {
        checkmate: likely(LastMove::Legal, "5.1"),
        stalemate: likely(LastMove::Legal, "5.2"),
        dead_position: at(LastMove::Legal, "9.6"),
        resignation: likely(Resignation::OpponentWins, "5.1"),
    },
    clock: ClockRules {
        unpressed: likely(UnpressedMove::EndOfGame, "6.8"),
        default_time: at(DefaultTime::Minutes(60), "6.7"),
        both_absent: Some(at(BothAbsent::White, "6.6")),
        both_flags: ByPlay {
            standard: likely(BothFlags::PlayOnUnlessLastPeriod, "6.12"),
            rapid: at(BothFlags::Draw, "B.9"),
            supervised_rapid: None,
            blitz: at(BothFlags::Draw, "B.9"),
            supervised_blitz: None,
        },
        both_flags_quickplay: likely(BothFlags::PlayOnUnlessLastPeriod, "6.12"),
        restored_times: at(RestoredTimes::BestJudgmentAndCounter, "6.14"),
        wrong_setting: None,
        assistant: Some(likely(AssistantsTime::Deducted, "6.8")),
    },
    irregularities: Irregularities {
        colours_reversed: at(ColoursReversed::GoesOnUnlessArbiter, "7.2"),
        displaced: at(Displaced::StopTheClocks, "7.3"),
        illegal_move: ByPlay {
            standard: likely(penalty(2, Some(3), false), "7.4"),
            rapid: likely(penalty(2, Some(3), false), "7.4"),
            supervised_rapid: None,
            blitz: at(penalty(0, Some(1), true), "C.3"),
            supervised_blitz: None,
        },
        illegal_move_quickplay: None,
        discovery: ByPlay {
            standard: likely(
                found(Notice::ArbiterOrPlayer, Window::WholeGame, NotInTime::NoLimit),
                "7.4",
            ),
            rapid: at(
                found(
                    Notice::OpponentOrArbiterIfGross,
                    Window::UntilOpponentMoves,
                    NotInTime::Stands,
                ),
                "B.6",
            ),
            supervised_rapid: None,
            blitz: at(
                found(Notice::Opponent, Window::UntilOpponentMoves, NotInTime::Stands),
                "C.3",
            ),
            supervised_blitz: None,
        },
        unreplaced_pawn: likely(UnreplacedPawn::PlayersChoice, "7.4"),
        press_without_move: None,
        two_hands: at(TwoHands::Forbidden, "4.1"),
    },
    recording: Recording {
        scoresheet: at(Scoresheet::Paper, "8.1"),
        writing_ahead: at(WritingAhead::OnlyToClaim, "8.1"),
        cannot_write: likely(CannotWrite::Assistant(AssistantsTime::Deducted), "8.1"),
        exempt_below_seconds: at(300, "8.4"),
        exempt_increment_below_seconds: 30,
        exempt_to_end_of_period: false,
        signing: Some(at(Signing::BothSign, "8.7")),
    },
    draws: Draws {
        agreement_limits: None,
        offer_refused_by: likely(OfferRefusedBy::Touching, "9.1"),
        claim_is_offer: Some(likely((), "9.1")),
        castling_identity: likely(CastlingIdentity::AnyChange, "9.2"),
        claim_lost_by: at(ClaimLostBy::MakingAMove, "9.4"),
        claim_clock: at(ClaimClock::ClaimantMust, "9.5"),
        wrong_claim_bonus: ByPlay::plain(likely(3, "9.5")),
        claimant_loss: likely(ClaimantLoss::Tiered, "9.5"),
        players_check: None,
    },
    quickplay: Quickplay {
        force: at(QuickplayForce::Always, "10.1"),
        claim_below_seconds: at(120, "10.2"),
        claimant: at(DrawClaimant::PlayerToMove, "10.2"),
        must_stop_clocks: at(true, "10.2"),
        refusal: likely(QuickplayRefusal::PutOffOrRefuse, "10.2"),
        bonus_minutes: likely(2, "10.2"),
        no_appeal: Some(likely((), "10.2")),
        increment_seconds: None,
        no_arbiter: at((), "D.1"),
    },
    conduct: Conduct {
        scoring: at(Scoring::UnlessAnnounced, "11.1"),
        devices: Some(at(Devices::RingingLosesArbiterScores, "12.2")),
        search: None,
        penalties: likely(
            &[
                Penalty::Warning,
                Penalty::OpponentTime,
                Penalty::OffenderTime,
                Penalty::Loss,
                Penalty::OffenderPoints,
                Penalty::OpponentPoints,
                Penalty::Expulsion,
            ],
            "13.4",
        ),
        abstention: at(&Abstention::ALL, "13.6"),
        appeal: None,
        explanation: None,
        spectator_tells_arbiter: None,
    },
    fast: Fast {
        rapid: at(
            TimeRange {
                from: Bound::Including(15),
                to: Bound::Including(60),
                counted: Counted::WithSixtyIncrements,
            },
            "B.1",
        ),
        blitz: at(
            TimeRange {
                from: Bound::Including(0),
                to: Bound::Excluding(15),
                counted: Counted::WithSixtyIncrements,
            },
            "C.1",
        ),
        supervised_rapid: None,
        supervised_blitz: None,
        sheet_requests: None,
        setup_limit: likely(
            SetupLimit { moves: 3, misplaced_king: MisplacedKing::ExchangedWithQueen },
            "B.4",
        ),
        flag_call: ByPlay {
            standard: at(FlagCall::ArbiterToo, "6.9"),
            rapid: at(FlagCall::Players, "B.7"),
            supervised_rapid: None,
            blitz: at(FlagCall::Players, "B.7"),
            supervised_blitz: None,
        },
        time_claim: at(TimeClaim::StopClocksWithTimeLeft, "B.8"),
        gross_illegality: Some(at(GrossIllegality::StepsIn, "B.6")),
        blitz_material: at(WinningMaterial::AnyLegalMate, "C.3"),
    },
    adjournment: Adjournment {
        late: at(LateAtResumption::MinutesUnlessStated(60), "A.10"),
        both_absent: None,
        wrong_times: at(WrongTimes::StayUnlessTooSevere, "A.12"),
        session: at(SessionNotice::StartAndEnd, "A.13"),
    },
    notation: NotationRules {
        piece: at(PieceLetter::FirstLetter, "E.2"),
        capture: at(CaptureSign::Written, "E.9"),
        en_passant: likely(EnPassantMark::Added, "E.9"),
        hyphen: at(Hyphen::None, "E.8"),
    },
};
