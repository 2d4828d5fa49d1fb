/** A whole game by each way of moving: the record is the same. */
import { describe, expect, test } from 'vitest';
import { facts, snapshot, table, untimed } from './club';
import { sitDown, type Seen } from './eyes';
import { browser, server } from './suite';

type Way = (seen: Seen, from: string, to: string, san: string) => Promise<void>;

const ways: Record<string, Way> = {
  drag: async (seen, from, to) => {
    const [a, b] = await Promise.all([from, to].map((it) => seen.square(it).boundingBox()));
    const middle = (box: typeof a) => [box!.x + box!.width / 2, box!.y + box!.height / 2] as const;
    await seen.page.mouse.move(...middle(a!));
    await seen.page.mouse.down();
    await seen.page.mouse.move(...middle(b!), { steps: 6 });
    await seen.page.mouse.up();
  },
  tap: async (seen, from, to) => {
    await seen.square(from).click();
    await seen.square(to).click();
  },
  keys: async (seen, from, to) => {
    // A digit goes to a rank, with Shift to a file.
    const go = async (square: string) => {
      const file = square.charCodeAt(0) - 96;
      await seen.page.keyboard.press(`Digit${square[1]}`);
      await seen.page.keyboard.press(`Shift+Digit${file}`);
    };
    await seen.page.locator('[role=gridcell][tabindex="0"]').focus();
    await go(from);
    await seen.page.keyboard.press('Enter');
    await go(to);
    await seen.page.keyboard.press('Enter');
  },
  typed: async (seen, _from, _to, san) => seen.type(san),
};

const MOVES = [
  ['e2', 'e4', 'e4'], ['e7', 'e5', 'e5'], ['f1', 'c4', 'Bc4'], ['b8', 'c6', 'Nc6'],
  ['g1', 'f3', 'Nf3'], ['f8', 'c5', 'Bc5'], ['e1', 'g1', 'O-O'], ['d7', 'd6', 'd6'],
  ['f3', 'g5', 'Ng5'], ['g8', 'f6', 'Nf6'], ['g5', 'f7', 'Nxf7'], ['c5', 'f2', 'Bxf2+'],
] as const;

async function play(way: Way): Promise<Record<string, unknown>[]> {
  const made = await table(server, { regulations: { edition: '2023', time: '5400+30', guarded: true }, electronicArbiter: true });
  const [white, black] = await sitDown(browser, server, made);
  for (const [ply, [from, to, san]] of MOVES.entries()) {
    const mover = ply % 2 === 0 ? white : black;
    await expect.poll(() => mover.page.getByRole('grid').first().getAttribute('aria-readonly')).toBe('false');
    await way(mover, from, to, san);
    await expect.poll(() => mover.on(from)).toMatch(/empty/);
    await mover.button(/Press the clock/).click();
    await expect.poll(() => mover.page.getByRole('grid').first().getAttribute('aria-readonly')).toBe('true');
  }
  await white.page.keyboard.press('Alt+KeyR');
  const dialog = white.page.getByRole('dialog');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Resign' }).click();
  await expect.poll(async () => (await snapshot(server, made)).state.outcome?.result).toBe('0-1');
  for (const seen of [white, black]) seen.clean();
  await white.close();
  await black.close();
  return untimed(await facts(server, made));
}

describe('a whole game', () => {
  const records: Record<string, Record<string, unknown>[]> = {};
  for (const [name, way] of Object.entries(ways)) {
    test(`by ${name}`, async () => {
      records[name] = await play(way);
      const moves = records[name].filter((it) => it.do === 'move').map((it) => it.move);
      expect(moves).toEqual(MOVES.map(([from, to]) => from + to));
      expect(records[name].filter((it) => it.do === 'press')).toHaveLength(12);
    });
  }
  test('is the same record by each way', () => {
    expect(records.tap).toEqual(records.drag);
    expect(records.keys).toEqual(records.drag);
    expect(records.typed).toEqual(records.drag);
  });
});
