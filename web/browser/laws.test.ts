/** The Laws at work on the screen: touching, illegal moves, claims, flags, offers, promotion. */
import { expect, test } from 'vitest';
import { facts, snapshot, table, type Made } from './club';
import { sitDown, SIZES, type Look, type Seen } from './eyes';
import { browser, server } from './suite';

const free = { edition: '2023', time: '5400+30' };

async function seated(regulations: Record<string, unknown>, look: Look = {}): Promise<[Made, Seen, Seen]> {
  const made = await table(server, { regulations, electronicArbiter: true });
  const [white, black] = await sitDown(browser, server, made, look);
  return [made, white, black];
}

async function leave(...seats: Seen[]): Promise<void> {
  for (const seen of seats) {
    seen.clean();
    await seen.close();
  }
}

/** The move is made by typing and the clock is pressed. */
async function move(seen: Seen, text: string): Promise<void> {
  const grid = seen.page.getByRole('grid').first();
  await expect.poll(() => grid.getAttribute('aria-readonly')).toBe('false');
  await seen.type(text);
  await seen.button(/Press the clock/).click();
  await expect.poll(() => grid.getAttribute('aria-readonly')).toBe('true');
}

test('a touched piece must be moved', async () => {
  const [made, white, black] = await seated({ ...free, guarded: true });
  await white.square('e2').click();
  await white.page.keyboard.press('Escape');
  await white.square('d2').click();
  await white.square('d4').click();
  await expect.poll(() => white.page.getByText(/touched piece/i).count()).toBeGreaterThan(0);
  await expect.poll(() => white.page.getByText(/4\.3/).count()).toBeGreaterThan(0);
  expect(await white.on('d2')).toMatch(/pawn/);
  await move(white, 'e4');
  expect((await facts(server, made)).filter((it) => it.do === 'move').map((it) => it.move)).toEqual(['e2e4']);
  await leave(white, black);
});

test('an illegal move that was completed is ruled upon', async () => {
  const [made, white, black] = await seated(free);
  await white.square('b1').click();
  await white.square('b3').click();
  await white.button(/Press the clock/).click();
  await expect.poll(() => black.page.getByText(/7\.5/).count()).toBeGreaterThan(0);
  const { state } = await snapshot(server, made);
  expect(state.fen.split(' ')[0]).toBe('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR');
  await leave(white, black);
});

test('on the smallest telephone what is ruled covers no clock', async () => {
  const [, white, black] = await seated(free, { size: SIZES['phone-small'], touch: true, lang: 'es' });
  await white.square('b1').click();
  await white.square('b3').click();
  await white.button('Pulsar el reloj').click();
  for (const seen of [white, black]) {
    const told = seen.page.locator('.ruling', { hasText: 'jugada ilegal' }).first();
    await told.waitFor();
    const [line, clock] = await Promise.all([told.boundingBox(), seen.page.getByRole('timer').first().boundingBox()]);
    expect(line!.y + line!.height).toBeLessThanOrEqual(clock!.y);
  }
  await leave(white, black);
});

/** Knights out and back until the claimant can make the third occurrence. */
async function shuffle(white: Seen, black: Seen): Promise<void> {
  for (const [w, b] of [['Nf3', 'Nf6'], ['Ng1', 'Ng8'], ['Nf3', 'Nf6'], ['Ng1', '']] as const) {
    await move(white, w);
    if (b) await move(black, b);
  }
}

async function claim(seen: Seen, written: string): Promise<void> {
  await seen.page.getByRole('button', { name: 'Claim', exact: true }).click();
  const dialog = seen.page.getByRole('dialog');
  await dialog.getByText(/third time/).click();
  await dialog.getByText(/after the move I intend/).click();
  await dialog.getByRole('textbox').fill(written);
  await dialog.getByRole('button', { name: /Claim the draw/ }).click();
}

