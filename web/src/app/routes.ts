/**
 * Which screen a path shows. A screen is `src/screens/<name>/Screen.svelte`; it gets the parts of
 * the path as the property `params` and is fetched when it is first wanted.
 */
import type { Component } from 'svelte';
import { match, type Params } from './match';

export interface Route {
  pattern: string;
  screen: string;
  /** The screen fills the window and brings its own header (with `Tools`). */
  bare?: boolean;
}

export const ROUTES: readonly Route[] = [
  { pattern: '/', screen: 'home' },
  { pattern: '/new', screen: 'setup' },
  { pattern: '/pair', screen: 'pair' },
  { pattern: '/t/:table', screen: 'table', bare: true },
  { pattern: '/g/:table', screen: 'game' },
  { pattern: '/e/:table', screen: 'envelope' },
  { pattern: '/h/:hall', screen: 'console', bare: true },
  { pattern: '/h/:hall/t/:table', screen: 'console', bare: true },
  { pattern: '/h/:hall/new', screen: 'setup' },
  { pattern: '/w/:hall', screen: 'wallboard', bare: true },
  { pattern: '/desk', screen: 'desk' },
  { pattern: '/s/:table', screen: 'spectator' },
  { pattern: '/school', screen: 'school' },
  { pattern: '/laws', screen: 'laws' },
  { pattern: '/laws/:edition', screen: 'laws' },
  { pattern: '/laws/:edition/:article', screen: 'laws' },
];

export type Screen = Component<{ params: Params }>;

const screens = import.meta.glob<{ default: Screen }>('../screens/*/Screen.svelte');

export interface Found {
  route: Route;
  params: Params;
  load: () => Promise<Screen>;
}

/** The screen for a path; null if there is none. */
export function find(path: string): Found | null {
  for (const route of ROUTES) {
    const params = match(route.pattern, path);
    const file = screens[`../screens/${route.screen}/Screen.svelte`];
    if (params && file) return { route, params, load: async () => (await file()).default };
  }
  return null;
}
