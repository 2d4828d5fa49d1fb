import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import { prefs } from '../../lib/prefs.svelte';
import ArticleRow from './ArticleRow.svelte';
import type { Article } from './tree';

const article: Article = {
  edition: '2023',
  number: '9.1.2',
  kind: 'enforce',
  subject: 'draws',
  matter: 'draw-offer',
  en: 'An offer.',
  es: 'Una oferta.',
  cases: ['draws/agreed-after-one-move'],
  titles: [{ en: 'Agreed after the first move', es: 'Acordadas tras la primera jugada' }],
};

let screen: Record<string, unknown> | undefined;
afterEach(async () => {
  if (screen) await unmount(screen);
  screen = undefined;
  prefs.lang = 'en';
});

it('calls situations by their titles, in the language of the reader', () => {
  prefs.lang = 'es';
  const props = { article, edition: '2023', question: '', both: false, open: true, onopen: () => undefined };
  screen = mount(ArticleRow, { target: document.body, props });
  flushSync();
  const shown = () => [...document.querySelectorAll('.more li')].map((item) => item.textContent);
  expect(shown()).toEqual(['Acordadas tras la primera jugada']);
  prefs.lang = 'en';
  flushSync();
  expect(shown()).toEqual(['Agreed after the first move']);
});
