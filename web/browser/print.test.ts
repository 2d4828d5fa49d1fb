/** What is printed: the whole paper in its size, black on white whatever the theme, and nothing that is pressed. */
import { expect, test } from 'vitest';
import { adjourn, begun, leave, seal } from './adjourned';
import { brought } from './club';
import { open, type Seen } from './eyes';
import { browser, server } from './suite';

/** Sheets of paper in millimetres. */
const A4 = [210, 297];
const A5_LYING = [210, 148];

/** The sizes of the pages that a browser would print. */
async function printed(seen: Seen): Promise<number[][]> {
  const pdf = (await seen.page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)];
  return boxes.map(([, width, height]) => [width, height].map((it) => Math.floor((Number(it) / 72) * 25.4 + 0.6)));
}

/** Nothing that is pressed is seen, and what is written is dark on white. */
async function isPaper(seen: Seen): Promise<void> {
  await seen.page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const pressed = seen.page.locator('.button:visible, #app > header:visible, .skip:visible, select:visible');
  expect(await pressed.allTextContents()).toEqual([]);
  const look = () => seen.page.evaluate(() => {
    const shade = (color: string) => (color.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, it) => sum + Number(it), 0) / 3;
    const shown = [...document.querySelectorAll('#main *')].filter((it) => it.checkVisibility() && [...it.childNodes].some((child) => child.nodeType === 3 && child.textContent?.trim()));
    return {
      body: getComputedStyle(document.body).backgroundColor,
      pale: shown.filter((it) => shade(getComputedStyle(it).color) > 140).map((it) => it.textContent),
      seen: shown.length,
    };
  });
  // On a busy machine the colours of the print come a moment after it is asked for.
  await expect.poll(async () => (await look()).pale).toEqual([]);
  const light = await look();
  expect(light.body).toBe('rgb(255, 255, 255)');
  expect(light.seen).toBeGreaterThan(10);
}

/** A game of so many moves by each side, by rules under which it does not end by itself. */
function record(moves: number): string {
  const lines: object[] = [
    { compongo: 1, regulations: { edition: '2005', time: '5400+30' } },
    { at: 0, by: 'arbiter', do: 'start' },
  ];
  const dance = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];
  for (let ply = 0; ply < 2 * moves; ply++) {
    lines.push({ at: 1000 * (ply + 1), by: ply % 2 === 0 ? 'white' : 'black', do: 'move', move: dance[ply % 4], press: true });
  }
  lines.push({ at: 2000 * moves + 1000, by: 'white', do: 'resign' });
  return lines.map((it) => JSON.stringify(it)).join('\n');
}

test('a scoresheet is printed whole, on as many sheets as it needs', async () => {
  const made = await brought(server, record(65));
  const seen = await open(browser, server, `/g/${made}?sheet`, { theme: 'dark' });
  await expect.poll(() => seen.page.getByRole('article').count()).toBe(2);
  await isPaper(seen);
  expect(await printed(seen)).toEqual([A4, A4]);
  for (const [page, number] of [[0, '60'], [1, '65']] as const) {
    expect(await seen.page.getByRole('article').nth(page).getByRole('rowheader', { name: number, exact: true }).isVisible()).toBe(true);
  }
  expect(await seen.page.getByText('Arbiter', { exact: false }).last().isVisible()).toBe(true);
  seen.clean();
  await seen.close();
});

test('the page of a game is printed with all its moves', async () => {
  const made = await brought(server, record(65));
  const seen = await open(browser, server, `/g/${made}`, { theme: 'dark' });
  await expect.poll(() => seen.page.getByText('65.').count()).toBeGreaterThan(0);
  await isPaper(seen);
  // What scrolls on the screen stands there in full.
  const hidden = await seen.page.locator('#main *').evaluateAll((all) =>
    all
      .filter((it) => /auto|scroll/.test(getComputedStyle(it).overflowY) && it.scrollHeight > it.clientHeight + 2)
      .map((it) => it.className),
  );
  expect(hidden).toEqual([]);
  seen.clean();
  await seen.close();
});

test('an envelope is printed on A5, also after a scoresheet was opened', async () => {
  const party = await begun({ server, browser });
  await adjourn(party);
  await seal(party.white, 'Nf3');
  const { made } = party;
  const seen = await open(browser, server, `/g/${made.table}?sheet#k=${made.seats.white}`, { theme: 'dark' });
  await expect.poll(() => seen.page.getByRole('article').count()).toBe(1);
  await seen.page.evaluate((table) => {
    history.pushState(null, '', `/e/${table}`);
    dispatchEvent(new PopStateEvent('popstate'));
  }, made.table);
  await expect.poll(() => seen.page.locator('.front').count()).toBe(1);
  await expect.poll(() => seen.page.locator('.commitment').count()).toBe(1);
  await isPaper(seen);
  expect(await printed(seen)).toEqual([A5_LYING]);
  await seen.page.goBack();
  await expect.poll(() => seen.page.locator('.paper').count()).toBe(1);
  expect(await printed(seen)).toEqual([A4]);
  seen.clean();
  await seen.close();
  await leave(party);
});

test('the late list is saved from the console', async () => {
  const party = await begun({ server, browser });
  const waiting = party.arbiter.page.waitForEvent('download');
  await party.arbiter.button('Late list (PDF)').click();
  const saved = await waiting;
  expect(saved.suggestedFilename()).toBe(`${party.made.hall}-late.pdf`);
  const stream = await saved.createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).subarray(0, 5).toString()).toBe('%PDF-');
  await leave(party);
});
