import { defineConfig } from 'vitest/config';

/** Tests of the built screens with the real server, in a real browser. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['browser/**/*.test.ts'],
    // One browser, one server for each file: two cores have enough to do with that.
    fileParallelism: false,
    testTimeout: 90_000,
    // On a busy machine a screen needs more than the usual second.
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 90_000,
  },
});
