/** What a file of tests begins with: a server and a browser of its own, stopped at its end. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launch } from './eyes';
import { Server } from './server';

/** Both stand for the tests of the file that imports them: files share no modules. */
export let server: Server;
export let browser: Browser;

beforeAll(async () => {
  server = await Server.start();
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});
