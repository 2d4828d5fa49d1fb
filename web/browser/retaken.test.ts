/** Moves that are taken back and a game that is reconstructed, on the players' own scoresheets. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { begun, leave, stage, tool, type Party } from './adjourned';
import { facts, untimed } from './club';
import { audit, fits, open, SIZES, type Seen } from './eyes';
import { browser, server } from './suite';

/** Where pictures go, if they are wished for. */
const folder = process.env.COMPONGO_PICTURES ?? '';

const shoot = async (seen: Seen, name: string) => {
  if (folder === '') return;
  mkdirSync(folder, { recursive: true });
  await seen.page.screenshot({ path: join(folder, `${name}.png`) });
};

const KEPT = { scoresheets: true, 'electronic-scoresheets': true, adjournments: false };

const sheet = (seen: Seen) => seen.page.getByRole('table', { name: 'Your scoresheet' });

async function write(seen: Seen, text: string): Promise<void> {
  const field = seen.page.locator('.sheet form .input').first();
  await field.fill(text);
  await field.press('Enter');
  await expect.poll(() => field.inputValue()).toBe('');
}

async function play(seen: Seen, from: string, to: string): Promise<void> {
  await expect.poll(() => seen.page.getByRole('grid').first().getAttribute('aria-readonly')).toBe('false');
  for (const square of [from, to]) await seen.square(square).click();
  await seen.button('Press the clock').first().click();
  await expect.poll(() => seen.page.getByRole('grid').first().getAttribute('aria-readonly')).toBe('true');
}

async function goOn(party: Party): Promise<void> {
  for (const seen of [party.white, party.black]) await seen.button('Ready to go on').click();
  await stage(party).toBe('playing');
}

test('what was written of moves taken back is struck out by its player, and gaps are filled by both', async () => {
  const party = await begun({ server, browser }, KEPT);
  const { white, black, arbiter, made } = party;
  const dialog = arbiter.page.getByRole('dialog');
  await play(white, 'e2', 'e4');
  await play(black, 'e7', 'e5');
  for (const text of ['e4', 'e5']) await write(white, text);

  await tool(party, 'Restore a position');
  await dialog.getByRole('textbox').first().fill('1');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await stage(party).toBe('halted');
  // It is still there, and he is told what to do with it.
  await expect.poll(() => sheet(white).getByText('taken back').count()).toBe(1);
  expect(await white.page.getByText('Moves were taken back: strike out what you wrote of them, or write over it.').count()).toBe(1);
  expect(await sheet(white).textContent()).toContain('e5');
  await audit(white);
  await shoot(white, 'sheet-taken-back');
  await goOn(party);
  await play(black, 'c7', 'c5');
  // The next line is that of the move taken back.
  await expect.poll(() => white.page.locator('.sheet form label').first().textContent()).toMatch(/1… Black/);
  await write(white, 'c5');
  await expect.poll(() => sheet(white).locator('del').textContent()).toBe('e5');
  expect(await sheet(white).getByText('taken back').count()).toBe(0);

  // Black has written nothing: the game is reconstructed by both.
  await tool(party, 'Reconstruct the game');
  expect(await dialog.getByText('Moves completed').count()).toBe(1);
  await dialog.getByRole('button', { name: 'Stop the clocks and begin' }).click();
  await expect.poll(() => dialog.getByText('Boris: 2 half-moves are missing.').count()).toBe(1);
  await dialog.getByRole('button', { name: 'To the end' }).click();
  await expect.poll(() => dialog.getByText('1...c5').count()).toBeGreaterThan(0);
  await audit(arbiter);
  await shoot(arbiter, 'console-reconstruct');
  // He sees the other sheet until his own is complete.
  const theirs = black.page.getByRole('table', { name: "The opponent's scoresheet" });
  await expect.poll(() => theirs.count()).toBe(1);
  for (const text of ['e4', 'c5']) await write(black, text);
  await expect.poll(() => theirs.count()).toBe(0);
  await expect.poll(() => dialog.getByText('Both scoresheets are complete.').count()).toBe(1);
  const small = await open(browser, server, `/h/${made.hall}/t/${made.table}#k=${made.keys.arbiter}`, { size: SIZES['phone-small'], lang: 'es' });
  await small.page.locator('details', { hasText: 'Todas las herramientas' }).locator('summary').click();
  await small.button('Reconstruir la partida').click();
  await fits(small);
  await shoot(small, 'console-reconstruct-small');
  await small.close();
  await dialog.getByRole('button', { name: 'Start the clocks again' }).click();
  await stage(party).toBe('playing');

  const told = untimed(await facts(server, made)).map((it) => it.do);
  expect(told.filter((it) => it === 'restore' || it === 'reconstruct')).toEqual(['restore', 'reconstruct']);
  await leave(party);
});
