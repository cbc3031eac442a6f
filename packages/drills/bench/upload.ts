/**
 * `npm run bench -- upload`: what a member waits for after the last byte of a listing's photographs (12 megapixels each),
 * beside bare sharp doing the same work on the same files in this run (the time of storing a listing without photographs,
 * which has a row of its own, is taken off); and the memory of three such uploads at once.
 * The times aim at two idle cores, the ratio holds on any machine.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { median, sleep } from '../measure';
import { figure, printTable, ratio } from '../report';
import { signUp, upload } from './upload/client';
import { makePhotographs, megabytes, PHONE_WIDTH } from './upload/photographs';
import { makeWorld, startProduct } from './web/sites';

sharp.cache(false);
/** The site's processes take turns: each is asked a few times before it is measured. */
const WARM_UP = 4;
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const parts = { decode: 0, 'JPEG to show': 0, 'master of the other sizes': 0, 'blur and hash': 0 };
type Part = keyof typeof parts;

async function timed<T>(part: Part, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await work();
  parts[part] += performance.now() - began;
  return result;
}

/** What lib/platform/media/prepare-image.ts does before the reply, without checks, files and limits. */
async function bare(path: string): Promise<void> {
  const { data, info } = await timed('decode', () =>
    sharp(path)
      .autoOrient()
      .resize({ width: 1600, height: 3200, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  const { width, height } = info;
  const read = () => sharp(data, { raw: { width, height, channels: 3 } });
  await Promise.all([
    timed('JPEG to show', () => read().jpeg({ quality: 80, progressive: true }).toBuffer()),
    timed('master of the other sizes', () =>
      read().jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer(),
    ),
    timed('blur and hash', () =>
      Promise.all([
        read().resize({ width: 16 }).webp({ quality: 40, effort: 4 }).toBuffer(),
        read().resize({ width: 32, height: 32, fit: 'fill' }).greyscale().raw().toBuffer(),
      ]),
    ),
  ]);
}

/** Two side by side, as the site does. */
async function bareAll(paths: readonly string[]): Promise<number> {
  const began = performance.now();
  const left = [...paths];
  const worker = async () => {
    for (let path = left.shift(); path; path = left.shift()) await bare(path);
  };
  await Promise.all([worker(), worker()]);
  return performance.now() - began;
}

/** Resident memory of a process in MB. */
const memoryOf = (pid: number) =>
  Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/^VmRSS:\s+(\d+)/m)?.[1] ?? 0) / 1024;

const world = await makeWorld(24);
const site = await startProduct(world);
try {
  const token = await signUp(site.url);
  const ten = await makePhotographs(join(world.dir, 'photographs'), 10, PHONE_WIDTH);
  console.log(`  ten photographs of 12 megapixels, ${(await megabytes(ten)).toFixed(0)} MB`);
  // the sizes that follow a reply are made before the next measurement
  const settled = (photographs: readonly string[]) => sleep(2000 + 1800 * photographs.length);
  for (let round = 0; round < WARM_UP; round++) {
    await upload(site.url, token, ten.slice(0, 1));
    await bareAll(ten.slice(0, 1));
    await settled(ten.slice(0, 1));
  }

  const withoutPictures: number[] = [];
  for (let round = 0; round < 9; round++) withoutPictures.push((await upload(site.url, token, [])).replyMs);
  const saving = median(withoutPictures);
  figure('no photograph: last byte to reply', seconds(saving));

  for (const [name, photographs, rounds, aim] of [
    ['one photograph', ten.slice(0, 1), 9, 800],
    ['ten photographs', ten, 3, 4000],
  ] as const) {
    const replies: number[] = [];
    const yardsticks: number[] = [];
    for (let round = 0; round < rounds; round++) {
      yardsticks.push(await bareAll(photographs));
      replies.push((await upload(site.url, token, photographs)).replyMs);
      await settled(photographs);
    }
    const [reply, yardstick] = [median(replies), median(yardsticks)];
    figure(`${name}: last byte to reply`, seconds(reply), seconds(aim), reply <= aim);
    figure(`${name}: bare sharp`, seconds(yardstick));
    // storing a listing costs the same whatever it shows: it says nothing about the pictures
    const pictures = reply - saving;
    figure(`${name}: ratio`, ratio(pictures / yardstick), ratio(1.6), pictures / yardstick <= 1.6);
  }
  const all = Object.values(parts).reduce((sum, ms) => sum + ms, 0);
  for (const [part, ms] of Object.entries(parts))
    figure(`part of bare sharp: ${part}`, `${Math.round((ms / all) * 100)} %`);

  const idle = memoryOf(site.pid);
  let peak = idle;
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryOf(site.pid));
  }, 20);
  await Promise.all([1, 2, 3].map(() => upload(site.url, token, ten)));
  clearInterval(watch);
  const above = peak - idle;
  figure(
    'three uploads of ten at once: memory above idle',
    `${Math.round(above)} MB`,
    '350 MB',
    above <= 350,
  );
} finally {
  await site.stop();
  await world.stop();
}
printTable();
