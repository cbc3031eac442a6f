import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';

export type Role = 'buyer' | 'seller' | 'broker' | 'admin' | 'validator';

type SignIn = { role: Role; email: string; password: string };

const inDataDir = (name: string) => join(process.cwd(), '.data/e2e', name);

/** The demo sign-ins of the installation under test (written by packages/demo-data/src/sign-ins.ts). */
export function demoSignIn(role: Role): SignIn {
  const file = inDataDir('demo-sign-ins.json');
  const all = JSON.parse(readFileSync(file, 'utf8')) as SignIn[];
  const item = all.find((signIn) => signIn.role === role);
  if (!item) throw new Error(`no demo sign-in for ${role} in ${file}`);
  return item;
}

/**
 * True for a picture that another worker's test removed before this browser requested it, because lists show all tests' listings. Pictures of the demo set must
 * exist.
 */
function isNeighboursPicture(url: string): boolean {
  const [, key] = /\/media\/([0-9a-f]{32})\//.exec(url) ?? [];
  return key !== undefined && !readFileSync(inDataDir('demo-pictures.json'), 'utf8').includes(key);
}

/**
 * The page is given to the test when its buttons work (components/ui/actions/press-button.tsx). A page that never gets there is the
 * test's to judge.
 */
export function waitForScripts(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (...to) => {
    const reply = await goto(...to);
    const ours = () => document.querySelector('[class~="disabled:cursor-wait"]') === null;
    await page.waitForFunction(ours, undefined, { timeout: 60_000 }).catch(() => undefined);
    // effects run after that
    const idle = () => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 2000 }));
    await page.evaluate(idle).catch(() => undefined);
    return reply;
  };
}

/** Slows the browser fourfold and delays its network with E2E_SLOW=4, to reveal tests that act too early. Excludes pages that tests open themselves. */
async function slowDown(page: Page): Promise<void> {
  const rate = Number(process.env.E2E_SLOW ?? 1);
  if (rate <= 1) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const line = { offline: false, latency: 50 * rate, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', line);
}

/** Prints the page of a failed test, because remote runs leave only their output. */
async function printPage(page: Page): Promise<void> {
  const shown = await page
    .locator('main, dialog[open]')
    .last()
    .ariaSnapshot({ timeout: 2000 })
    .catch((error: Error) => error.message);
  process.stdout.write(`${page.url()} when the test failed:\n${shown.slice(0, 4000)}\n`);
}

/** A view reported after its session has ended or changed, which the server correctly refuses. */
const LATE_REPORT = /status of 40[13] .*useractivity$/;

const allowedUntilStartOver = new WeakMap<Page, readonly RegExp[]>();

/** Allows more console messages until the next part of the journey. */
export function allowConsole(page: Page, ...patterns: RegExp[]): void {
  allowedUntilStartOver.set(page, patterns);
}

/** Starts the next part of a journey without session, storage or changed calls. Only the browser's cache stays. */
export async function startOver(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  page.removeAllListeners('dialog');
  const forget = () => {
    localStorage.clear();
    sessionStorage.clear();
  };
  await page.evaluate(forget).catch(() => undefined);
  await page.goto('about:blank');
  await page.context().clearCookies();
  const { viewport } = base.info().project.use;
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: null });
  allowedUntilStartOver.delete(page);
}

type Fixtures = {
  /** Console messages that a test expects. Other errors and page exceptions fail it. */
  allowedConsole: RegExp[];
  page: Page;
};

export const test = base.extend<Fixtures>({
  allowedConsole: [[], { option: true }],
  page: async ({ page, allowedConsole, javaScriptEnabled }, use, { errors }) => {
    if (javaScriptEnabled !== false) waitForScripts(page);
    await slowDown(page);
    const unexpected: string[] = [];
    const note = (text: string) => {
      const allowed = [LATE_REPORT, ...allowedConsole, ...(allowedUntilStartOver.get(page) ?? [])];
      if (!allowed.some((pattern) => pattern.test(text))) unexpected.push(text);
    };
    page.on('console', (message) => {
      const { url } = message.location();
      if (message.type() !== 'error' || (/404/.test(message.text()) && isNeighboursPicture(url))) return;
      note(`${message.text()} ${url}`);
    });
    page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
    await use(page);
    if (errors.length > 0) await printPage(page);
    expect(unexpected, 'errors on the browser console').toEqual([]);
  },
});

export { expect };
