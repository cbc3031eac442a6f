import { type Browser, chromium, devices, type Page } from '@playwright/test';
import { ensureChromium } from '../../../../scripts/lib/chromium.mjs';
import { median, sleep } from '../../measure';
import { figure } from '../../report';
import type { Site } from '../web/sites';

/** Lighthouse's slow 4G and phone, with 150 ms, 1.6 Mbit/s down, 750 kbit/s up and a processor four times slower. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: 750e3 / 8,
};
const SLOWER = 4;
const SETTLE_MS = 3000;

type Seen = { paint: number; shift: number; presses: number[] };

/** Runs in the page before its own scripts. It is text, because a compiled function calls helpers that the page lacks. */
const WATCH = `
  const seen = { paint: 0, shift: 0, presses: [] };
  window.seen = seen;
  const observe = (type, take, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
  observe('largest-contentful-paint', (entry) => { seen.paint = entry.startTime; });
  observe('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.shift += entry.value; });
  observe('event', (entry) => { if (entry.interactionId) seen.presses.push(entry.duration); }, { durationThreshold: 16 });`;

async function opened(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ ...devices['Pixel 7'], serviceWorkers: 'block' });
  await context.addInitScript(WATCH);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(url, { waitUntil: 'load' });
  await sleep(SETTLE_MS);
  return page;
}

const seenBy = (page: Page) => page.evaluate<Seen>('window.seen');

/** Duration of the longest press event on the first element that `find` finds. */
async function pressed(browser: Browser, url: string, find: (page: Page) => ReturnType<Page['locator']>) {
  const page = await opened(browser, url);
  await find(page).first().tap({ timeout: 10_000 });
  await sleep(SETTLE_MS);
  const { presses } = await seenBy(page);
  await page.context().close();
  // shorter ones are not reported
  return Math.max(16, ...presses);
}

const HEART = /^Save this home/;

/** Measures the largest paint and layout shift of each page, and the response to a press on filters, gallery and heart. */
export async function phone(site: Site, pages: readonly { name: string; path: string }[], rounds: number) {
  const executablePath = await ensureChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const several = async (work: () => Promise<number>) => {
    const values: number[] = [];
    for (let i = 0; i < rounds; i++) values.push(await work());
    return median(values);
  };
  try {
    for (const { name, path } of pages) {
      let shift = 0;
      const paint = await several(async () => {
        const page = await opened(browser, site.url + path);
        const seen = await seenBy(page);
        shift = Math.max(shift, seen.shift);
        await page.context().close();
        return seen.paint;
      });
      figure(`${name}: largest paint`, `${(paint / 1000).toFixed(2)} s`, '≤ 1.5 s', paint <= 1500);
      figure(`${name}: layout shift`, shift.toFixed(3), '0', shift < 0.001);
    }
    const [, list, listing] = pages;
    const presses = {
      filters: [list, (page: Page) => page.getByRole('main').getByText(/^Filters/)],
      gallery: [listing, (page: Page) => page.getByRole('button', { name: /^Open full screen/ })],
      heart: [list, (page: Page) => page.getByRole('main').getByRole('button', { name: HEART })],
    } as const;
    for (const [name, [page, find]] of Object.entries(presses)) {
      const ms = await several(() => pressed(browser, site.url + (page?.path ?? '/'), find));
      figure(`press on ${name}: response`, `${ms.toFixed(0)} ms`, '≤ 200 ms', ms <= 200);
    }
  } finally {
    await browser.close();
  }
}
