/** Every screen in every size, in both languages: nothing sticks out, and axe finds nothing. */
import { afterAll, describe, expect, test } from 'vitest';
import { link, table, type Made } from './club';
import { audit, fits, inView, open, sitDown, SIZES, type Look, type Seen } from './eyes';
import { browser, server } from './suite';

let made: Made;
let players: Seen[];

test('a game to be looked at is played', async () => {
  made = await table(server, {
    regulations: { edition: '2023', time: '5400+30', guarded: true },
    electronicArbiter: true,
    white: { name: 'White player', title: 'WGM', rating: 2310, federation: 'ESP' },
    // Long names must not push anything aside.
    black: { name: 'Maximiliana Constantina Hohenlohe-Bartenstein', title: 'IM', rating: 2405, federation: 'URU' },
  });
  players = await sitDown(browser, server, made);
  for (const [ply, san] of ['e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'a6', 'Ba4', 'Nf6'].entries()) {
    const seen = players[ply % 2]!;
    await expect.poll(() => seen.page.getByRole('grid').first().getAttribute('aria-readonly')).toBe('false');
    await seen.type(san);
    await seen.button(/Press the clock/).click();
    await expect.poll(() => seen.page.getByRole('grid').first().getAttribute('aria-readonly')).toBe('true');
  }
});
afterAll(async () => {
  for (const seen of players ?? []) await seen.close();
});

/** Each screen with its address. */
const screens: Record<string, () => string> = {
  home: () => '/',
  setup: () => '/new',
  table: () => link(server, made, 'white'),
  'shared-table': () => link(server, made, 'shared'),
  console: () => link(server, made, 'arbiter'),
  wallboard: () => link(server, made, 'wallboard'),
  spectator: () => `/s/${made.table}`,
  game: () => `/g/${made.table}`,
  school: () => '/school',
  laws: () => '/laws',
  article: () => '/laws/2018/9.2.2',
};

async function show(name: string, look: Look): Promise<Seen> {
  const seen = await open(browser, server, screens[name]!(), look);
  await expect.poll(() => seen.page.getByRole('heading').count(), { timeout: 15_000 }).toBeGreaterThan(0);
  // Streams never end, so that the network is never idle.
  await seen.page.waitForTimeout(500);
  return seen;
}

for (const name of Object.keys(screens)) {
  describe(name, () => {
    for (const [size, viewport] of Object.entries(SIZES)) {
      test(`fits ${size}`, async () => {
        const seen = await show(name, { size: viewport, touch: size !== 'desktop' });
        await fits(seen);
        if (name.endsWith('table')) {
          for (const clock of await seen.page.getByRole('timer').all()) {
            if (await clock.isVisible()) expect(await inView(seen, clock)).toBe(true);
          }
        }
        if (name === 'console') {
          const lines = await seen.page.locator('.tables li').evaluateAll((all) =>
            all.map((it) => [it, ...it.querySelectorAll('.time')].map((part) => part.getBoundingClientRect().right)),
          );
          expect(lines.length).toBe(1);
          for (const [end, ...times] of lines) for (const time of times) expect(time).toBeLessThanOrEqual(end!);
        }
        seen.clean();
        await seen.close();
      });
    }
    for (const lang of ['en', 'es'] as const) {
      for (const theme of ['light', 'dark'] as const) {
        test(`is accessible in ${lang}, ${theme}`, async () => {
          const seen = await show(name, { lang, theme });
          expect(await seen.page.locator('html').getAttribute('lang')).toBe(lang);
          // A message without words shows its name, with a hyphen and without a space.
          const body = await seen.page.locator('body').innerText();
          expect(body).not.toMatch(/\b(effect|act|why|error|web|table|setup|console)-[a-z-]+\b/);
          await audit(seen);
          await seen.close();
        });
      }
    }
  });
}

test('the language is switched without loading the page again', async () => {
  const seen = await show('laws', {});
  let loads = 0;
  seen.page.on('load', () => (loads += 1));
  await seen.page.getByRole('button', { name: /Español|ES/ }).first().click();
  await expect.poll(() => seen.page.locator('html').getAttribute('lang')).toBe('es');
  expect(loads).toBe(0);
  await seen.close();
});
