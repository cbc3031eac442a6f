import { defineConfig, devices } from '@playwright/test';

/** Factor by which the browser is slowed down (e2e/support/fixtures.ts). */
const slow = Number(process.env.E2E_SLOW ?? 1);
const port = Number(process.env.E2E_PORT ?? 3210);

/** Against a production build with demo data in a database of its own; see scripts/e2e-server.mjs. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // a test that passes only at the second try is a defect, here at once; a shared machine names it and goes on
  retries: process.env.CI ? 1 : 0,
  // one more than cores: pages often wait for the line, a timer or the server
  workers: 3,
  // no test is about speed: each waits for what it expects to see, and a busy machine must not fail one. These limits are all there
  // are: at a load of 30 on two cores a journey of 20 processor seconds takes five minutes
  timeout: 900_000 * slow,
  expect: { timeout: 60_000 * slow, toPass: { timeout: 180_000 * slow } },
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://localhost:${port}`,
    // recording costs a quarter of the run; a failure is looked at again with E2E_TRACE=1
    trace: process.env.E2E_TRACE ? 'on' : 'off',
    screenshot: 'only-on-failure',
    // tests see and change what the network brings; those of the worker let it in (e2e/offline.spec.ts)
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // drawing what moves by software takes a tenth of the run; the tests of what moves ask for motion
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        // pages live for seconds: what the optimiser and a process for each page cost never comes back
        '--js-flags=--no-opt',
        '--renderer-process-limit=1',
      ],
    },
  },
  projects: [
    // after all others: what the site has written meanwhile
    { name: 'logs', testMatch: /logs\.teardown\.ts/ },
    // `@phone` in a title: on both; `@phone-only`: what is made for phones, or works alike on both
    {
      name: 'desktop',
      teardown: 'logs',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
      grepInvert: /@phone-only/,
    },
    {
      name: 'phone',
      teardown: 'logs',
      // one pixel to a point: what is tested is the layout, and seven times fewer pixels are drawn
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, deviceScaleFactor: 1 },
      grep: /@phone/,
    },
  ],
  webServer: {
    command: 'node scripts/e2e-server.mjs',
    url: `http://localhost:${port}/api/health`,
    timeout: 900_000,
    reuseExistingServer: Boolean(process.env.E2E_REUSE),
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { E2E_PORT: String(port) },
  },
});
