/** An adjourned game: how it gets there, is sealed and resumed on the screens. */
import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import { facts, snapshot, table, untimed, type Made } from './club';
import { open, sitDown, type Look, type Seen } from './eyes';
import type { Server } from './server';

export interface Hall {
  server: Server;
  browser: Browser;
}

export interface Party extends Hall {
  made: Made;
  white: Seen;
  black: Seen;
  arbiter: Seen;
}

const REGULATIONS = { edition: '2023', time: '5400+30', adjournments: true, 'default-time': 3_600_000 };

/** A game that has begun, with the arbiter at his desk. */
export async function begun({ server, browser }: Hall, regulations: Record<string, unknown> = {}, look: Look = {}): Promise<Party> {
  const made = await table(server, {
    regulations: { ...REGULATIONS, ...regulations },
    electronicArbiter: true,
    white: { name: 'Ada' },
    black: { name: 'Boris' },
  });
  const [white, black] = await sitDown(browser, server, made, look);
  const arbiter = await open(browser, server, `/h/${made.hall}/t/${made.table}#k=${made.keys.arbiter}`, look);
  await expect.poll(async () => (await snapshot(server, made)).state.stage).toBe('playing');
  return { server, browser, made, white, black, arbiter };
}

export const stage = (party: Party) => expect.poll(async () => (await snapshot(party.server, party.made)).state.stage);
export const outcome = (party: Party) => expect.poll(async () => (await snapshot(party.server, party.made)).state.outcome);

/** A tool out of the list of all. */
export async function tool({ arbiter }: Party, name: string): Promise<void> {
  const all = arbiter.page.locator('details', { hasText: 'All tools' });
  if (!(await all.evaluate((it: HTMLDetailsElement) => it.open))) await all.locator('summary').click();
  await all.getByRole('button', { name, exact: true }).click();
}

export async function adjourn(party: Party): Promise<void> {
  await tool(party, 'Adjourn');
  await party.arbiter.page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await stage(party).toBe('adjourned');
}

/** Writes a move to be sealed and stops the clock; gives the slips. */
export async function seal(seen: Seen, text: string, close: RegExp = /Stop the clock/): Promise<string[]> {
  await seen.page.getByLabel('Sealed move').fill(text);
  await seen.button('Seal').click();
  await seen.button(close).first().click();
  await seen.button('Show the slips').click();
  return seen.page.locator('.slips code').allTextContents();
}

/** As a loss of power. */
export async function loseServer({ server }: Hall): Promise<void> {
  await server.kill();
  await server.run();
}

/** The guided window of the resumption, with these here. */
export async function resume(party: Party, away: readonly ('Ada' | 'Boris')[] = []): Promise<void> {
  const { page } = party.arbiter;
  const dialog = page.getByRole('dialog');
  if (!(await dialog.isVisible())) await party.arbiter.button('Resume the game').first().click();
  for (const name of away) await dialog.getByLabel(new RegExp(`${name}, `)).uncheck();
  await dialog.getByRole('button', { name: 'Resume the game' }).click();
}

export async function unlock(party: Party, slips: readonly [string, string]): Promise<void> {
  const dialog = party.arbiter.page.getByRole('dialog');
  await dialog.getByLabel('One slip').fill(slips[0]);
  await dialog.getByLabel('Another slip').fill(slips[1]);
  await dialog.getByRole('button', { name: 'Open the envelope' }).click();
}

export async function opened(party: Party, slips: readonly [string, string], reading?: string | RegExp): Promise<void> {
  await unlock(party, slips);
  const dialog = party.arbiter.page.getByRole('dialog');
  if (reading) await dialog.getByLabel(reading).check();
  await dialog.getByRole('button', { name: 'Make the move' }).click();
}

export async function leave({ white, black, arbiter }: Party): Promise<void> {
  for (const seen of [white, black, arbiter]) {
    seen.clean();
    await seen.close();
  }
}

/** Sealed by White after no move, the server lost and back. */
export async function sealed(hall: Hall, text: string, regulations: Record<string, unknown> = {}): Promise<Party & { slips: string[] }> {
  const party = await begun(hall, regulations);
  await adjourn(party);
  const slips = await seal(party.white, text);
  expect(slips).toHaveLength(3);
  await loseServer(party);
  await stage(party).toBe('adjourned');
  return { ...party, slips };
}

export const acts = async ({ server, made }: Party): Promise<unknown[]> => untimed(await facts(server, made)).map((it) => it.do);

/** A tool from the foot of the guided window. */
export async function otherwise({ arbiter }: Party, name: string): Promise<void> {
  const dialog = arbiter.page.getByRole('dialog');
  await dialog.locator('summary', { hasText: 'Otherwise' }).click();
  await dialog.getByRole('button', { name, exact: true }).click();
}

