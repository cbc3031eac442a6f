import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { AggregatorRegistry } from 'prom-client';
import { ask, type Channel } from './channel';
import type { Measured, MetricsAddress } from './config';
import { pathOf } from './refusals';

/** A process that does not answer for so long is reported as it was the last time. */
const MAX_WAIT_MS = 2000;

/** The sums over all threads and processes in Prometheus' text format. */
export const asText = (all: Measured[]): Promise<string> => AggregatorRegistry.aggregate(all).metrics();

/** Listens on an address of its own, for Prometheus alone: the public port never answers `/metrics`. */
export async function serveMetrics(
  { host, port }: MetricsAddress,
  read: () => Promise<Measured[]>,
): Promise<Server> {
  const server = createServer(async ({ method, url = '' }, response) => {
    const isAsked = method === 'GET' && pathOf(url) === '/metrics';
    const text = isAsked ? await read().then(asText, () => undefined) : undefined;
    const headers = { 'content-type': AggregatorRegistry.PROMETHEUS_CONTENT_TYPE };
    if (text === undefined) response.writeHead(isAsked ? 500 : 404).end();
    else response.writeHead(200, headers).end(text);
  });
  await once(server.listen(port, host), 'listening');
  // a scraper that keeps its connection open does not keep the process
  server.unref();
  return server;
}

/** Only what adds up: of a process that is gone no gauge is true any more. */
const counted = (all: Measured[]) =>
  all.map((metrics) => metrics.filter(({ type }) => ['counter', 'histogram'].includes(String(type))));

/**
 * The side of the first process, which adds up the others. What a process had counted when it was last asked stays in the sums after
 * it has ended, so that they never fall.
 */
export class MetricsMembers {
  /** what each had counted when it was last asked */
  private readonly members = new Map<Channel, Measured[]>();
  private gone: Measured[] = [];

  add(channel: Channel): void {
    this.members.set(channel, []);
    channel.on('disconnect', () => {
      this.gone.push(...counted(this.members.get(channel) ?? []));
      this.members.delete(channel);
    });
  }

  async read(): Promise<Measured[]> {
    const replies = [...this.members.keys()].map(async (channel, index) => {
      const reply = await ask(channel, { edgeCache: 'measure', shared: index === 0 }, MAX_WAIT_MS);
      if (reply?.metrics && this.members.has(channel)) this.members.set(channel, reply.metrics);
    });
    await Promise.all(replies);
    // one set of sums however many processes have ended
    if (this.gone.length > 2) this.gone = [await AggregatorRegistry.aggregate(this.gone).getMetricsAsJSON()];
    return [...this.gone, ...[...this.members.values()].flat()];
  }
}
