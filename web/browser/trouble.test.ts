/** Lines that break, and a server that is killed: nothing is lost, nothing happens twice. */
import { expect, test } from 'vitest';
import { facts, table } from './club';
import { sitDown } from './eyes';
import { browser, server } from './suite';

const guarded = { regulations: { edition: '2023', time: '5400+30', guarded: true }, electronicArbiter: true };

test('a move made while the line is down arrives when it is back, once', async () => {
  const made = await table(server, guarded);
  const [white, black] = await sitDown(browser, server, made);
  await white.context.setOffline(true);
  await white.type('e4');
  await white.context.setOffline(false);
  await expect.poll(() => black.on('e4'), { timeout: 30_000 }).toMatch(/white pawn/);
  expect((await facts(server, made)).filter((it) => it.do === 'move')).toHaveLength(1);
  await white.close();
  await black.close();
});

test('a server killed in the middle of a game comes back with everything that was acknowledged', async () => {
  const made = await table(server, { ...guarded, onRestart: 'run' });
  const [white, black] = await sitDown(browser, server, made);
  await white.type('d4');
  await expect.poll(() => black.on('d4')).toMatch(/white pawn/);
  const before = await facts(server, made);
  await server.kill();
  // What is done in the meantime is kept by the page.
  await white.button(/Press the clock/).click();
  await server.run();
  await expect.poll(async () => (await facts(server, made)).filter((it) => it.do === 'press').length, { timeout: 40_000 }).toBe(1);
  const after = await facts(server, made);
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.filter((it) => it.do === 'move')).toHaveLength(1);
  await expect.poll(() => black.page.getByRole('grid').first().getAttribute('aria-readonly'), { timeout: 40_000 }).toBe('false');
  await white.close();
  await black.close();
});

test('after a loss of power the clocks wait for the players', async () => {
  const made = await table(server, { ...guarded, onRestart: 'freeze' });
  const [white, black] = await sitDown(browser, server, made);
  await white.type('c4');
  await expect.poll(() => black.on('c4')).toMatch(/white pawn/);
  await server.kill();
  await server.run();
  for (const seen of [white, black]) {
    const ready = seen.button(/Ready to go on/);
    await expect.poll(() => ready.count(), { timeout: 40_000 }).toBe(1);
    await ready.click();
  }
  await expect.poll(async () => (await facts(server, made)).at(-1)?.do).toBe('resume-clocks');
  await white.close();
  await black.close();
});
