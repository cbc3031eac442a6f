import { request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { median, wrk } from '../../measure';
import { figure, ratio } from '../../report';
import { type ServedFile, type Site, startNginx, type World } from './sites';

export type Target = { name: string; path: string };

/** Connections to Next alone, enough to keep one process busy all the time. */
const RENDERED_AT_ONCE = 4;

export async function targets(site: Site): Promise<Target[]> {
  const list = await (await fetch(`${site.url}/api/property?limit=1`)).json();
  return [
    { name: 'page', path: '/' },
    { name: 'list', path: '/buy' },
    { name: 'detail', path: `/properties/${list.data[0]._id}` },
    { name: 'json', path: '/api/property?limit=6' },
  ];
}

/** Headers that nginx adds itself, or that belong to one coding. */
const NGINX_OWN = new Set(['content-type', 'content-length', 'content-encoding', 'etag', 'date']);
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive']);

/** A response of the site in the form for nginx, with the exact bytes and the same headers. */
function served(site: Site, { name, path }: Target): Promise<ServedFile> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip' };
    const outgoing = request(site.url + path, { headers, agent: false }, async (response) => {
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

/** Rates of two addresses in turns, and the median of their ratios. */
async function compare(ours: string, theirs: string, { rounds, seconds }: Rounds) {
  const rates = { ours: [] as number[], theirs: [] as number[] };
  await wrk(ours, 1);
  for (let round = 0; round < rounds; round++) {
    rates.theirs.push(await wrk(theirs, seconds));
    rates.ours.push(await wrk(ours, seconds));
  }
  const perSecond = `${Math.round(median(rates.ours))}/s of ${Math.round(median(rates.theirs))}/s`;
  return { toTheirs: median(rates.ours.map((rate, i) => rate / rates.theirs[i]!)), perSecond };
}

export type Rounds = { rounds: number; seconds: number };
type Compared = { label: string; processes: number; aim: number };

/** Measures page, list, detail and hot JSON from memory, compared with nginx with as many processes and the same bytes, in alternating rounds. */
export async function throughput(
  world: World,
  site: Site,
  rounds: Rounds,
  { label, processes, aim }: Compared,
) {
  const all = await targets(site);
  const files = await Promise.all(all.map((target) => served(site, target)));
  const nginx = await startNginx(world.dir, files, processes);
  try {
    for (const { name, path } of all) {
      const { toTheirs, perSecond } = await compare(site.url + path, `${nginx.url}/${name}`, rounds);
      figure(
        `${name} beside nginx, ${label}`,
        `${ratio(toTheirs)} (${perSecond})`,
        `≥ ${aim}`,
        toTheirs >= aim,
      );
    }
  } finally {
    await nginx.stop();
  }
}

/** The same pages compared with Next alone. */
export async function besideNext(site: Site, plain: Site, { rounds, seconds }: Rounds) {
  for (const { name, path } of await targets(site)) {
    const ratios: number[] = [];
    await wrk(plain.url + path, 2, RENDERED_AT_ONCE);
    for (let round = 0; round < rounds; round++) {
      const rate = await wrk(site.url + path, seconds);
      ratios.push(rate / (await wrk(plain.url + path, seconds, RENDERED_AT_ONCE)));
    }
    figure(`${name} beside the build without the front`, ratio(median(ratios)));
  }
}

async function timed(url: string): Promise<number> {
  const started = performance.now();
  const reply = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
  return performance.now() - started;
}

/** Measures the first request of a page, with compression, compared with Next alone. */
export async function coldPage(site: Site, plain: Site, samples: number): Promise<void> {
  const cold: number[] = [];
  const alone: number[] = [];
  const hot: number[] = [];
  for (let i = 0; i < samples; i++) {
    cold.push(await timed(`${site.url}/buy?minPrice=${1000 + i}`));
    alone.push(await timed(`${plain.url}/buy?minPrice=${1000 + i}`));
    hot.push(await timed(`${site.url}/buy?minPrice=${1000 + i}`));
  }
  const value = `${median(cold).toFixed(1)} ms (from memory ${median(hot).toFixed(1)} ms)`;
  figure('cold page', value);
  figure('cold page beside the build without the front', ratio(median(cold) / median(alone)));
}
