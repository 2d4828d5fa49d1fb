/** Games by other rules and other clocks: Chess960, byo-yomi, a quickplay finish, two windows of one seat. */
import { describe, expect, test } from 'vitest';
import { facts, link, snapshot, table, untimed } from './club';
import { open, sitDown, type Seen } from './eyes';
import { browser, server } from './suite';

const mayMove = (seen: Seen) => expect.poll(() => seen.page.getByRole('grid').first().getAttribute('aria-readonly')).toBe('false');

describe('castling in Chess960', () => {
  const START = 'rbbnqkrn/pppppppp/8/8/8/8/PPPPPPPP/RBBNQKRN w KQkq - 0 1';
  const ways: Record<string, (seen: Seen) => Promise<void>> = {
    drag: async (seen) => {
      const [a, b] = await Promise.all(['f1', 'g1'].map((it) => seen.square(it).boundingBox()));
      await seen.page.mouse.move(a!.x + a!.width / 2, a!.y + a!.height / 2);
      await seen.page.mouse.down();
      await seen.page.mouse.move(b!.x + b!.width / 2, b!.y + b!.height / 2, { steps: 6 });
      await seen.page.mouse.up();
    },
    tap: async (seen) => {
      await seen.square('f1').click();
      await seen.square('g1').click();
    },
    keys: async (seen) => {
      await seen.page.locator('[role=gridcell][tabindex="0"]').focus();
      for (const key of ['Digit1', 'Shift+Digit6', 'Enter', 'ArrowRight', 'Enter']) await seen.page.keyboard.press(key);
    },
    typed: (seen) => seen.type('O-O'),
  };
  const records: Record<string, Record<string, unknown>[]> = {};
  for (const [name, way] of Object.entries(ways)) {
    test(`by ${name}`, async () => {
      const made = await table(server, { regulations: { edition: '2023', time: '5400+30', chess960: true, start: START }, electronicArbiter: true });
      const [white, black] = await sitDown(browser, server, made);
      await mayMove(white);
      await way(white);
      await expect.poll(() => white.on('g1')).toMatch(/white king/);
      await expect.poll(() => white.on('f1')).toMatch(/white rook/);
      await white.button(/Press the clock/).click();
      await mayMove(black);
      // Black has the move as soon as the pieces stand; the press follows.
      await expect.poll(async () => (await facts(server, made)).at(-1)?.do).toBe('press');
      records[name] = untimed(await facts(server, made));
      for (const seen of [white, black]) {
        seen.clean();
        await seen.close();
      }
    });
  }
  test('is the same record by each way', () => {
    expect(records.drag?.filter((it) => it.do === 'move')).toEqual([{ by: 'white', do: 'move', move: 'f1g1' }]);
    for (const name of ['tap', 'keys', 'typed']) expect(records[name]).toEqual(records.drag);
  });
});

test('byo-yomi is counted down on the screen, and its flag falls', async () => {
  const made = await table(server, { regulations: { edition: '2023', time: '1y2x2', guarded: true }, electronicArbiter: true });
  const [white, black] = await sitDown(browser, server, made);
  const told = white.page.locator('.clock.white .told');
  await expect.poll(() => told.textContent(), { timeout: 5_000, interval: 50 }).toMatch(/2 periods left|2\/|periods/);
  await expect.poll(async () => (await snapshot(server, made)).state.outcome?.result, { timeout: 15_000 }).toBe('0-1');
  await expect.poll(() => told.textContent()).toMatch(/Flag down/);
  await white.close();
  await black.close();
});

test('a claim in the last two minutes is put off, and granted after the flag', async () => {
  const made = await table(server, {
    regulations: { edition: '2023', time: '7200', quickplay: true, start: '8/8/4k3/4r3/8/8/4R3/4K3 w - - 0 1' },
  });
  const arbiter = await open(browser, server, link(server, made, 'arbiter'), { size: { width: 1600, height: 1000 } });
  const white = await open(browser, server, link(server, made, 'white'));
  const act = async (name: string, fill?: () => Promise<void>) => {
    await arbiter.page.getByRole('group', { name: 'All tools' }).getByRole('button', { name, exact: true }).click();
    await fill?.();
    await arbiter.page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
    await expect.poll(() => arbiter.page.getByRole('dialog').count()).toBe(0);
  };
  await arbiter.page.locator('.pane.tables li button').first().click();
  await act('Start');
  // The arbiter sets White's clock, and says why.
  await act('Set the clocks', async () => {
    const dialog = arbiter.page.getByRole('dialog');
    await dialog.getByLabel('Time left').first().fill('0:00:03');
    expect(await dialog.getByRole('button', { name: 'Apply' }).isDisabled()).toBe(true);
    await dialog.getByLabel('Reason').fill('to try the finish');
  });
  await white.button('Quickplay').click();
  await white.page.getByRole('dialog').getByRole('button', { name: /no effort|normal means/i }).first().click();
  await expect.poll(async () => (await snapshot(server, made)).state.stage).toBe('halted');
  await act('Decide (no increment)', () => arbiter.page.getByRole('dialog').getByLabel('Decision').selectOption('put-off').then(() => undefined));
  await arbiter.page.getByRole('button', { name: 'Start the clocks again' }).first().click();
  await new Promise((go) => setTimeout(go, 3_500));
  await act('Flag has fallen', () => arbiter.page.getByRole('dialog').getByRole('radio', { name: 'White' }).check());
  await expect.poll(async () => (await snapshot(server, made)).state.outcome?.result).toBe('0-1');
  await act('Decide (no increment)', () => arbiter.page.getByRole('dialog').getByLabel('Decision').selectOption('grant').then(() => undefined));
  await expect.poll(async () => (await snapshot(server, made)).state.outcome?.result).toBe('1/2-1/2');
  expect((await facts(server, made)).find((it) => it.do === 'set-clock')?.reason).toBe('to try the finish');
  arbiter.clean();
  await arbiter.close();
  await white.close();
});

test('of two windows of one seat the last one opened leads, and the other can take over', async () => {
  const made = await table(server, { regulations: { edition: '2023', time: '5400+30', guarded: true }, electronicArbiter: true });
  const [white, black] = await sitDown(browser, server, made);
  const second = await white.context.newPage();
  await second.goto(link(server, made, 'white'));
  await second.getByRole('timer').first().waitFor();
  const elsewhere = white.page.getByRole('button', { name: 'Take over here' });
  await elsewhere.waitFor();
  expect(await white.page.getByRole('grid').first().getAttribute('aria-readonly')).toBe('true');
  expect(await second.getByRole('grid').first().getAttribute('aria-readonly')).toBe('false');
  await elsewhere.click();
  await mayMove(white);
  await second.getByRole('button', { name: 'Take over here' }).waitFor();
  await white.type('e4');
  await expect.poll(() => black.on('e4')).toMatch(/white pawn/);
  await white.close();
  await black.close();
});
