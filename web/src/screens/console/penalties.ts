// What the arbiter may impose, edition by edition, in the order of its text. The server refuses
// what an edition does not list; this only keeps such penalties off the screen.

const OF_1997 = ['warning', 'opponent-time', 'offender-time', 'loss', 'expulsion'] as const;
const OF_2001 = ['warning', 'opponent-time', 'offender-time', 'loss', 'offender-points', 'opponent-points', 'expulsion'] as const;
const OF_2014 = ['warning', 'opponent-time', 'offender-time', 'opponent-points', 'offender-points', 'loss', 'fine', 'expulsion'] as const;
const OF_2017 = [...OF_2014.slice(0, -1), 'exclusion', 'expulsion'] as const;

export function penaltiesOf(edition: string): readonly string[] {
  switch (edition) {
    case '1997':
      return OF_1997;
    case '2001':
    case '2005':
    case '2009':
      return OF_2001;
    case '2014':
      return OF_2014;
    default:
      return OF_2017;
  }
}

/** Whether a penalty is so much time. */
export const isTime = (penalty: string): boolean => penalty === 'opponent-time' || penalty === 'offender-time';

/** Faults at the beginning of a game, breaches of conduct and faults with devices, as facts name them. */
export const SETUP_FAULTS = ['pieces', 'missing', 'king', 'rook-short', 'rook-long', 'board', 'colours', 'clocks'] as const;
/** Whether such a fault is one side's: a piece that castles. */
export const isMisplaced = (fault = ''): boolean => fault === 'king' || fault.startsWith('rook-');
export const CONDUCT = [
  'disrepute', 'leaving', 'leaving-area', 'leaving-unannounced', 'entering', 'search', 'advice', 'smoking', 'distraction', 'refusal',
  'clock', 'pressing-hand', 'displacing', 'writing-ahead', 'not-recording', 'two-hands', 'scoresheet',
] as const;
export const DEVICES = ['sound', 'possession', 'off-in-bag'] as const;
export const STOP_REASONS = ['arbiter', 'assistance', 'promotion-piece', 'illness'] as const;
