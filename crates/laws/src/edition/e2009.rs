//! The Laws in force from 1 July 2009 (79th Congress, Dresden 2008).

use jiff::civil::date;

use crate::*;

super::citing!(E2009);

pub(super) const RULES: Rules = Rules {
    in_force_from: date(2009, 7, 1),
    agreement_needs_one_move_each: false,
    fivefold: None,
    seventy_five_moves: false,
    appendices: Appendices {
        adjourned: "G",
        rapid: "A",
        blitz: "B",
        notation: "C",
        visually_impaired: "E",
        chess960: Some("F"),
        quickplay: "10",
        no_arbiter: "D",
    },
    touch: Touch {
        touching: at(Touching::Deliberate, "4.3"),
        contact: None,
        adjusted_by: at(AdjustedBy::PlayerToMove, "4.2"),
        both_colours: at(BothColours::OneOfEach, "4.3(c)"),
        castling_touch: at(CastlingTouch::Deliberate, "4.4(a)"),
        castling_attempt: at(CastlingAttempt::TouchedPieces, "4.6(b)"),
        promotion_choice: at(PromotionChoice::WhenItTouchesTheSquare, "4.4(d)"),
        complaint_lost_by: at(ComplaintLostBy::DeliberateTouching, "4.7"),
        assistant: None,
        rulings: ByPlay {
            standard: at(TouchRulings::ArbiterOrPlayer, "4.7"),
            rapid: at(TouchRulings::OnRequest, "A.4(b)"),
            supervised_rapid: Some(at(TouchRulings::ArbiterOrPlayer, "4.7")),
            blitz: at(TouchRulings::OnRequest, "A.4(b)"),
            supervised_blitz: Some(at(TouchRulings::ArbiterOrPlayer, "4.7")),
        },
    },
    endings: Endings {
        checkmate: at(LastMove::Legal, "5.1(a)"),
        stalemate: at(LastMove::Legal, "5.2(a)"),
        dead_position: at(LastMove::Legal, "9.6"),
        resignation: at(Resignation::OpponentWins, "5.1(b)"),
    },
    clock: ClockRules {
        unpressed: at(UnpressedMove::EndOfGame, "6.7(a)"),
        default_time: at(DefaultTime::ZeroUnlessStated, "6.6(a)"),
        both_absent: Some(at(BothAbsent::WhiteIfDefaultTimeNotZero, "6.6(b)")),
        both_flags: ByPlay {
            standard: at(BothFlags::PlayOnUnlessLastPeriod, "6.11"),
            rapid: at(BothFlags::Draw, "A.4(d)"),
            supervised_rapid: Some(at(BothFlags::PlayOnUnlessLastPeriod, "6.11")),
            blitz: at(BothFlags::Draw, "A.4(d)"),
            supervised_blitz: Some(at(BothFlags::PlayOnUnlessLastPeriod, "6.11")),
        },
        both_flags_quickplay: at(BothFlags::PlayOnUnlessLastPeriod, "6.11"),
        restored_times: at(RestoredTimes::BestJudgmentAndCounter, "6.13"),
        wrong_setting: Some(at((), "6.10(b)")),
        assistant: Some(at(AssistantsTime::AdjustedFairly, "6.7(d)")),
    },
    irregularities: Irregularities {
        colours_reversed: at(ColoursReversed::GoesOnUnlessArbiter, "7.2"),
        displaced: at(Displaced::StopTheClocks, "7.3"),
        illegal_move: ByPlay {
            standard: at(penalty(2, Some(3), true), "7.4(b)"),
            rapid: at(penalty(2, Some(3), true), "7.4(b)"),
            supervised_rapid: Some(at(penalty(2, Some(3), true), "7.4(b)")),
            blitz: at(penalty(0, Some(1), true), "B.3(c)"),
            supervised_blitz: Some(at(penalty(2, Some(3), true), "7.4(b)")),
        },
        illegal_move_quickplay: None,
        discovery: ByPlay {
            standard: at(
                found(Notice::ArbiterOrPlayer, Window::WholeGame, NotInTime::NoLimit),
                "7.4(a)",
            ),
            rapid: at(
                found(
                    Notice::OpponentOrArbiterIfGross,
                    Window::UntilOpponentMoves,
                    NotInTime::Stands,
                ),
                "A.4(c)",
            ),
            supervised_rapid: Some(at(
                found(Notice::ArbiterOrPlayer, Window::WholeGame, NotInTime::NoLimit),
                "7.4(a)",
            )),
            blitz: at(
                found(
                    Notice::Opponent,
                    Window::UntilOpponentMoves,
                    NotInTime::StandsUnlessBothAgree,
                ),
                "B.3(c)",
            ),
            supervised_blitz: Some(at(
                found(Notice::ArbiterOrPlayer, Window::WholeGame, NotInTime::NoLimit),
                "7.4(a)",
            )),
        },
        unreplaced_pawn: at(UnreplacedPawn::PlayersChoice, "7.4(a)"),
        press_without_move: None,
        two_hands: at(TwoHands::Forbidden, "4.1"),
        replacing_move: at(ReplacingMove::TouchedAndReleased, "7.4(a)"),
    },
    recording: Recording {
        scoresheet: at(Scoresheet::Paper, "8.1"),
        writing_ahead: at(WritingAhead::OnlyToClaimOrSeal, "8.1"),
        cannot_write: at(CannotWrite::Assistant(AssistantsTime::AdjustedFairly), "8.1"),
        exempt_below_seconds: at(300, "8.4"),
        exempt_increment_below_seconds: 30,
        exempt_to_end_of_period: true,
        signing: Some(at(Signing::BothSign, "8.7")),
    },
    draws: Draws {
        agreement_limits: Some(at(AgreementLimits::Agreement, "9.1(a)")),
        offer_refused_by: at(OfferRefusedBy::Touching, "9.1(b)"),
        claim_is_offer: Some(at((), "9.1(b)")),
        castling_identity: at(CastlingIdentity::LostByMoving, "9.2"),
        claim_lost_by: at(ClaimLostBy::Touching, "9.4"),
        claim_clock: at(ClaimClock::ClaimantMay, "9.5"),
        wrong_claim_bonus: ByPlay::same(at(3, "9.5(b)")),
        claimant_loss: at(ClaimantLoss::Nothing, "9.5(b)"),
        players_check: None,
    },
    quickplay: Quickplay {
        force: at(QuickplayForce::Always, "10.1"),
        claim_below_seconds: at(120, "10.2"),
        claimant: at(DrawClaimant::PlayerToMove, "10.2"),
        must_stop_clocks: at(false, "10.2"),
        refusal: at(QuickplayRefusal::PutOffOrRefuse, "10.2(a)"),
        bonus_minutes: at(2, "10.2(c)"),
        no_appeal: Some(at((), "10.2(d)")),
        increment_seconds: None,
        no_arbiter: at((), "D.1"),
    },
    conduct: Conduct {
        scoring: at(Scoring::UnlessAnnounced, "11.1"),
        devices: Some(at(Devices::SoundLosesOpponentWinsIfHeCan, "12.3(b)")),
        search: None,
        penalties: at(
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
        appeal: Some(at((), "12.10")),
        explanation: None,
        spectator_tells_arbiter: Some(at((), "13.7(a)")),
    },
    fast: Fast {
        rapid: at(
            TimeRange {
                from: Bound::Including(15),
                to: Bound::Excluding(60),
                counted: Counted::WithSixtyIncrements,
            },
            "A.1",
        ),
        blitz: at(
            TimeRange {
                from: Bound::Including(0),
                to: Bound::Excluding(15),
                counted: Counted::WithSixtyIncrements,
            },
            "B.1",
        ),
        supervised_rapid: Some(at(Supervision { games_per_arbiter: 3, recorded: false }, "A.3")),
        supervised_blitz: Some(at(Supervision { games_per_arbiter: 1, recorded: false }, "B.2")),
        sheet_requests: None,
        setup_limit: at(
            SetupLimit { moves: 3, misplaced_king: MisplacedKing::ExchangedWithQueen },
            "A.4(a)",
        ),
        flag_call: ByPlay {
            standard: at(FlagCall::ArbiterToo, "6.8"),
            rapid: at(FlagCall::PlayersOrArbiterIfBoth, "A.4(d)"),
            supervised_rapid: Some(at(FlagCall::ArbiterToo, "6.8")),
            blitz: at(FlagCall::PlayersOrArbiterIfBoth, "A.4(d)"),
            supervised_blitz: Some(at(FlagCall::ArbiterToo, "6.8")),
        },
        time_claim: at(TimeClaim::StopClocksWithTimeLeft, "A.4(d)"),
        gross_illegality: Some(at(GrossIllegality::StepsIn, "A.4(c)")),
        blitz_material: at(WinningMaterial::AnyLegalMate, "6.9"),
    },
    adjournment: Adjournment {
        late: at(LateAtResumption::MinutesUnlessStated(60), "G.10"),
        both_absent: None,
        wrong_times: at(WrongTimes::StayUnlessTooSevere, "G.12"),
        session: at(SessionNotice::StartAndEnd, "G.13"),
    },
    notation: NotationRules {
        piece: at(PieceLetter::FirstLetter, "C.2"),
        capture: at(CaptureSign::WrittenOrLeftOut, "C.9"),
        en_passant: at(EnPassantMark::Added, "C.9"),
        hyphen: at(Hyphen::None, "C.8"),
    },
};
