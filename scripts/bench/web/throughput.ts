import { gzipSync } from 'node:zlib';
import { median, wrk } from './measure';
import { figure, ratio } from './report';
import { type Site, startNginx, type World } from './sites';

export type Target = { name: string; path: string };

/** Connections to Next alone: enough for one process to be busy all the time. */
const RENDERED_AT_ONCE = 4;

export async function targets(door: Site): Promise<Target[]> {
  const list = await (await fetch(`${door.url}/api/property?limit=1`)).json();
  return [
    { name: 'page', path: '/' },
    { name: 'list', path: '/buy' },
    { name: 'detail', path: `/properties/${list.data[0]._id}` },
    { name: 'json', path: '/api/property?limit=6' },
  ];
}

/** Page, list, detail and hot JSON from memory, beside nginx with the same bytes and beside Next alone; rounds alternate. */
export async function throughput(world: World, door: Site, plain: Site, rounds: number, seconds: number) {
  const all = await targets(door);
  const files = await Promise.all(
    all.map(async ({ name, path }) => {
      const reply = await fetch(door.url + path, { headers: { 'accept-encoding': 'identity' } });
      const body = Buffer.from(await reply.arrayBuffer());
      return { name, type: reply.headers.get('content-type') ?? '', plain: body, gzip: gzipSync(body) };
    }),
  );
  const nginx = await startNginx(world.dir, files);
  try {
    for (const { name, path } of all) {
      const rates = { nginx: [] as number[], door: [] as number[], plain: [] as number[] };
      await wrk(plain.url + path, 2, RENDERED_AT_ONCE);
      for (let round = 0; round < rounds; round++) {
        rates.nginx.push(await wrk(`${nginx.url}/${name}`, seconds));
        rates.door.push(await wrk(door.url + path, seconds));
        rates.plain.push(await wrk(plain.url + path, seconds, RENDERED_AT_ONCE));
      }
      const toNginx = median(rates.door.map((rate, i) => rate / rates.nginx[i]!));
      const toPlain = median(rates.door.map((rate, i) => rate / rates.plain[i]!));
      const perSecond = `${Math.round(median(rates.door))}/s`;
      figure(`${name} beside nginx`, `${ratio(toNginx)} at ${perSecond}`, '≥ 0.5', toNginx >= 0.5);
      figure(`${name} beside the build without the front door`, ratio(toPlain));
    }
  } finally {
    await nginx.stop();
  }
}

async function timed(url: string): Promise<number> {
  const started = performance.now();
  const reply = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
  return performance.now() - started;
}

/** A page that nobody has asked for yet, with its compression, beside Next alone. */
export async function coldPage(door: Site, plain: Site, samples: number): Promise<void> {
  const cold: number[] = [];
  const alone: number[] = [];
  const hot: number[] = [];
  for (let i = 0; i < samples; i++) {
    cold.push(await timed(`${door.url}/buy?minPrice=${1000 + i}`));
    alone.push(await timed(`${plain.url}/buy?minPrice=${1000 + i}`));
    hot.push(await timed(`${door.url}/buy?minPrice=${1000 + i}`));
  }
  const value = `${median(cold).toFixed(1)} ms (from memory ${median(hot).toFixed(1)} ms)`;
  figure('cold page', value);
  figure('cold page beside the build without the front door', ratio(median(cold) / median(alone)));
}
