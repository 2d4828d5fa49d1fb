/** Both players keep their own scoresheets: a gap, a wrong move, catching up after time trouble, signing. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tool } from './adjourned';
import { facts, link, snapshot, table, untimed, type Made } from './club';
import { audit, fits, inView, open, sitDown, SIZES, type Look, type Seen } from './eyes';
import { browser, server } from './suite';

/** Where pictures go, if they are wished for. */
const folder = process.env.COMPONGO_PICTURES ?? '';

/** The first period ends by the clock, soon: whoever is below five minutes need not record. */
const TROUBLE = { edition: '2023', time: '1/20:3600', 'change-at-zero': true, speed: 'standard', guarded: true, scoresheets: true, 'electronic-scoresheets': true };

const made = (regulations: Record<string, unknown>): Promise<Made> =>
  table(server, { regulations, electronicArbiter: true, autoPress: true, white: { name: 'Ada' }, black: { name: 'Boris' } });

const shoot = async (seen: Seen, name: string) => {
  if (folder === '') return;
  mkdirSync(folder, { recursive: true });
  await seen.page.screenshot({ path: join(folder, `${name}.png`) });
};

async function play(seen: Seen, san: string, waits = true): Promise<void> {
  await expect.poll(() => seen.page.getByRole('grid').first().getAttribute('aria-readonly')).toBe('false');
  const field = seen.page.getByLabel(/^(Move or command|Jugada u orden)$/);
  await field.fill(san);
  await field.press('Enter');
  // At a shared screen the other player moves next.
  if (waits) await expect.poll(() => seen.page.getByRole('grid').first().getAttribute('aria-readonly')).toBe('true');
}

const sheet = (seen: Seen) => seen.page.getByRole('table', { name: /^(Your scoresheet|Su planilla)$/ });
const theirs = (seen: Seen) => seen.page.getByRole('table', { name: "The opponent's scoresheet" });

/** Writes on the next line, or on the one that is chosen by its beginning. */
async function write(seen: Seen, text: string, line?: RegExp): Promise<void> {
  if (line) await sheet(seen).getByRole('button', { name: line }).click();
  const field = seen.page.locator('.sheet form .input').first();
  await field.fill(text);
  await field.press('Enter');
  await expect.poll(() => field.inputValue()).toBe('');
}

test('a game with two scoresheets of their own, from the first move to the signatures', async () => {
  const it = await made(TROUBLE);
  const [white, black] = await sitDown(browser, server, it);
  const arbiter = await open(browser, server, `/h/${it.hall}/t/${it.table}#k=${it.keys.arbiter}`);
  await play(white, 'e4');
  await write(white, 'e4');
  await write(black, 'P-K4?!');
  await play(black, 'e5');
  // It is wrong, and nothing says so to him.
  await write(white, 'e6');
  await play(white, 'Nf3');
  await play(black, 'Nc6');
  // A line is left out, and the letters are his own.
  await write(white, 'Cc6', /^2… Black/);
  expect(await sheet(white).getByRole('button').allTextContents()).toEqual(['e4', 'e6', '', 'Cc6', '', '', '', ''].map((text) => expect.stringContaining(text)));
  await expect.poll(() => sheet(white).getByRole('button', { name: '2. White: nothing written' }).count()).toBe(1);
  expect(await theirs(white).count()).toBe(0);
  await audit(white);
  await shoot(white, 'sheet-gap');

  // The arbiter sees both beside what was played.
  await arbiter.page.getByRole('tab', { name: 'Scoresheets' }).click();
  await expect.poll(() => arbiter.page.getByText('differs', { exact: true }).count()).toBe(2);
  await audit(arbiter);
  await shoot(arbiter, 'console-sheets');

  // Nobody recorded when the period ended: both catch up, each with the other's sheet.
  await expect.poll(async () => (await snapshot(server, it)).state.stage).toBe('playing');
  await white.page.waitForTimeout(20_000);
  const party = { server, browser, made: it, white, black, arbiter };
  await tool(party, 'Flag has fallen');
  const dialog = arbiter.page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Ada' }).check();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(() => theirs(white).count()).toBe(1);
  expect(await theirs(white).textContent()).toContain('P-K4?!');
  expect(await white.page.getByText('Bring your scoresheet up to date').count()).toBeGreaterThan(0);
  await audit(white);
  await shoot(white, 'sheet-catch-up');
  await write(white, 'e5', /^1… Black/);
  await expect.poll(() => sheet(white).locator('del').textContent()).toBe('e6');
  await write(white, 'Cf3', /^2\. White/);
  // Complete, it needs the other one no longer.
  await expect.poll(() => theirs(white).count()).toBe(0);
  await black.button('Copy the moves that are missing').click();
  await expect.poll(() => sheet(black).textContent()).toMatch(/e5.*Nf3.*Nc6/);
  for (const seen of [white, black]) await seen.button('Ready to go on').click();
  await expect.poll(async () => (await snapshot(server, it)).state.stage).toBe('playing');

  // A device that failed is replaced; what was recorded stays.
  await tool(party, 'Replace a scoresheet');
  await dialog.getByRole('radio', { name: 'Boris' }).check();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(async () => (await facts(server, it)).at(-1)?.do).toBe('replace-scoresheet');

  await white.button('Resign').first().click();
  const sure = white.page.getByRole('dialog');
  await sure.getByRole('checkbox').check();
  await sure.getByRole('button', { name: 'Resign' }).click();
  for (const seen of [white, black]) {
    await expect.poll(() => seen.page.getByLabel('Result on the scoresheets').inputValue()).toBe('loss win');
  }
  // Both sign another result than the game had: it stands until the arbiter corrects it.
  for (const seen of [white, black]) {
    await seen.page.getByLabel('Result on the scoresheets').selectOption('draw draw');
    await seen.button('Sign the result').click();
  }
  await expect.poll(async () => (await snapshot(server, it)).state.outcome?.result).toBe('1/2-1/2');
  await expect.poll(() => theirs(white).count()).toBe(1);
  await audit(white);
  await shoot(white, 'sheet-signed');

  const written = untimed(await facts(server, it)).filter(({ by, do: act }) => act === 'write' && by === 'white');
  expect(written).toEqual([
    { by: 'white', do: 'write', text: 'e4' },
    { by: 'white', do: 'write', text: 'e6' },
    { by: 'white', do: 'write', text: 'Cc6', ply: 3 },
    { by: 'white', do: 'write', text: 'e5', ply: 1 },
    { by: 'white', do: 'write', text: 'Cf3', ply: 2 },
  ]);
  const answer = await fetch(`${server.origin}/api/tables/${it.table}/scoresheet.txt?player=white`, { headers: { authorization: `Bearer ${it.seats.white}` } });
  const paper = await answer.text();
  expect(paper).toMatch(/1\. e4 +e5 \w\)\n +2\. Cf3 +Cc6/);
  expect(paper).toContain('Struck out by the player: e6');
  for (const seen of [white, black, arbiter]) {
    seen.clean();
    await seen.close();
  }
}, 180_000);

