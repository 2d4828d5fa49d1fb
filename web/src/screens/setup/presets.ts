// Time controls to pick from. The text is the canonical short form; the words come from the server.

export interface Preset {
  text: string;
  /** A name people know it by: the same in both languages. */
  label: string;
  group: 'standard' | 'rapid' | 'blitz' | 'other';
}

export const PRESETS: readonly Preset[] = [
  { text: '5400+30', label: '90 + 30″', group: 'standard' },
  { text: '40/5400+30:1800+30', label: '90/40 + 30, +30″', group: 'standard' },
  { text: '40/6000+30:20/3000+30:900+30', label: '100/40 + 50/20 + 15, +30″', group: 'standard' },
  { text: '40/7200:1800+30', label: '120/40 + 30, +30″/41', group: 'standard' },
  { text: '3600+30', label: '60 + 30″', group: 'standard' },
  { text: '2700+30', label: '45 + 30″', group: 'standard' },
  { text: '40/7200:3600', label: '120/40 + 60', group: 'standard' },
  { text: '7200', label: '120', group: 'standard' },
  { text: '1500+10', label: '25 + 10″', group: 'rapid' },
  { text: '900+10', label: '15 + 10″', group: 'rapid' },
  { text: '900+5', label: '15 + 5″', group: 'rapid' },
  { text: '600+5', label: '10 + 5″', group: 'rapid' },
  { text: '1500', label: '25', group: 'rapid' },
  { text: '180+2', label: '3 + 2″', group: 'blitz' },
  { text: '300+3', label: '5 + 3″', group: 'blitz' },
  { text: '300', label: '5', group: 'blitz' },
  { text: '3600d5', label: 'G/60 d5', group: 'other' },
  { text: '35/4500:900', label: '75/35 + 15', group: 'other' },
  { text: '600=420', label: '10 : 7 Armageddon', group: 'other' },
];

export const GROUPS = ['standard', 'rapid', 'blitz', 'other'] as const;
