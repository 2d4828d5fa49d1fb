// What an organiser fills in, and the profiles that fill most of it in for him.

export const EDITIONS = ['2023', '2018', '2017', '2014', '2009', '2005', '2001', '1997'] as const;
export type EditionYear = (typeof EDITIONS)[number];

export type Speed = 'standard' | 'rapid' | 'blitz';
export type Fault = 'freeze' | 'run';

export const PROFILES = ['standard', 'rapid', 'rapid-unsupervised', 'blitz', 'blitz-unsupervised', 'online', 'casual', 'one-screen'] as const;
export type Profile = (typeof PROFILES)[number];

export interface Player {
  name: string;
  title: string;
  fideId: string;
  rating: string;
  federation: string;
  team: string;
  /** What the player needs: these are regulations. */
  assistant: boolean;
  visuallyImpaired: boolean;
  disabled: boolean;
}

/** One game: who plays it. */
export interface Pairing {
  white: Player;
  black: Player;
}

export interface Draft {
  profile: Profile;
  hall: string;
  round: string;
  date: string;
  edition: EditionYear;
  /** Free text or short form; empty for games without a clock. */
  time: string;
  /** `''` is by the edition's own measure. */
  speed: Speed | '';
  changeAtZero: boolean;
  /** The clock shows which flag fell first. */
  marksFirstFlag: boolean;
  supervised: boolean;
  noArbiter: boolean;
  guarded: boolean;
  electronicArbiter: boolean;
  autoPress: boolean;
  /** Minutes, as typed; empty if the regulations say nothing. */
  defaultTime: string;
  /** Moves by both players, as typed; empty if there is no restriction. */
  noDrawBefore: string;
  quickplay: boolean;
  adjournments: boolean;
  scoresheets: boolean;
  /** The screens are electronic scoresheets certified by FIDE (2023). */
  electronicScoresheets: boolean;
  mildDevicePenalty: boolean;
  devicesInBags: boolean;
  chess960: boolean;
  start: string;
  public: boolean;
  /** Minutes by which spectators see the game later. */
  delay: string;
  onRestart: Fault;
  showPresence: boolean;
  hideMoveCounter: boolean;
  /** Both players sit at one screen. */
  shared: boolean;
  pairings: Pairing[];
}

export function player(part: Partial<Player> = {}): Player {
  return { name: '', title: '', fideId: '', rating: '', federation: '', team: '', assistant: false, visuallyImpaired: false, disabled: false, ...part };
}

export const pairing = (): Pairing => ({ white: player(), black: player() });

const PLAIN = {
  speed: '' as const,
  changeAtZero: false,
  marksFirstFlag: false,
  supervised: false,
  noArbiter: false,
  guarded: false,
  electronicArbiter: false,
  autoPress: false,
  defaultTime: '',
  noDrawBefore: '',
  quickplay: false,
  adjournments: false,
  scoresheets: false,
  electronicScoresheets: false,
  mildDevicePenalty: false,
  devicesInBags: false,
  chess960: false,
  start: '',
  public: true,
  delay: '0',
  onRestart: 'freeze' as const,
  showPresence: false,
  hideMoveCounter: false,
  shared: false,
};

/** Where a profile differs from the plain game over the board. */
const OF_PROFILE: Record<Profile, Partial<Draft>> = {
  standard: { time: '5400+30', scoresheets: true, defaultTime: '30' },
  rapid: { time: '900+10', supervised: true, defaultTime: '15' },
  'rapid-unsupervised': { time: '900+10', defaultTime: '15' },
  blitz: { time: '180+2', supervised: true, defaultTime: '5' },
  'blitz-unsupervised': { time: '180+2', defaultTime: '5' },
  online: { time: '900+10', supervised: true, guarded: true, electronicArbiter: true, autoPress: true, showPresence: true },
  casual: { time: '600+5', guarded: true, electronicArbiter: true, autoPress: true, showPresence: true },
  'one-screen': { time: '600+5', guarded: true, electronicArbiter: true, autoPress: true, shared: true },
};

/** A draft filled in by a profile; names, hall and edition of an earlier draft are kept. */
export function draft(profile: Profile, today: string, kept?: Draft): Draft {
  return {
    ...PLAIN,
    time: '',
    profile,
    hall: kept?.hall ?? '',
    round: kept?.round ?? '',
    date: kept?.date ?? today,
    edition: kept?.edition ?? editionOn(today),
    pairings: kept?.pairings ?? [pairing()],
    ...OF_PROFILE[profile],
  };
}

/** From which day each edition is in force; the laws the server knows are the same. */
const IN_FORCE: readonly [EditionYear, string][] = [
  ['2023', '2023-01-01'],
  ['2018', '2018-01-01'],
  ['2017', '2017-07-01'],
  ['2014', '2014-07-01'],
  ['2009', '2009-07-01'],
  ['2005', '2005-07-01'],
  ['2001', '2001-07-01'],
];

export function editionOn(day: string): EditionYear {
  return IN_FORCE.find(([, from]) => from <= day)?.[0] ?? '1997';
}

/** What of this draft departs from the Laws or is to be announced to the players. */
export interface Deviation {
  /** The message in setup.ftl. */
  id: string;
  /** Articles of the edition of 2023, for looking up. */
  articles: string[];
}

export function deviations(it: Draft): Deviation[] {
  const found: Deviation[] = [];
  const add = (when: boolean, id: string, ...articles: string[]) => when && found.push({ id, articles });
  add(it.autoPress, 'new-deviation-auto-press', '6.2.1');
  add(it.guarded, 'new-deviation-guarded', '7.5.1');
  add(it.electronicArbiter, 'new-deviation-electronic-arbiter', '12.1');
  add(it.noArbiter, 'new-deviation-no-arbiter', '12.1');
  add(it.time.trim() === '', 'new-deviation-no-clock', '6.1');
  add(it.quickplay, 'new-deviation-quickplay', 'III.2.1');
  add(it.noDrawBefore.trim() !== '', 'new-deviation-no-draw', '9.1.1');
  add(it.mildDevicePenalty, 'new-deviation-mild-device', '11.3.2.2');
  add(it.hideMoveCounter, 'new-deviation-hidden-counter', '12.6');
  return found;
}