test('two players at one tablet keep a scoresheet each', async () => {
  const it = await made({ ...TROUBLE, time: '5400+30' });
  const seen = await open(browser, server, link(server, it, 'shared'), { size: SIZES.tablet, touch: true });
  for (const _ of ['white', 'black']) await seen.page.getByRole('button', { name: 'I am ready', exact: true }).first().click();
  await play(seen, 'e4', false);
  // The moves that the program keeps are shown to neither.
  expect(await seen.page.locator('.list').count()).toBe(0);
  const sheets = seen.page.getByRole('button', { name: /^Sheet\b/ });
  // What was ruled lies over the buttons of each for a while.
  await expect.poll(() => seen.page.getByRole('button', { name: 'Close', exact: true }).count(), { timeout: 20_000 }).toBe(0);
  for (const [nth, color, keys] of [[1, 'white', ['e', '4']], [0, 'black', ['N', 'f', '6']]] as const) {
    await sheets.nth(nth).click();
    expect(await seen.page.locator('.paper').evaluate((it) => getComputedStyle(it).rotate)).toBe(color === 'black' ? '180deg' : 'none');
    for (const key of keys) await seen.page.getByRole('group', { name: 'Keys for moves' }).getByRole('button', { name: key, exact: true }).click();
    await audit(seen);
    if (color === 'black') await shoot(seen, 'shared-sheet');
    await seen.button('Write').click();
    // Written, the board is back.
    await expect.poll(() => seen.page.locator('.paper').count()).toBe(0);
  }
  expect(untimed(await facts(server, it)).filter((fact) => fact.do === 'write')).toEqual([
    { by: 'white', do: 'write', text: 'e4' },
    { by: 'black', do: 'write', text: 'Nf6' },
  ]);
  seen.clean();
  await seen.close();
});

const LOOKS: [string, Look][] = [
  ['phone-small-en-light', { size: SIZES['phone-small'], touch: true }],
  ['phone-small-es-dark', { size: SIZES['phone-small'], touch: true, lang: 'es', theme: 'dark' }],
  ['phone-es-light', { size: SIZES.phone, touch: true, lang: 'es' }],
  ['phone-landscape-en-light', { size: SIZES['phone-landscape'], touch: true }],
  ['desktop-es-light', { size: SIZES.desktop, lang: 'es' }],
  ['desktop-en-dark', { size: SIZES.desktop, theme: 'dark' }],
];

test.each(LOOKS)('writing on %s: clocks stay in sight, and axe finds nothing', async (name, look) => {
  const it = await made({ ...TROUBLE, time: '5400+30' });
  const [white, black] = await sitDown(browser, server, it, look);
  const turn = white.button(/^(Scoresheet|Planilla)$/);
  for (const square of ['d2', 'd4']) await white.square(square).click();
  await expect.poll(() => white.on('d4')).toMatch(/pawn|peón/);
  await shoot(white, `board-${name}`);
  if (await turn.count()) await turn.click();
  if (look.touch) {
    // By the keys that leave the device's own keyboard away.
    const pad = white.page.getByRole('group', { name: /^(Keys for moves|Teclas para jugadas)$/ });
    if (!(await pad.isVisible())) await white.button(/^(Keys for moves|Teclas para jugadas)$/).click();
    for (const key of ['d', '4']) await pad.getByRole('button', { name: key, exact: true }).click();
    await white.page.locator('.sheet form .primary').click();
  } else {
    await write(white, 'd4');
  }
  await expect.poll(() => sheet(white).getByRole('button').first().textContent()).toContain('d4');
  await fits(white);
  for (const clock of await white.page.getByRole('timer').all()) {
    if (await clock.isVisible()) expect(await inView(white, clock)).toBe(true);
  }
  expect(await inView(white, white.page.locator('.sheet form .input').first())).toBe(true);
  await audit(white);
  await shoot(white, `sheet-${name}`);
  for (const seen of [white, black]) {
    seen.clean();
    await seen.close();
  }
});
