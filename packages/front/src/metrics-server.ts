import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { AggregatorRegistry, type Registry } from 'prom-client';
import { ask, type Channel } from './channel';
import type { FrontConfig, Measured } from './config';

/** Time after which a silent process is reported with its previous counts. */
const MAX_WAIT_MS = 2000;

/** Reports the event loop delay of the worst process, because an average would hide one that hangs. */
export async function measure(registry: Registry): Promise<Measured> {
  const all = await registry.getMetricsAsJSON();
  const isLag = ({ name }: Measured[number]) => name.includes('eventloop_lag');
  return all.map((metric) => (isLag(metric) ? { ...metric, aggregator: 'max' as const } : metric));
}

/** The sums over all threads and processes in Prometheus' text format. */
export const asText = (all: Measured[]): Promise<string> => AggregatorRegistry.aggregate(all).metrics();

/** Listens on a separate address, only for Prometheus. The public port never serves `/metrics`. */
export async function serveMetrics(
  { host, port }: NonNullable<FrontConfig['metrics']>,
  read: () => Promise<Measured[]>,
): Promise<Server> {
  const server = createServer(async ({ method, url = '' }, response) => {
    const isAsked = method === 'GET' && url.split('?', 1)[0] === '/metrics';
    const text = isAsked ? await read().then(asText, () => undefined) : undefined;
    const headers = { 'content-type': AggregatorRegistry.PROMETHEUS_CONTENT_TYPE };
    if (text === undefined) response.writeHead(isAsked ? 500 : 404).end();
    else response.writeHead(200, headers).end(text);
  });
  await once(server.listen(port, host), 'listening');
  // a scraper's open connection does not keep the process alive
  server.unref();
  return server;
}

/** Metrics that can be added up. Gauges of an ended process are outdated. */
const counted = (all: Measured[]) =>
  all.map((metrics) => metrics.filter(({ type }) => ['counter', 'histogram'].includes(String(type))));

/** The first process's side, which adds up the others. Counts of ended processes stay in the sums, so that the sums never fall. */
export class MetricsMembers {
  /** Each process's last reported counts. */
  private readonly members = new Map<Channel, Measured[]>();
  private gone: Measured[] = [];

  add(channel: Channel): void {
    this.members.set(channel, []);
    channel.on('exit', () => {
      this.gone.push(...counted(this.members.get(channel) ?? []));
      this.members.delete(channel);
    });
  }

  async read(): Promise<Measured[]> {
    const replies = [...this.members.keys()].map(async (channel, index) => {
      const reply = await ask(channel, { site: 'measure', shared: index === 0 }, MAX_WAIT_MS);
      if (reply?.metrics && this.members.has(channel)) this.members.set(channel, reply.metrics);
    });
    await Promise.all(replies);
    // only one set of sums, however many processes have ended
    if (this.gone.length > 2) this.gone = [await AggregatorRegistry.aggregate(this.gone).getMetricsAsJSON()];
    return [...this.gone, ...[...this.members.values()].flat()];
  }
}
