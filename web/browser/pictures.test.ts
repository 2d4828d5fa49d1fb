/** The pictures of the documentation, drawn anew: `COMPONGO_PICTURES=FOLDER npm run test:browser pictures`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { adjourn, begun, resume, seal } from './adjourned';
import { link, table } from './club';
import { launch, open, sitDown, SIZES, type Seen } from './eyes';
import { Server } from './server';

const folder = process.env.COMPONGO_PICTURES ?? '';

/** The first moves of a Ruy Lopez. */
const LINE = 'e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Nb8 d4 Nbd7'.split(' ');
const DESKTOP = { width: 1280, height: 800 };

test.skipIf(folder === '')('pictures of every screen', async () => {
  mkdirSync(folder, { recursive: true });
  const server = await Server.start(join(import.meta.dirname, '../../samples/live.pgn'));
  const browser = await launch();
  const made = await table(server, {
    regulations: { edition: '2023', time: '5400+30', guarded: true },
    electronicArbiter: true,
    round: '3',
    board: 1,
    white: { name: 'White player', title: 'WGM', rating: 2310, federation: 'ESP' },
    black: { name: 'Black player', title: 'IM', rating: 2405, federation: 'URU' },
  });
  const players = await sitDown(browser, server, made, { size: DESKTOP });
  for (const [ply, san] of LINE.entries()) {
    const seen = players[ply % 2]!;
    const grid = seen.page.getByRole('grid').first();
    await expect.poll(() => grid.getAttribute('aria-readonly')).toBe('false');
    await seen.type(san);
    await seen.button(/Press the clock/).click();
    await expect.poll(() => grid.getAttribute('aria-readonly')).toBe('true');
  }
  const blind = { 'visually-impaired': true };
  const byEar = await table(server, {
    regulations: { edition: '2023', time: '5400+30', white: blind, black: blind },
    electronicArbiter: true,
    white: { name: 'White player', title: 'WGM' },
    black: { name: 'Black player', title: 'IM' },
  });
  const [ana, berta] = [await open(browser, server, link(server, byEar, 'white')), await open(browser, server, link(server, byEar, 'black'))];
  for (const seen of [ana, berta]) await seen.type('ready');
  for (const [seen, text] of [[ana, 'e4'], [berta, 'r'], [ana, 'k'], [berta, 'e5'], [ana, 'r'], [berta, 'k'], [ana, 'Nf3']] as const) {
    await seen.page.waitForTimeout(700);
    await seen.type(text);
  }
  await ana.page.waitForTimeout(700);
  const screens: Record<string, string> = {
    home: '/',
    ear: link(server, byEar, 'black'),
    setup: '/new',
    table: link(server, made, 'white'),
    shared: link(server, made, 'shared'),
    console: link(server, made, 'arbiter'),
    wallboard: link(server, made, 'wallboard'),
    spectator: `/s/${made.table}`,
    game: `/g/${made.table}`,
    laws: '/laws/2023/9.2.2',
    desk: server.desk(),
    school: '/school?edition=2023&subject=irregular&count=3&set=3',
  };
  for (const [name, url] of Object.entries(screens)) {
    for (const [size, viewport] of [['', DESKTOP], ['-phone', SIZES.phone]] as const) {
      for (const lang of ['en', 'es'] as const) {
        const seen = await open(browser, server, url, { size: viewport, lang, touch: size !== '' });
        await seen.page.waitForTimeout(name === 'laws' ? 8_000 : 1_500);
        if (name === 'school') await seen.button(/^(Begin|Empezar)$/).click();
        if (name === 'console') await seen.page.getByText('White player').first().click();
        await seen.page.waitForTimeout(500);
        await seen.page.screenshot({ path: join(folder, `${name}${size}${lang === 'es' ? '.es' : ''}.png`) });
        await seen.close();
      }
    }
  }
  await school(browser, server);
  await browser.close();
  await server.stop();
}, 600_000);

test.skipIf(folder === '')('pictures of an adjourned game', async () => {
  mkdirSync(folder, { recursive: true });
  const server = await Server.start();
  const browser = await launch();
  const shoot = (name: string, seen: Seen) => seen.page.screenshot({ path: join(folder, `${name}.png`) });
  const party = await begun({ server, browser }, {}, { size: DESKTOP });
  await adjourn(party);
  await party.white.page.getByLabel('Sealed move').fill('Nf3');
  await shoot('seal', party.white);
  const slips = await seal(party.white, 'Nf3');
  await shoot('slips', party.white);
  await party.arbiter.button('Resume the game').first().click();
  await party.arbiter.page.waitForTimeout(500);
  await shoot('resume', party.arbiter);
  for (const [size, viewport] of [['', DESKTOP], ['-phone', SIZES.phone]] as const) {
    for (const lang of ['en', 'es'] as const) {
      const seen = await open(browser, server, `/e/${party.made.table}#k=${party.made.seats.white}`, { size: viewport, lang });
      await seen.page.waitForTimeout(1_000);
      await shoot(`envelope${size}${lang === 'es' ? '.es' : ''}`, seen);
      if (size === '' && lang === 'en') await seen.page.pdf({ path: join(folder, 'envelope.pdf'), preferCSSPageSize: true });
      await seen.close();
      const player = await open(browser, server, link(server, party.made, 'white'), { size: viewport, lang });
      await player.page.waitForTimeout(1_000);
      await shoot(`sealed${size}${lang === 'es' ? '.es' : ''}`, player);
      await player.close();
      const desk = await open(browser, server, `/h/${party.made.hall}/t/${party.made.table}#k=${party.made.keys.arbiter}`, { size: viewport, lang });
      await desk.button(/Resume the game|Reanudar la partida/).first().click();
      await desk.page.waitForTimeout(700);
      await shoot(`resume${size}${lang === 'es' ? '.es' : ''}`, desk);
      await desk.close();
    }
  }
  await resume(party);
  const dialog = party.arbiter.page.getByRole('dialog');
  await dialog.getByLabel('One slip').fill(slips[0] ?? '');
  await dialog.getByLabel('Another slip').fill(slips[2] ?? '');
  await shoot('unlock', party.arbiter);
  await dialog.getByRole('button', { name: 'Open the envelope' }).click();
  await shoot('reading', party.arbiter);
  await browser.close();
  await server.stop();
}, 600_000);
/** What is right, and the result of an exam. */
async function school(browser: Browser, server: Server): Promise<void> {
  const seen = await open(browser, server, '/school?edition=2023&subject=irregular&count=3&set=3', { size: DESKTOP });
  await seen.button('Begin').click();
  await seen.page.getByRole('radio').first().check();
  await seen.button(/^Answer$/).click();
  await seen.page.getByText(/Ruling (right|wrong)\./).scrollIntoViewIfNeeded();
  await seen.page.locator('section:focus-within, section[tabindex]').last().screenshot({ path: join(folder, 'school-explained.png') });
  await seen.page.goto(`${server.origin}/school?edition=2023&subject=irregular&count=3&set=3&exam=30`);
  await seen.button('Begin').click();
  for (const _ of [1, 2]) {
    await seen.page.getByRole('radio').first().check();
    await seen.page.getByRole('checkbox').first().check();
    await seen.button('Answer and go on').click();
    await seen.page.waitForTimeout(500);
  }
  await seen.button('Hand in').click();
  await seen.page.waitForTimeout(500);
  await seen.page.screenshot({ path: join(folder, 'school-result.png') });
  await seen.close();
}
