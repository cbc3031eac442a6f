/**
 * Draws the eleven pictures and the video of /sample-property from components/tour into public/sample/. Run after a
 * change of the flat; the results are checked in, so that an installation needs no browser.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import sharp from 'sharp';
import { root } from './lib/paths.mjs';

const out = join(root, 'public/sample');
const WIDTHS = [640, 1280];

const bundle = await build({
  entryPoints: [join(root, 'components/content/tour/capture.ts')],
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'capture',
  minify: true,
});

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
});
const page = await browser.newPage();
page.on('pageerror', (error) => console.error(error.message));
// VideoEncoder exists in secure contexts only
await page.route('http://localhost/', (route) =>
  route.fulfill({ contentType: 'text/html', body: '<body></body>' }),
);
await page.goto('http://localhost/');
await page.addScriptTag({ content: bundle.outputFiles[0].text });
await mkdir(out, { recursive: true });

const shots = await page.evaluate(() => globalThis.capture.pictures(1920, 1280));
for (const [i, shot] of shots.entries()) {
  const png = Buffer.from(shot.split(',')[1], 'base64');
  const name = String(i + 1).padStart(2, '0');
  for (const width of WIDTHS) {
    const picture = sharp(png).resize(width);
    await picture
      .clone()
      .avif({ quality: 50 })
      .toFile(join(out, `${name}-${width}.avif`));
    await picture
      .clone()
      .webp({ quality: 74 })
      .toFile(join(out, `${name}-${width}.webp`));
  }
}
console.log(`${shots.length} pictures`);

const mp4 = await page.evaluate(() => globalThis.capture.video(960, 540, 24, 2));
await writeFile(join(out, 'tour.mp4'), Buffer.from(mp4, 'base64'));
console.log(`video: ${Math.round((mp4.length * 3) / 4 / 1024)} KB`);
await browser.close();
