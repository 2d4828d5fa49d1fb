/** A browser, and what people see and do in it. */
import axe from 'axe-core';
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { link, type Made } from './club';
import type { Server } from './server';

export const SIZES = {
  'phone-small': { width: 360, height: 640 },
  phone: { width: 390, height: 844 },
  'phone-landscape': { width: 844, height: 390 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1920, height: 1080 },
} as const;

export async function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
}

export interface Look {
  size?: { width: number; height: number };
  lang?: 'en' | 'es';
  theme?: 'light' | 'dark';
  touch?: boolean;
}

/** A page that is open; what went wrong on it is kept, and so is what it asked for elsewhere. */
export class Seen {
  readonly faults: string[] = [];
  readonly strangers: string[] = [];

  constructor(
    readonly page: Page,
    readonly context: BrowserContext,
    origin: string,
  ) {
    page.on('pageerror', (error) => this.faults.push(String(error)));
    page.on('console', (message) => {
      // That the server is away is said by the page itself.
      const lost = /Failed to load resource|WebSocket connection/.test(message.text());
      if (message.type() === 'error' && !lost) this.faults.push(message.text());
    });
    page.on('request', (request) => {
      const url = request.url();
      if (/^(https?|wss?):/.test(url) && !url.replace(/^ws/, 'http').startsWith(origin)) this.strangers.push(url);
    });
  }

  /** Nothing failed, and nothing left the origin. */
  clean(): void {
    expect(this.faults).toEqual([]);
    expect(this.strangers).toEqual([]);
  }

  async close(): Promise<void> {
    await this.context.close();
  }

  square = (name: string): Locator => this.page.getByRole('grid').first().locator(`[data-square="${squareNumber(name)}"]`);

  button = (name: string | RegExp): Locator => this.page.getByRole('button', { name });

  /** What stands on a square, in words. */
  async on(name: string): Promise<string> {
    return (await this.square(name).getAttribute('aria-label')) ?? '';
  }

  async type(text: string): Promise<void> {
    const field = this.page.getByRole('textbox').first();
    await field.fill(text);
    await field.press('Enter');
  }
}

const squareNumber = (name: string): number => name.charCodeAt(0) - 97 + 8 * (Number(name[1]) - 1);

export async function open(browser: Browser, server: Server, url: string, look: Look = {}): Promise<Seen> {
  const { size = { width: 1280, height: 900 }, lang = 'en', theme = 'light', touch = false } = look;
  const context = await browser.newContext({
    viewport: size,
    locale: lang === 'es' ? 'es-ES' : 'en-GB',
    colorScheme: theme,
    hasTouch: touch,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const seen = new Seen(page, context, server.origin);
  await page.goto(url.startsWith('http') ? url : server.origin + url);
  return seen;
}

/** Both players at their screens, ready, and the game begun. */
export async function sitDown(browser: Browser, server: Server, made: Made, look: Look = {}): Promise<[Seen, Seen]> {
  const white = await open(browser, server, link(server, made, 'white'), look);
  const black = await open(browser, server, link(server, made, 'black'), look);
  for (const seen of [white, black]) await seen.button(/I am ready|Estoy listo|preparad/i).click();
  for (const seen of [white, black]) await expect.poll(() => seen.page.getByRole('timer').count()).toBeGreaterThan(0);
  return [white, black];
}

/**
 * What axe finds against WCAG 2.2 A and AA. Nothing is left out but one rule on squares: the
 * coordinates drawn on the edge of the board are no labels of the squares they stand on.
 */
export async function audit(seen: Seen): Promise<void> {
  await seen.page.evaluate(axe.source);
  const found = await seen.page.evaluate(async () => {
    const { axe: here } = globalThis as unknown as { axe: typeof axe };
    const run = await here.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] });
    return run.violations.flatMap(({ id, nodes }) => {
      const found = nodes.map((node) => node.html.slice(0, 160));
      const wrong = id === 'label-content-name-mismatch' ? found.filter((html) => !html.includes('role="gridcell"')) : found;
      return wrong.length > 0 ? [`${id}: ${wrong.join(' | ')}`] : [];
    });
  });
  expect(found).toEqual([]);
}

/** Nothing sticks out sideways. */
export async function fits(seen: Seen): Promise<void> {
  const over = await seen.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over).toBeLessThanOrEqual(0);
}

/** Whether all of an element can be seen without scrolling. */
export async function inView(seen: Seen, locator: Locator): Promise<boolean> {
  const box = await locator.boundingBox();
  const view = seen.page.viewportSize();
  if (!box || !view) return false;
  return box.x >= -0.5 && box.y >= -0.5 && box.x + box.width <= view.width + 0.5 && box.y + box.height <= view.height + 0.5;
}
