/**
 * `npm run pictures:mails` opens a mail of every definition in Chromium (CHROMIUM_PATH, or /usr/bin/chromium) at 360 and 640 pixels, light and dark, in each
 * language. Fails on horizontal scrolling or axe findings, and saves some screenshots in docs/pictures/.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { root } from './lib/paths.mjs';
import { main, Stop, say } from './lib/say.mjs';

const WIDTHS = [360, 640];
const SCHEMES = ['light', 'dark'];
/** Sheets of four mails side by side, each in one language. */
const SHEETS = {
  'mails-light': [
    360,
    'light',
    ['answerMail-0.en', 'tellOfStep-6.mr', 'alertMail-0.hi', 'mailQuestion-4.en'],
  ],
  'mails-dark': [
    360,
    'dark',
    ['answerMail-0.mr', 'tellOfStep-2.en', 'sentMail-0.hi', 'verifyEmailMail-0.mr'],
  ],
  'mails-wide': [640, 'light', ['tellOfBooking-0.en', 'mailDeparture-0.hi']],
};
const SHEET_HEIGHT = 1000;

async function samples() {
  const folder = await mkdtemp(join(tmpdir(), 'saptam-mails-'));
  const args = ['jest', 'lib/platform/mail/walk.test.ts'];
  const { status } = spawnSync('npx', args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, MAIL_SAMPLES: folder },
  });
  if (status !== 0) throw new Stop('The samples could not be made.');
  return folder;
}

/** Serves the mails' two pictures from this checkout. */
async function servePictures(page) {
  const demo = join(root, 'packages/demo-data/pictures');
  const [home] = await readdir(demo);
  const file = (path) => (route) => route.fulfill({ path });
  await page.route('**/*', (route) => route.abort());
  await page.route('**/apple-icon.png', file(join(root, 'app/apple-icon.png')));
  await page.route('**/uploads/**', file(join(demo, home, '400.webp')));
}

/** Replaces the mail's Devanagari font with ours, because the machine may lack it. */
async function devanagari() {
  const file = '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2';
  const data = (await readFile(join(root, 'node_modules', file))).toString('base64');
  return `@font-face{font-family:'Noto Sans Devanagari';font-weight:100 800;src:url(data:font/woff2;base64,${data})}`;
}

async function lookAt(browser, folder) {
  const font = await devanagari();
  const names = (await readdir(folder)).toSorted();
  const pictures = new Map();
  let problems = 0;
  for (const width of WIDTHS)
    for (const colorScheme of SCHEMES) {
      const context = await browser.newContext({ viewport: { width, height: 740 }, colorScheme });
      const page = await context.newPage();
      await servePictures(page);
      for (const name of names) {
        await page.setContent(await readFile(join(folder, name), 'utf8'), { waitUntil: 'load' });
        await page.addStyleTag({ content: font });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        const faults = width === WIDTHS[0] && AXE.test(name) ? await faultsOf(page) : [];
        for (const problem of [...faults, ...(wide > width ? ['scrolls sideways'] : [])]) {
          problems++;
          say(`${name} at ${width}, ${colorScheme}: ${problem}`);
        }
        const key = `${width} ${colorScheme} ${name.replace('.html', '')}`;
        if (isPhotographed(key)) pictures.set(key, await page.screenshot({ fullPage: true }));
      }
      await context.close();
    }
  say(`${names.length} mails, ${WIDTHS.length * SCHEMES.length} looks at each: ${problems} problems.`);
  return { pictures, problems };
}

/** One mail per definition, because the others differ only in their texts. */
const AXE = /-0\.en\./;
async function faultsOf(page) {
  // skips landmarks, which belong to the mail program
  const { violations } = await new AxeBuilder({ page })
    .disableRules(['landmark-one-main', 'region'])
    .analyze();
  return violations.map(({ id }) => id);
}

const keysOf = ([width, scheme, names]) => names.map((name) => `${width} ${scheme} ${name}`);
const isPhotographed = (key) => Object.values(SHEETS).some((sheet) => keysOf(sheet).includes(key));

async function writeSheet(name, sheet, pictures) {
  const [width, scheme, names] = sheet;
  const parts = await Promise.all(
    keysOf(sheet).map(async (key, i) => ({
      input: await sharp(pictures.get(key))
        .resize({ width, height: SHEET_HEIGHT, fit: 'cover', position: 'top', withoutEnlargement: true })
        .toBuffer(),
      left: i * (width + 16),
      top: 0,
    })),
  );
  const size = { width: names.length * (width + 16) - 16, height: SHEET_HEIGHT, channels: 3 };
  await sharp({ create: { ...size, background: scheme === 'dark' ? '#000000' : '#ffffff' } })
    .composite(parts)
    .webp({ quality: 70 })
    .toFile(join(root, `docs/pictures/${name}.webp`));
}

main(async () => {
  const folder = await samples();
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' });
  try {
    const { pictures, problems } = await lookAt(browser, folder);
    for (const [name, sheet] of Object.entries(SHEETS)) await writeSheet(name, sheet, pictures);
    if (problems > 0) throw new Stop(`${problems} problems.`);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
});
