/**
 * `npm run pictures` saves screenshots of the main pages in docs/pictures/, from BASE_URL or from the built site with a temporary demo set. Needs Chromium
 * (CHROMIUM_PATH, or /usr/bin/chromium).
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { ensureAppBuilt } from './lib/build.mjs';
import { startPart } from './lib/children.mjs';
import { startDatabase } from './lib/database.mjs';
import { root } from './lib/paths.mjs';
import { freePort } from './lib/port.mjs';
import { prepareDatabase } from './lib/prepare-database.mjs';
import { main, Stop, say } from './lib/say.mjs';

const OUT = join(root, 'docs/pictures');
const MAX_BYTES = 400_000;
const SCREENS = {
  desktop: { viewport: { width: 1280, height: 900 } },
  phone: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
};

async function startSite() {
  await ensureAppBuilt();
  const dir = await mkdtemp(join(tmpdir(), 'saptam-pictures-'));
  const database = await startDatabase({ dir: join(dir, 'db'), quiet: true });
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    MONGODB_URI: database.uri,
    DATA_DIR: dir,
    SITE_URL: url,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    DEMO_LISTINGS: '600',
  };
  const stopDatabase = async () => {
    await database.stop();
    await rm(dir, { recursive: true, force: true });
  };
  try {
    await prepareDatabase({ env });
  } catch (error) {
    await stopDatabase();
    throw error;
  }
  const server = startPart(process.execPath, ['dist/server.mjs'], { env: { ...env, PORT: String(port) } });
  const stop = async () => {
    await server.stop();
    await stopDatabase();
  };
  for (let tries = 0; tries < 300; tries++) {
    if ((await fetch(`${url}/api/health`).catch(() => undefined))?.ok) return { url, env, stop };
    await new Promise((next) => setTimeout(next, 100));
  }
  await stop();
  throw new Stop('The site did not respond.');
}

/** Finds a verified listing with photos. */
async function listingPath(base) {
  const html = await (await fetch(`${base}/buy/nagpur/residential?status=verified`)).text();
  const path = /\/properties\/[0-9a-f]{24}/.exec(html)?.[0];
  if (!path) throw new Stop('There is no listing to photograph.');
  return path;
}

/** Shrinks a picture for a README. A palette keeps text sharp; pictures that are still too large are scaled down. */
async function small(png) {
  for (const colours of [256, 128, 64]) {
    const bytes = await sharp(png).png({ palette: true, colours, effort: 8, compressionLevel: 9 }).toBuffer();
    if (bytes.length < MAX_BYTES) return bytes;
  }
  throw new Stop(`A picture stays above ${MAX_BYTES} bytes.`);
}

/** Resolves when all visible photos and fonts have loaded. */
async function settled(page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    // pictures in a closed part of the page never load
    const isInView = (image) => {
      const { top, left, right, width } = image.getBoundingClientRect();
      return width > 0 && image.checkVisibility() && top < innerHeight && left < innerWidth && right > 0;
    };
    const inView = [...document.images].filter(isInView);
    await Promise.all(inView.map((image) => image.decode().catch(() => undefined)));
  });
}

async function photograph(browser, base, { name, path, screen, before, shows }) {
  const context = await browser.newContext({
    ...SCREENS[screen],
    baseURL: base,
    locale: 'en-IN',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await before?.(page, base);
  const reply = await page.goto(path);
  if (!reply?.ok()) throw new Stop(`${path} returned ${reply?.status()}.`);
  if (shows) await page.locator(shows).first().waitFor();
  await settled(page);
  await writeFile(join(OUT, `${name}.png`), await small(await page.screenshot()));
  await context.close();
  say(`docs/pictures/${name}.png`);
}

/** Signs up a new seller, because the wizard is for members. The password is not stored. */
async function asSeller(page, base) {
  const person = { email: `pictures-${Date.now()}@example.com`, password: crypto.randomUUID() };
  const post = (path, data) => page.request.post(path, { data, headers: { origin: base } });
  await post('/api/user/register', { name: 'Asha Deshmukh', role: 'seller', ...person });
  const reply = await post('/api/user/login', person);
  if (!reply.ok()) throw new Stop(`The seller could not sign in: ${await reply.text()}`);
}

main(async () => {
  const site = process.env.BASE_URL ? undefined : await startSite();
  const base = process.env.BASE_URL ?? site.url;
  await mkdir(OUT, { recursive: true });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const pages = { home: '/', list: '/buy/nagpur', detail: await listingPath(base) };
    for (const [page, path] of Object.entries(pages))
      for (const screen of Object.keys(SCREENS))
        await photograph(browser, base, { name: `${page}-${screen}`, path, screen });
    for (const screen of Object.keys(SCREENS))
      await photograph(browser, base, {
        name: `map-${screen}`,
        path: '/buy/nagpur?view=map',
        screen,
        shows: '.map-mark',
      });
    await photograph(browser, base, { name: 'services-desktop', path: '/services', screen: 'desktop' });
    const wizard = { name: 'wizard-phone', path: '/properties/new', screen: 'phone' };
    await photograph(browser, base, { ...wizard, before: asSeller });
  } finally {
    await browser.close();
    await site?.stop();
  }
});
