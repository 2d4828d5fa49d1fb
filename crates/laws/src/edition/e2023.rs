//! The Laws in force from 1 January 2023.

use jiff::civil::date;

use crate::*;

super::citing!(E2023);

pub(super) const RULES: Rules = Rules {
    in_force_from: date(2023, 1, 1),
    agreement_needs_one_move_each: true,
    fivefold: Some(Fivefold::AnyTime),
    seventy_five_moves: true,
    appendices: Appendices {
        adjourned: "I",
        rapid: "A",
        blitz: "B",
        notation: "C",
        visually_impaired: "D",
        chess960: Some("II"),
        quickplay: "III",
        no_arbiter: "III.6",
    },
    touch: Touch {
        touching: at(Touching::ToMoveOrCapture, "4.3"),
        contact: Some(at(Contact::IntendedUnlessClearlyAccidental, "4.2.2")),
        adjusted_by: at(AdjustedBy::PlayerToMoveWhileHisClockRuns, "6.2.5"),
        both_colours: at(BothColours::FirstOfEach, "4.3.3"),
        castling_touch: at(CastlingTouch::Any, "4.4.1"),
        castling_attempt: at(CastlingAttempt::AnotherKingMove, "4.7.2"),
        promotion_choice: at(PromotionChoice::WhenItTouchesTheSquare, "4.4.4"),
        complaint_lost_by: at(ComplaintLostBy::TouchingToMoveOrCapture, "4.8"),
        assistant: Some(at((), "4.9")),
        rulings: ByPlay::same(at(TouchRulings::ArbiterOrPlayer, "4.8")),
    },
    endings: Endings {
        checkmate: at(LastMove::LegalAndProperlyMade, "5.1.1"),
        stalemate: at(LastMove::LegalAndProperlyMade, "5.2.1"),
        dead_position: at(LastMove::LegalAndProperlyMade, "5.2.2"),
        resignation: at(Resignation::DrawIfOpponentCannotMate, "5.1.2"),
    },
    clock: ClockRules {
        unpressed: at(UnpressedMove::EndOfGameOrNextMove, "6.2.1.2"),
        default_time: at(DefaultTime::ZeroUnlessStated, "6.7.1"),
        both_absent: Some(at(BothAbsent::WhiteIfDefaultTimeNotZero, "6.7.2")),
        both_flags: ByPlay {
            standard: likely(BothFlags::MarkOfTheClock, "6.9"),
            rapid: likely(BothFlags::MarkOfTheClock, "A.5.3"),
            supervised_rapid: Some(likely(BothFlags::MarkOfTheClock, "6.9")),
            blitz: likely(BothFlags::MarkOfTheClock, "A.5.3"),
            supervised_blitz: Some(likely(BothFlags::MarkOfTheClock, "6.9")),
        },
        both_flags_quickplay: at(BothFlags::PlayOnUnlessLastPeriod, "III.3.1"),
        restored_times: at(RestoredTimes::BestJudgmentOrUnchanged, "7.1"),
        wrong_setting: Some(at((), "6.10.2")),
        assistant: Some(at(AssistantsTime::AdjustedFairlyUnlessDisabled, "6.2.6")),
    },
    irregularities: Irregularities {
        colours_reversed: at(ColoursReversed::NewGameBefore { moves: 10 }, "7.3"),
        displaced: at(Displaced::StopTheClocks, "7.4.2"),
        illegal_move: ByPlay {
            standard: at(penalty(2, Some(2), true), "7.5.5"),
            rapid: at(penalty(1, Some(2), true), "A.3"),
            supervised_rapid: Some(at(penalty(1, Some(2), true), "A.3")),
            blitz: at(penalty(1, Some(2), true), "A.3"),
            supervised_blitz: Some(likely(penalty(1, Some(2), true), "A.3")),
        },
        illegal_move_quickplay: None,
        discovery: ByPlay {
            standard: at(
                found(Notice::ArbiterOrPlayer, Window::WholeGame, NotInTime::NoLimit),
                "7.5.1",
            ),
            rapid: at(
                found(
                    Notice::ArbiterOrPlayer,
                    Window::UntilOpponentMoves,
                    NotInTime::StandsUnlessBothAgree,
                ),
                "A.5.2",
            ),
            supervised_rapid: Some(at(
                found(Notice::ArbiterOrPlayer, Window::WholeGame, NotInTime::NoLimit),
                "7.5.1",
            )),
            blitz: at(
                found(
                    Notice::ArbiterOrPlayer,
                    Window::UntilOpponentMoves,
                    NotInTime::StandsUnlessBothAgree,
                ),
                "A.5.2",
            ),
            supervised_blitz: Some(at(
                found(Notice::ArbiterOrPlayer, Window::WholeGame, NotInTime::NoLimit),
                "7.5.1",
            )),
        },
        unreplaced_pawn: at(UnreplacedPawn::Queen, "7.5.2"),
        press_without_move: Some(cite("7.5.3")),
        two_hands: at(TwoHands::IllegalMoveIfPressed, "7.5.4"),
        replacing_move: at(ReplacingMove::TouchedAndReleased, "7.5.1"),
    },
    recording: Recording {
        scoresheet: at(Scoresheet::PaperOrElectronic, "8.1.1"),
        writing_ahead: at(WritingAhead::OnlyToClaimOrSeal, "8.1.2"),
        cannot_write: at(
            CannotWrite::Assistant(AssistantsTime::AdjustedFairlyUnlessDisabled),
            "8.1.6",
        ),
        exempt_below_seconds: at(300, "8.4"),
        exempt_increment_below_seconds: 30,
        exempt_to_end_of_period: true,
        signing: Some(at(Signing::BothSignOrApprove, "8.7")),
    },
    draws: Draws {
        agreement_limits: Some(at(AgreementLimits::OffersAndAgreement, "9.1.1")),
        offer_refused_by: at(OfferRefusedBy::Touching, "9.1.2.1"),
        claim_is_offer: Some(at((), "9.1.2.3")),
        castling_identity: at(CastlingIdentity::LostByMoving, "9.2.3.2"),
        claim_lost_by: at(ClaimLostBy::Touching, "9.4"),
        claim_clock: at(ClaimClock::ClaimantOrArbiter, "9.5.1"),
        wrong_claim_bonus: ByPlay {
            standard: at(2, "9.5.3"),
            rapid: at(1, "A.3"),
            supervised_rapid: Some(at(1, "A.3")),
            blitz: at(1, "A.3"),
            supervised_blitz: Some(likely(1, "A.3")),
        },
        claimant_loss: at(ClaimantLoss::Nothing, "9.5.3"),
        players_check: Some(at((), "11.12")),
    },
    quickplay: Quickplay {
        force: at(QuickplayForce::IfAnnouncedWithoutIncrement, "III.2.2"),
        claim_below_seconds: at(120, "III.5"),
        claimant: at(DrawClaimant::PlayerToMove, "III.5"),
        must_stop_clocks: at(false, "III.5"),
        refusal: at(QuickplayRefusal::PutOffOrRefuse, "III.5.1"),
        bonus_minutes: at(2, "III.5.3"),
        no_appeal: None,
        increment_seconds: Some(at(5, "III.4")),
        no_arbiter: at((), "III.6"),
    },
    conduct: Conduct {
        scoring: at(Scoring::UnlessAnnouncedWithinMaximum, "10.2"),
        devices: Some(at(Devices::UnapprovedPossessionLoses, "11.3.2.2")),
        search: Some(at((), "11.3.3")),
        penalties: at(
            &[
                Penalty::Warning,
                Penalty::OpponentTime,
                Penalty::OffenderTime,
                Penalty::OpponentPoints,
                Penalty::OffenderPoints,
                Penalty::Loss,
                Penalty::Fine,
                Penalty::Exclusion,
                Penalty::Expulsion,
            ],
            "12.9",
        ),
        abstention: at(&Abstention::ALL, "12.6"),
        appeal: Some(at((), "11.10")),
        explanation: Some(at((), "11.9")),
        spectator_tells_arbiter: Some(at((), "12.7")),
    },
    fast: Fast {
        rapid: at(
            TimeRange {
                from: Bound::Excluding(10),
                to: Bound::Excluding(60),
                counted: Counted::WithSixtyIncrements,
            },
            "A.1",
        ),
        blitz: at(
            TimeRange {
                from: Bound::Including(0),
                to: Bound::Including(10),
                counted: Counted::WithSixtyIncrements,
            },
            "B.1",
        ),
        supervised_rapid: Some(at(Supervision { games_per_arbiter: 3, recorded: true }, "A.4")),
        supervised_blitz: Some(at(Supervision { games_per_arbiter: 1, recorded: true }, "B.2")),
        sheet_requests: Some(at(5, "A.4.3")),
        setup_limit: at(
            SetupLimit { moves: 10, misplaced_king: MisplacedKing::KingOrRookMisplaced },
            "A.5.1",
        ),
        flag_call: ByPlay {
            standard: at(FlagCall::ArbiterToo, "6.8"),
            rapid: at(FlagCall::ArbiterToo, "A.5.5"),
            supervised_rapid: Some(at(FlagCall::ArbiterToo, "6.8")),
            blitz: at(FlagCall::ArbiterToo, "A.5.5"),
            supervised_blitz: Some(at(FlagCall::ArbiterToo, "6.8")),
        },
        time_claim: at(TimeClaim::MayStopClocks, "A.5.3"),
        gross_illegality: Some(at(GrossIllegality::WaitsThenDraw, "A.5.4")),
        blitz_material: at(WinningMaterial::AnyLegalMate, "6.9"),
    },
    adjournment: Adjournment {
        late: at(LateAtResumption::DefaultTime, "I.10"),
        both_absent: Some(cite("I.11")),
        wrong_times: at(WrongTimes::ArbiterDecides, "I.13"),
        session: at(SessionNotice::Start, "I.14"),
    },
    notation: NotationRules {
        piece: at(PieceLetter::Abbreviation, "C.2"),
        capture: at(CaptureSign::Optional, "C.9"),
        en_passant: at(EnPassantMark::Optional, "C.9.3"),
        hyphen: at(Hyphen::NotNeeded, "C.8"),
    },
};
