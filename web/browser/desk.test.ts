/** The arbiter's desk: a live game file that is rewritten while somebody looks. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit, fits, launch, open, SIZES } from './eyes';
import { Server } from './server';

let server: Server;
let browser: Browser;
const folder = mkdtempSync(join(tmpdir(), 'compongo-live-'));
const file = join(folder, 'live.pgn');

const game = (white: string, moves: string, result = '*'): string =>
  `[White "${white}"]\n[Black "Black player"]\n[Date "2026.11.30"]\n[Result "${result}"]\n\n${moves} ${result}\n\n`;
const SHUFFLE = 'Nf3 Nf6 Ng1 Ng8 ';

/** As broadcast programs write: another file in the stead of the old one. */
function rewrite(...games: string[]): void {
  writeFileSync(`${file}.new`, games.join(''));
  renameSync(`${file}.new`, file);
}

/** What the server looks at comes a moment later, and what may be half written later still. */
const soon = <T>(look: () => T) => expect.poll(look, { timeout: 15_000 });

beforeAll(async () => {
  rewrite(game('First', 'e4 e5'), game('Second', `${SHUFFLE}Nf3 Nf6`));
  server = await Server.with('--watch', file, '--desk-sources', 'any');
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('alerts come, are seen to on all screens, and go', async () => {
  const one = await open(browser, server, server.desk(), { size: SIZES.desktop });
  const other = await open(browser, server, server.desk(), { size: SIZES.phone, lang: 'es' });
  const alerts = one.page.getByRole('article');
  await soon(() => one.page.getByText('2 boards, 0 over, no alert').count()).toBe(1);

  rewrite(game('First', 'e4 e5 Nf3'), game('Second', `${SHUFFLE}Nf3 Nf6 Ng1`));
  await soon(() => alerts.count()).toBe(1);
  await soon(() => alerts.getByText('Now Black can claim by announcing Ng8.').count()).toBe(1);
  await soon(() => other.page.getByText('Ahora las negras pueden reclamar anunciando Cg8.').count()).toBe(1);
  await one.button('Positions').click();
  expect(await alerts.getByRole('img').count()).toBe(3);
  expect(await one.page.getByRole('status').textContent()).toMatch(/Board 2: Third occurrence/);

  // What one has seen to, the others need not.
  await one.button('Seen to').click();
  await soon(() => other.button('Atendido').count()).toBe(0);

  // Mate on the first board without a result, and the other plays on.
  rewrite(game('First', 'f3 e5 g4 Qh4#'), game('Second', `${SHUFFLE}Nf3 Nf6 Ng1 a6`));
  await soon(() => alerts.getByText('Checkmate by Black, and no result yet.').count()).toBe(1);
  await soon(() => one.page.getByText('Earlier (1)').count()).toBe(1);
  rewrite(game('First', 'f3 e5 g4 Qh4#', '0-1'), game('Second', `${SHUFFLE}Nf3 Nf6 Ng1 a6`));
  await soon(() => one.page.getByText('Nothing to be seen to at the moment.').count()).toBe(1);
  for (const seen of [one, other]) {
    await audit(seen);
    await fits(seen);
    seen.clean();
    await seen.close();
  }
});

test('a file that is gone is told, and the wall shows what waits', async () => {
  rewrite(game('First', 'f3 e5 g4 Qh4#'));
  const wall = await open(browser, server, server.desk().replace('#', '?wall#'), { size: SIZES.tablet });
  await soon(() => wall.page.getByRole('article').count()).toBe(1);
  expect(await wall.page.getByRole('heading', { name: 'Boards' }).count()).toBe(0);
  rmSync(file);
  await soon(() => wall.page.getByText(/there is no such file/).count()).toBe(1);
  await soon(() => wall.page.getByRole('article').count()).toBe(1);
  wall.clean();
  await wall.close();
});

test('addresses are added and removed in the browser', async () => {
  rewrite(game('First', 'e4 e5'));
  const live = createServer((_, answer) => answer.end(game('Far away', 'f3 e5 g4 Qh4#')));
  await new Promise<void>((done) => live.listen(0, '127.0.0.1', done));
  const address = `http://127.0.0.1:${(live.address() as AddressInfo).port}/live.pgn`;
  const one = await open(browser, server, server.desk(), { size: SIZES.desktop });
  const other = await open(browser, server, server.desk(), { size: SIZES.phone, lang: 'es' });
  const sources = one.page.getByRole('region', { name: 'Sources' }).getByRole('listitem');
  await soon(() => sources.count()).toBe(1);
  // What was named when the server was started stays.
  expect(await sources.getByRole('button').count()).toBe(0);

  const field = one.page.getByLabel('Address of a live game file (PGN)');
  await field.fill('/etc/passwd');
  await one.button('Add').click();
  await soon(() => one.page.getByText('An address begins with http:// or https://').count()).toBe(1);
  await field.fill(address);
  await field.press('Enter');
  await soon(() => sources.count()).toBe(2);
  await soon(() => one.page.getByRole('article').count()).toBe(1);
  await soon(() => other.page.getByText('Far away – Black player').count()).toBeGreaterThan(0);
  expect(await field.inputValue()).toBe('');
  for (const seen of [one, other]) {
    await audit(seen);
    await fits(seen);
  }

  await one.button(`Remove ${address}`).click();
  await soon(() => sources.count()).toBe(1);
  await soon(() => other.page.getByRole('article').count()).toBe(0);
  expect(await field.evaluate((it) => it === document.activeElement)).toBe(true);
  expect(await one.page.getByText(`${address} is no longer followed.`).count()).toBe(1);
  live.close();
  for (const seen of [one, other]) {
    seen.clean();
    await seen.close();
  }
});

test('nobody looks in without the link', async () => {
  const seen = await open(browser, server, '/desk');
  await soon(() => seen.page.getByText(/opens with the link/).count()).toBe(1);
  expect((await fetch(`${server.origin}/api/desk`)).status).toBe(401);
  seen.clean();
  await seen.close();
});
