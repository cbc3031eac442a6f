/**
 * Frames a second while the map of a list is moved: by mouse for some seconds over a map with as many marks as there may be
 * (the marks are made up, the ground is the site's), in Chromium against BASE_URL, `http://localhost:3000` where it is not
 * set. Without a graphics card Chromium draws WebGL on the processor, and the figure is that of the processor.
 */
import { chromium } from '@playwright/test';

const base = process.env.BASE_URL ?? 'http://localhost:3000';
const SECONDS = 4;
const MARKS = 300;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
await page.route(/tile\.openstreetmap\.org/, (route) => route.fulfill({ status: 204 }));
await page.route(/\/api\/property\/map\?/, (route) => {
  const [west = 0, south = 0, east = 0, north = 0] = (
    new URL(route.request().url()).searchParams.get('bbox') ?? ''
  )
    .split(',')
    .map(Number);
  const marks = Array.from({ length: MARKS }, (_, i) => ({
    lng: west + ((east - west) * ((i * 37) % MARKS)) / MARKS,
    lat: south + ((north - south) * i) / MARKS,
    count: i % 3 === 0 ? 5 : 1,
    price: 4_550_000 + i * 10_000,
  }));
  return route.fulfill({ json: { marks } });
});
await page.goto(`${base}/buy/nagpur?view=map`);
await page
  .locator('.map-mark')
  .nth(MARKS - 1)
  .waitFor({ state: 'attached' });
// the list would be fetched anew after each move
await page.getByRole('checkbox', { name: 'Search as I move' }).uncheck();
const box = (await page.locator('.maplibregl-canvas').boundingBox())!;

// as text: the loader of this script adds calls to named functions that a page does not have
await page.evaluate(`
  window.frames_ = [];
  window.moved_ = 0;
  (function count(at) { if (at) frames_.push(at); requestAnimationFrame(count); })();
  new MutationObserver(() => moved_++).observe(document.querySelector('.map-marks'), { attributeFilter: ['style'] });
`);
const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
await page.mouse.move(x, y);
await page.mouse.down();
const start = Date.now();
for (let step = 0; Date.now() - start < SECONDS * 1000; step++)
  await page.mouse.move(x + 160 * Math.sin(step / 25), y + 120 * Math.cos(step / 31));
await page.mouse.up();
const [frames, moved] = await page.evaluate<[number[], number]>('[frames_, moved_]');
await browser.close();

const gaps = frames
  .slice(1)
  .map((at, i) => at - frames[i]!)
  .sort((a, b) => a - b);
const median = gaps[gaps.length >> 1]!;
const most = gaps[Math.floor(gaps.length * 0.95)]!;
console.log(
  `${MARKS} marks: ${(1000 / median).toFixed(0)} frames a second (median), 95 % of frames under ${most.toFixed(1)} ms`,
);
console.log(`the layer of the marks was moved ${moved} times in ${SECONDS} s`);
process.exit(moved > 0 ? 0 : 1);
