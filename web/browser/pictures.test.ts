/** The pictures of the documentation, drawn anew: `COMPONGO_PICTURES=FOLDER npm run test:browser pictures`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { link, table } from './club';
import { launch, open, sitDown, SIZES } from './eyes';
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
  };
  for (const [name, url] of Object.entries(screens)) {
    for (const [size, viewport] of [['', DESKTOP], ['-phone', SIZES.phone]] as const) {
      for (const lang of ['en', 'es'] as const) {
        const seen = await open(browser, server, url, { size: viewport, lang, touch: size !== '' });
        await seen.page.waitForTimeout(name === 'laws' ? 8_000 : 1_500);
        if (name === 'console') await seen.page.getByText('White player').first().click();
        await seen.page.waitForTimeout(500);
        await seen.page.screenshot({ path: join(folder, `${name}${size}${lang === 'es' ? '.es' : ''}.png`) });
        await seen.close();
      }
    }
  }
  await browser.close();
  await server.stop();
}, 600_000);