test('a right claim with an intended move draws, the move unplayed', async () => {
  const [made, white, black] = await seated({ ...free, guarded: true });
  await shuffle(white, black);
  await claim(black, 'Ng8');
  await expect.poll(async () => (await snapshot(server, made)).state.outcome).toMatchObject({ result: '1/2-1/2', by: 'threefold' });
  expect((await snapshot(server, made)).state.fen).toContain('5n2');
  await leave(white, black);
});

test('a wrong claim goes on with the move that was written', async () => {
  const [made, white, black] = await seated({ ...free, guarded: true });
  await move(white, 'Nf3');
  await claim(black, 'Nf6');
  await expect.poll(() => white.page.getByText(/9\.5/).count()).toBeGreaterThan(0);
  const { state } = await snapshot(server, made);
  expect(state.outcome).toBeNull();
  for (const seen of [white, black]) {
    const ready = seen.button(/Ready to go on/);
    if (await ready.count()) await ready.click();
  }
  await expect.poll(async () => (await snapshot(server, made)).state.stage).toBe('playing');
  await black.type('a6');
  await expect.poll(() => black.page.getByText(/announced move/i).count()).toBeGreaterThan(0);
  expect(await black.on('a7')).toMatch(/pawn/);
  await leave(white, black);
});

test('a flag that the electronic arbiter may call is called', async () => {
  const [made, white, black] = await seated({ edition: '2023', time: '3', speed: 'blitz', guarded: true });
  await move(white, 'e4');
  await expect.poll(async () => (await snapshot(server, made)).state.outcome, { timeout: 10_000 })
    .toMatchObject({ result: '1-0', by: 'flag-fall' });
  await expect.poll(() => black.page.getByText('1-0').count()).toBeGreaterThan(0);
  await leave(white, black);
});

test('a flag about which the arbiter must keep silent waits for the opponent', async () => {
  const [made, white, black] = await seated({ edition: '2005', time: '4', speed: 'blitz', guarded: true });
  await move(white, 'e4');
  await new Promise((go) => setTimeout(go, 5_000));
  expect((await snapshot(server, made)).state.outcome).toBeNull();
  await white.page.getByRole('button', { name: 'Flag', exact: true }).click();
  await white.page.getByRole('dialog').getByRole('button', { name: /flag has fallen/ }).click();
  await expect.poll(async () => (await snapshot(server, made)).state.outcome).toMatchObject({ result: '1-0', by: 'flag-fall' });
  await expect.poll(() => black.page.getByText('1-0').count()).toBeGreaterThan(0);
  await leave(white, black);
});

test('a draw is offered and accepted', async () => {
  const [made, white, black] = await seated({ ...free, guarded: true });
  await move(white, 'e4');
  await black.type('e5');
  await black.page.getByRole('button', { name: 'Draw', exact: true }).click();
  await black.page.getByRole('dialog').getByRole('button', { name: /Offer a draw/ }).click();
  await black.button(/Press the clock/).click();
  await white.button('Accept').click();
  await expect.poll(async () => (await snapshot(server, made)).state.outcome).toMatchObject({ result: '1/2-1/2', by: 'agreement' });
  await leave(white, black);
});

test('a pawn becomes the piece that is chosen, and castling is one move of two pieces', async () => {
  const start = 'r3k3/1P5p/8/8/8/8/8/4K2R w Kq - 0 1';
  const [made, white, black] = await seated({ ...free, guarded: true, start });
  await white.square('b7').click();
  await white.square('a8').click();
  const dialog = white.page.getByRole('dialog');
  await expect.poll(() => dialog.isVisible()).toBe(true);
  await dialog.getByRole('button', { name: /knight/i }).click();
  await white.button(/Press the clock/).click();
  await expect.poll(() => black.on('a8')).toMatch(/white knight/);
  await move(black, 'h6');
  await white.square('e1').click();
  await white.square('g1').click();
  await white.button(/Press the clock/).click();
  await expect.poll(() => black.on('f1')).toMatch(/white rook/);
  expect((await snapshot(server, made)).state.fen).toBe('N3k3/8/7p/8/8/8/8/5RK1 b - - 1 2');
  await leave(white, black);
});
