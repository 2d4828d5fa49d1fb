/** The school: a set is chosen, situations are stepped through and answered, an exam is handed in. */
import { expect, test } from 'vitest';
import { audit, fits, open, SIZES, type Look, type Seen } from './eyes';
import { browser, server } from './suite';

async function begin(search: string, look: Look = {}): Promise<Seen> {
  const seen = await open(browser, server, `/school${search}`, look);
  await seen.button(/^(Begin|Empezar)$/).click();
  await expect.poll(() => seen.page.getByRole('radio').count(), { timeout: 15_000 }).toBeGreaterThan(1);
  return seen;
}

/** What the server holds for right in the exercise of a set. */
async function solutions(search: string): Promise<{ ruling: number; articles: number[]; title: string }[]> {
  const asked = new URLSearchParams(search);
  asked.set('seed', asked.get('set')!);
  const { exercises } = (await (await fetch(`${server.origin}/api/school/exercises?${asked}`)).json()) as {
    exercises: { key: string; edition: number; seed: number }[];
  };
  return Promise.all(
    exercises.map(async ({ key, edition, seed }) => {
      const body = JSON.stringify({ key, edition, seed });
      const answer = await fetch(`${server.origin}/api/school/mark`, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
      const { solution } = (await answer.json()) as { solution: { ruling: number; articles: number[]; title: { en: string } } };
      return { ruling: solution.ruling, articles: solution.articles, title: solution.title.en };
    }),
  );
}

async function choose(seen: Seen, { ruling, articles }: { ruling: number; articles: number[] }): Promise<void> {
  await seen.page.getByRole('radio').nth(ruling).check();
  for (const place of articles) await seen.page.getByRole('checkbox').nth(place).check();
}

const TOUCH = '?edition=2018&subject=touch&count=2&set=7';

test('a situation is stepped through, answered and explained', async () => {
  const seen = await begin(TOUCH);
  const [first] = await solutions(TOUCH);
  // Nothing of the answer is in the page before it is given.
  expect(await seen.page.content()).not.toContain(first!.title);
  const current = () => seen.page.locator('[aria-current="step"]').innerText();
  expect(await current()).toMatch(/The beginning/);
  await seen.page.keyboard.press('ArrowRight');
  await expect.poll(current).not.toMatch(/The beginning/);
  await seen.page.keyboard.press('Home');
  await expect.poll(current).toMatch(/The beginning/);
  await choose(seen, first!);
  await seen.button(/^Answer$/).click();
  await expect.poll(() => seen.page.getByText('Ruling right.').count()).toBe(1);
  expect(await seen.page.getByRole('heading', { name: first!.title }).count()).toBe(1);
  // An article is one click away.
  await seen.page.getByRole('button', { name: /^Art/ }).first().click();
  await expect.poll(() => seen.page.getByRole('dialog').getByRole('paragraph').count()).toBeGreaterThan(0);
  await seen.page.keyboard.press('Escape');
  await seen.button('Next question').click();
  await expect.poll(() => seen.page.getByRole('heading', { name: 'Question 2 of 2' }).count()).toBe(1);
  await seen.button('Stop').click();
  await expect.poll(() => seen.page.getByText('1 of 1 answered, one ruling right').count()).toBe(1);
  seen.clean();
  await seen.close();
});

test('an exam shows what is right at its end, to be printed', async () => {
  const set = `${TOUCH}&exam=30`;
  const seen = await begin(set);
  const right = await solutions(TOUCH);
  expect(await seen.page.getByRole('timer', { name: 'Time left' }).innerText()).toMatch(/^(30:00|29:5\d)/);
  await choose(seen, right[0]!);
  await seen.button('Answer and go on').click();
  await expect.poll(() => seen.page.getByRole('heading', { name: 'Question 2 of 2' }).count()).toBe(1);
  expect(await seen.page.getByText(/Ruling (right|wrong)/).count()).toBe(0);
  await seen.button('Hand in').click();
  await expect.poll(() => seen.page.getByRole('heading', { name: 'Result of the exam' }).count()).toBe(1);
  await expect.poll(() => seen.page.getByText('1 of 2 answered, one ruling right').count()).toBe(1);
  expect(await seen.page.getByText('Not answered.').count()).toBe(1);
  await seen.page.emulateMedia({ media: 'print' });
  expect(await seen.button('Print').isVisible()).toBe(false);
  expect(await seen.page.getByText('Examiner').isVisible()).toBe(true);
  await seen.page.emulateMedia({ media: 'screen' });
  await audit(seen);
  seen.clean();
  await seen.close();
});

test('what was wrong is kept and can be asked again', async () => {
  const seen = await begin(`${TOUCH}&count=1`);
  await seen.button(/^Answer$/).click();
  await expect.poll(() => seen.page.getByText('Ruling wrong.').count()).toBe(1);
  await seen.page.reload();
  await expect.poll(() => seen.page.getByText('So far one situation answered on this device, 1 wrongly the last time.').count()).toBe(1);
  await seen.page.getByLabel('Only the one I answered wrongly').check();
  await seen.button('Begin').click();
  await expect.poll(() => seen.page.getByRole('heading', { name: 'Question 1 of 1' }).count()).toBe(1);
  await seen.close();
});

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`fits ${size}, asked and explained`, async () => {
    const seen = await begin('?edition=2018&subject=irregular&count=3&set=3', { size: viewport, touch: size !== 'desktop' });
    await fits(seen);
    await seen.button(/^Answer$/).click();
    await expect.poll(() => seen.page.getByText(/Ruling (right|wrong)\./).count()).toBe(1);
    await fits(seen);
    seen.clean();
    await seen.close();
  });
}

for (const lang of ['en', 'es'] as const) {
  for (const theme of ['light', 'dark'] as const) {
    test(`is accessible in ${lang}, ${theme}, asked and explained`, async () => {
      const seen = await begin('?edition=2018&subject=draws&count=3&set=5', { lang, theme });
      const named = /\b(effect|act|why|error|web|school|regulation)-[a-z-]+\b/;
      expect(await seen.page.locator('body').innerText()).not.toMatch(named);
      await audit(seen);
      await seen.button(/^(Answer|Responder)$/).click();
      await expect.poll(() => seen.page.getByText(/Ruling (right|wrong)\.|Decisión (in)?correcta\./).count()).toBe(1);
      expect(await seen.page.locator('body').innerText()).not.toMatch(named);
      await audit(seen);
      await seen.close();
    });
  }
}
