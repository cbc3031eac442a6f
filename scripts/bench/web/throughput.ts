import { request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { median, wrk } from './measure';
import { figure, ratio } from './report';
import { type ServedFile, type Site, startNginx, type World } from './sites';

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

/** The headers that nginx writes by itself, or that belong to one coding. */
const NGINX_OWN = new Set(['content-type', 'content-length', 'content-encoding', 'etag', 'date']);
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive']);

/** An answer of the site as nginx is to serve it: the very bytes, and the same headers. */
function served(door: Site, { name, path }: Target): Promise<ServedFile> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip' };
    const outgoing = request(door.url + path, { headers, agent: false }, async (response) => {
      const gzip = Buffer.concat(await response.toArray());
      const given = Object.entries(response.headers).map(
        ([header, value]) => [header, String(value)] as const,
      );
      resolve({
        name,
        type: response.headers['content-type'] ?? '',
        headers: given.filter(([header]) => !NGINX_OWN.has(header) && !OF_THE_CONNECTION.has(header)),
        plain: gunzipSync(gzip),
        gzip,
      });
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

/** Page, list, detail and hot JSON from memory, beside nginx with the same bytes and beside Next alone; rounds alternate. */
export async function throughput(world: World, door: Site, plain: Site, rounds: number, seconds: number) {
  const all = await targets(door);
  const files = await Promise.all(all.map((target) => served(door, target)));
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
