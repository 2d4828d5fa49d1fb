/** Adjourned games on the screens: sealed, the server killed and started again, resumed, in every case of the appendix. */
import { beforeAll, describe, expect, test } from 'vitest';
import { acts, adjourn, begun, leave, loseServer, opened, otherwise, outcome, resume, seal, sealed, stage, tool, unlock, type Hall } from './adjourned';
import { snapshot } from './club';
import { audit, fits, open, SIZES, type Look } from './eyes';
import { browser, server } from './suite';

let hall: Hall;

beforeAll(() => {
  hall = { server, browser };
});

describe('sealing', () => {
  test('is seen by nobody else, may be changed, and the sealed move is the one made on the board', async () => {
    const party = await begun(hall);
    const { white, black, arbiter, made } = party;
    const spectator = await open(browser, server, `/s/${made.table}`);
    await adjourn(party);
    await white.page.getByLabel('Sealed move').fill('Nf3');
    await expect.poll(() => white.page.getByText('It reads as g1–f3.').isVisible()).toBe(true);
    await white.button('Cover').click();
    expect(await white.page.getByLabel('Sealed move').getAttribute('type')).toBe('password');
    expect(await white.page.getByText('It reads as').count()).toBe(0);
    await white.button('Cover').click();
    await white.button('Seal').click();
    const first = await white.page.locator('.commitment code').textContent();
    // On second thoughts, and on the board.
    await white.square('d2').click();
    await white.square('d4').click();
    await expect.poll(() => white.page.locator('.commitment code').textContent()).not.toBe(first);
    expect(await white.on('d2')).toMatch(/pawn/);
    for (const seen of [white, black]) expect(await seen.on('d4')).toMatch(/empty/);
    for (const seen of [white, black, arbiter, spectator]) {
      const shown = await seen.page.evaluate(() => document.body.innerText);
      expect(shown).not.toMatch(/Nf3|g1f3|d2d4|d2–d4/);
    }
    await white.button('Stop the clock').click();
    const slips = await (async () => {
      await white.button('Show the slips').click();
      return white.page.locator('.slips code').allTextContents();
    })();
    await loseServer(party);
    // The page is loaded again and the slips are still there; handed over, two are gone.
    await white.page.reload();
    await white.button('Slips 1 and 3 are handed over').click();
    await white.button('Show the slips').click();
    expect(await white.page.locator('.slips code').allTextContents()).toEqual([slips[1]]);
    await resume(party);
    await opened(party, [slips[0]!, slips[2]!]);
    await stage(party).toBe('playing');
    await expect.poll(() => black.on('d4')).toMatch(/pawn/);
    expect(await acts(party)).toEqual(['start', 'adjourn', 'seal', 'seal', 'stop-clocks', 'resume-game', 'open-envelope']);
    await spectator.close();
    await leave(party);
  });

  test('takes what cannot be read, and says so', async () => {
    const party = await begun(hall);
    await adjourn(party);
    await party.white.page.getByLabel('Sealed move').fill('Springer nach f3');
    await expect.poll(() => party.white.page.getByText(/You may seal it all the same/).isVisible()).toBe(true);
    await party.white.page.getByLabel('Sealed move').fill('x'.repeat(96));
    await party.white.button('Seal').click();
    await expect.poll(() => party.white.page.getByText('That is too long for an envelope.').isVisible()).toBe(true);
    await leave(party);
  });
});

describe('the envelope', () => {
  test('shows its seven things, who held it, and is checked', async () => {
    const party = await sealed(hall, 'Nf3');
    await party.arbiter.button('Resume the game').first().click();
    const dialog = party.arbiter.page.getByRole('dialog');
    await dialog.getByLabel('Date, time and place of the resumption').fill('Sunday, 10:00, in the same hall');
    await dialog.getByLabel('Kept by').fill('the chief arbiter');
    await dialog.getByRole('button', { name: 'Checked' }).click();
    await expect.poll(() => dialog.getByText('Kept by the chief arbiter').count()).toBe(1);
    await dialog.getByLabel('End of the session').fill('00:00');
    expect(await dialog.locator('dt').count()).toBe(7);
    await audit(party.arbiter);
    for (const look of [{}, { size: SIZES['phone-small'], lang: 'es' }, { size: { width: 794, height: 559 } }] as Look[]) {
      const page = await open(browser, server, `/e/${party.made.table}#k=${party.made.seats.white}`, look);
      await expect.poll(() => page.page.locator('dt').count()).toBe(7);
      for (const number of ['I.2.1', 'I.2.2', 'I.2.3', 'I.2.4', 'I.2.5', 'I.2.6', 'I.2.7']) {
        expect(await page.page.getByText(number).count()).toBe(1);
      }
      expect(await page.page.getByText('Sunday, 10:00, in the same hall').count()).toBe(1);
      expect((await page.page.locator('.commitment code').textContent())!.replaceAll(' ', '')).toMatch(/^[0-9a-f]{64}$/);
      await fits(page);
      await audit(page);
      page.clean();
      await page.close();
    }
    await leave(party);
  });
});

