/**
 * `npm run bench -- web [--quick]`: the figures of issue 8 as ratios within one run, medians of alternating rounds. Needs nginx and wrk
 * (Debian: apt-get install nginx-light wrk). `--only=throughput,cold,overload,memory` picks parts. Weight and Lighthouse: pages.ts.
 */
import { existsSync } from 'node:fs';
import { memoryFlat } from './web/memory';
import { overload } from './web/overload';
import { printTable } from './web/report';
import { makeWorld, startDoor, startPlainNext } from './web/sites';
import { coldPage, targets, throughput } from './web/throughput';

const quick = process.argv.includes('--quick');
const only = process.argv
  .find((arg) => arg.startsWith('--only='))
  ?.slice(7)
  .split(',');
const wanted = (part: string) => !only || only.includes(part);

process.env.PATH = `${process.env.PATH}:/usr/sbin`;
for (const program of ['nginx', 'wrk']) {
  const found = process.env.PATH.split(':').some((dir) => existsSync(`${dir}/${program}`));
  if (!found) throw new Error(`${program} is not installed: apt-get install nginx-light wrk`);
}

const world = await makeWorld(quick ? 120 : 600);
const running: { stop(): Promise<void> }[] = [world];
try {
  const door = await startDoor(world);
  running.push(door);
  const detail = (await targets(door)).find(({ name }) => name === 'detail')?.path ?? '/';
  if (wanted('throughput') || wanted('cold')) {
    const plain = await startPlainNext(world);
    if (wanted('throughput')) await throughput(world, door, plain, quick ? 1 : 5, quick ? 2 : 4);
    if (wanted('cold')) await coldPage(door, plain, quick ? 10 : 40);
    await plain.stop();
  }
  if (wanted('overload')) await overload(door, quick ? 4 : 10);
  if (wanted('memory')) await memoryFlat(door, detail, quick ? 40_000 : 200_000);
} finally {
  for (const one of running.reverse()) await one.stop();
}
printTable();
