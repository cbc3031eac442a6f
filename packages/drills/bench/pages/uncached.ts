import { Agent, request } from 'node:http';
import { BARE } from '../web/empty-app';
import type { Site } from '../web/sites';
import { processTime, withDescendants } from './processes';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
/** Number of requests until V8 has compiled the hot code. */
const WARM = 100;
/** Number of requests per slice. Slices alternate with those for the empty page, so that other load on the machine slows both. */
const SLICE = 10;

/** Sends one request like a browser, with a header that prevents an answer from memory. */
function ask(site: Site, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip, deflate, br', authorization: 'Bearer none' };
    const outgoing = request({ host: '127.0.0.1', port: site.port, path, headers, agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path} replied ${response.statusCode}`));
      response.resume().on('end', () => resolve());
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

/** Ratio of a page's processor time to that of an empty Next page, per slice. */
export async function uncached(site: Site, empty: Site, requests: number, path: (i: number) => string) {
  let asked = 0;
  const repeat = async (times: number, work: () => Promise<void>) => {
    for (let i = 0; i < times; i++) await work();
  };
  const page = () => ask(site, path(asked++));
  const yardstick = () => ask(empty, BARE.page);
  const timeOf = (of: Site) => withDescendants(of.pid).reduce((sum, pid) => sum + processTime(pid), 0);
  const spent = async (of: Site, work: () => Promise<void>) => {
    const before = timeOf(of);
    await repeat(SLICE, work);
    return timeOf(of) - before;
  };
  await repeat(WARM, page);
  await repeat(WARM, yardstick);
  const ratios: number[] = [];
  for (let done = 0; done < requests; done += SLICE) {
    const bare = await spent(empty, yardstick);
    ratios.push((await spent(site, page)) / bare);
  }
  return ratios;
}