describe('the resumption', () => {
  test('with the player absent who must reply: his clock runs, and stops when he comes', async () => {
    const party = await sealed(hall, 'Nf3');
    await resume(party, ['Boris']);
    const dialog = party.arbiter.page.getByRole('dialog');
    await expect.poll(() => dialog.getByText(/opened only when Boris is here/).count()).toBe(1);
    await loseServer(party);
    await dialog.getByRole('button', { name: 'Has come' }).click();
    await opened(party, [party.slips[0]!, party.slips[2]!]);
    await stage(party).toBe('playing');
    await expect.poll(() => party.black.on('f3')).toMatch(/knight/);
    expect((await acts(party)).slice(-3)).toEqual(['resume-game', 'arrive', 'open-envelope']);
    await leave(party);
  });

  test('with the sealer absent: the reply is sealed too, and opened when he comes', async () => {
    const party = await sealed(hall, 'Nf3');
    await resume(party, ['Ada']);
    await opened(party, [party.slips[0]!, party.slips[2]!]);
    await stage(party).toBe('playing');
    const reply = await seal(party.black, 'Cf6', /Press the clock/);
    await expect.poll(async () => (await acts(party)).at(-1)).toBe('press');
    await loseServer(party);
    await tool(party, 'A player has come');
    const dialog = party.arbiter.page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Ada' }).check();
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect.poll(() => party.white.page.getByText(/A reply was sealed while you were away/).count()).toBe(1);
    await tool(party, 'Resume the game');
    await opened(party, [reply[0]!, reply[1]!]);
    await expect.poll(() => party.white.on('f6')).toMatch(/knight/);
    await expect.poll(async () => (await snapshot(server, party.made)).state.fen).toContain(' w ');
    await leave(party);
  });

  test('with nobody there: the clock of who must reply runs, and who comes too late has lost', async () => {
    const party = await sealed(hall, 'Nf3', { 'default-time': 500 });
    await resume(party, ['Ada', 'Boris']);
    const dialog = party.arbiter.page.getByRole('dialog');
    await expect.poll(() => dialog.getByRole('button', { name: 'Has come' }).count()).toBe(2);
    await party.arbiter.page.waitForTimeout(700);
    await dialog.getByRole('button', { name: 'Loss by default' }).click();
    await outcome(party).toMatchObject({ result: '0-0' });
    await leave(party);
  });

  test('is led in Spanish on a small screen', async () => {
    const party = await sealed(hall, 'Nf3');
    const { made } = party;
    const look: Look = { size: SIZES['phone-small'], lang: 'es' };
    const arbiter = await open(browser, server, `/h/${made.hall}/t/${made.table}#k=${made.keys.arbiter}`, look);
    await arbiter.button('Reanudar la partida').first().click();
    const dialog = arbiter.page.getByRole('dialog');
    await dialog.getByLabel(/Boris, /).uncheck();
    expect(await dialog.getByText(/Boris no ha llegado: se pone en marcha su reloj/).count()).toBe(1);
    await dialog.getByLabel('Final de la sesión').fill(new Date(Date.now() + 60_000).toTimeString().slice(0, 5));
    await expect.poll(() => dialog.getByText(/puede que haya que aplazar otra vez/).count()).toBe(1);
    await fits(arbiter);
    await audit(arbiter);
    arbiter.clean();
    await arbiter.close();
    await leave(party);
  });

  for (const [what, text, reading, by] of [
    ['ambiguous', 'N3', 'several moves: ambiguous', 'sealed-move'],
    ['illegible', '???', 'what was meant cannot be established', 'sealed-move'],
    ['illegal', 'Ke3', 'another move', 'sealed-move'],
    ['empty of a move', 'good luck', 'no move at all', 'sealed-move'],
  ] as const) {
    test(`loses by a sealed move that is ${what}`, async () => {
      const party = await sealed(hall, text);
      await resume(party);
      await unlock(party, [party.slips[0]!, party.slips[1]!]);
      const dialog = party.arbiter.page.getByRole('dialog');
      await dialog.getByLabel(reading).first().check();
      if (reading === 'another move') await dialog.getByPlaceholder('e2e4').fill('e1e3');
      await dialog.getByRole('button', { name: 'Make the move' }).click();
      await outcome(party).toMatchObject({ result: '0-1', by });
      await leave(party);
    });
  }

  test('reads nothing else than what is written', async () => {
    const party = await sealed(hall, 'Nf3');
    await resume(party);
    await unlock(party, [party.slips[0]!, party.slips[2]!]);
    const dialog = party.arbiter.page.getByRole('dialog');
    expect(await dialog.getByLabel('g1–f3').isChecked()).toBe(true);
    await dialog.getByLabel('several moves: ambiguous').check();
    await dialog.getByRole('button', { name: 'Make the move' }).click();
    await expect.poll(() => dialog.getByText(/what was written means another move/).count()).toBe(1);
    await dialog.getByLabel('g1–f3').check();
    await dialog.getByRole('button', { name: 'Make the move' }).click();
    await stage(party).toBe('playing');
    await leave(party);
  });

  test('ends with a sealed move that mates, though its player has not come', async () => {
    const party = await sealed(hall, 'Ra8#', { start: '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1' });
    await resume(party, ['Ada']);
    await opened(party, [party.slips[0]!, party.slips[2]!]);
    await outcome(party).toMatchObject({ result: '1-0', by: 'checkmate' });
    await leave(party);
  });

  test('ends with a sealed move that stalemates', async () => {
    const party = await sealed(hall, 'Qb6', { start: 'k7/8/8/8/1Q6/8/8/4K3 w - - 0 1' });
    await resume(party);
    await opened(party, [party.slips[1]!, party.slips[2]!]);
    await outcome(party).toMatchObject({ result: '1/2-1/2', by: 'stalemate' });
    await leave(party);
  });

  test('of a lost envelope: the sealer writes what he says he sealed', async () => {
    const party = await sealed(hall, 'Nf3');
    await resume(party);
    await otherwise(party, 'Envelope lost');
    await party.arbiter.page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
    await party.white.page.getByLabel('Sealed move').fill('Nf3');
    await party.white.button('Seal').click();
    await party.white.button('Stop the clock').click();
    await expect.poll(async () => (await acts(party)).at(-1)).toBe('stop-clocks');
    await party.arbiter.button('Resume the game').first().click();
    await party.arbiter.page.getByRole('dialog').getByRole('button', { name: 'Open the envelope' }).click();
    await stage(party).toBe('playing');
    await expect.poll(() => party.black.on('f3')).toMatch(/knight/);
    await leave(party);
  });

  test('of a lost envelope and position: a new game is to be played', async () => {
    const party = await sealed(hall, 'Nf3');
    await tool(party, 'Envelope lost');
    const dialog = party.arbiter.page.getByRole('dialog');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await stage(party).toBe('void');
    await leave(party);
  });

  test('with wrong times: a player says so before his move, and the arbiter sets them', async () => {
    const party = await sealed(hall, 'Nf3');
    await resume(party);
    await opened(party, [party.slips[0]!, party.slips[1]!]);
    await stage(party).toBe('playing');
    await tool(party, 'Wrong times at the resumption');
    const dialog = party.arbiter.page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Boris' }).check();
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await stage(party).toBe('halted');
    await tool(party, 'Set the clocks');
    await dialog.locator('#left-white').fill('1:00:00');
    await dialog.getByLabel('Reason').fill('as the envelope says');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect.poll(async () => (await acts(party)).at(-1)).toBe('set-clock');
    await leave(party);
  });

  test('is not needed where the players agree or one resigns in between', async () => {
    for (const [name, result] of [['Draw agreed', '1/2-1/2'], ['Resignation', '0-1']] as const) {
      // From 2018 on a draw is agreed only after a move by each.
      const party = await sealed(hall, 'Nf3', { edition: '2005' });
      await party.arbiter.button('Resume the game').first().click();
      await otherwise(party, name);
      const dialog = party.arbiter.page.getByRole('dialog');
      if (name === 'Resignation') await dialog.getByRole('radio', { name: 'Ada' }).check();
      await dialog.getByRole('button', { name: 'Apply' }).click();
      await outcome(party).toMatchObject({ result });
      expect(await acts(party)).not.toContain('open-envelope');
      await leave(party);
    }
  });

  test('tells wrong slips and changed envelopes apart, and nothing is lost', async () => {
    const other = await sealed(hall, 'e4');
    const party = await sealed(hall, 'Nf3');
    await resume(party);
    const dialog = party.arbiter.page.getByRole('dialog');
    const [one, two, three] = party.slips as [string, string, string];
    for (const [slips, said] of [
      [[one, one], /Two different ones are needed/],
      [[one, other.slips[2]!], /do not open this envelope/],
      [[one, two.slice(0, -1)], /24 letters and digits/],
      [[one, two.slice(0, -1) + (two.endsWith('0') ? '1' : '0')], /copied wrongly/],
      [['4-0000', two], /begins with 1, 2 or 3/],
    ] as const) {
      await unlock(party, slips as [string, string]);
      await expect.poll(() => dialog.getByText(said).count(), { message: String(said) }).toBeGreaterThan(0);
    }
    await opened(party, [three.toLowerCase().replaceAll('-', ' '), one]);
    await stage(party).toBe('playing');
    await leave(party);
    await leave(other);
  });
});

test('the screens of a sealing stand on small screens without fault', async () => {
  const party = await begun(hall, {}, { size: SIZES['phone-small'] });
  await adjourn(party);
  await seal(party.white, 'Nf3');
  for (const seen of [party.white, party.black]) {
    await fits(seen);
    await audit(seen);
  }
  await leave(party);
});
