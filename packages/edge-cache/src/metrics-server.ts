import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { AggregatorRegistry } from 'prom-client';
import type { Measured } from './measured';

/** A process that does not answer for so long is told as it was the last time. */
const MAX_WAIT_MS = 2000;

/** The sums over all threads and processes in Prometheus' text format. */
export const asText = (all: Measured[]): Promise<string> => AggregatorRegistry.aggregate(all).metrics();

/** Listens on an address of its own, for Prometheus alone: the public port never answers `/metrics`. */
export async function serveMetrics(
  { host, port }: { host: string; port: number },
  read: () => Promise<Measured[]>,
): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await asText(await read());
      response.writeHead(200, { 'content-type': AggregatorRegistry.PROMETHEUS_CONTENT_TYPE }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
  await once(server.listen(port, host), 'listening');
  // a scraper that keeps its connection open does not keep the process
  server.unref();
  return server;
}

type Message =
  | { edgeCache: 'measure'; id: number; shared: boolean }
  | { edgeCache: 'measured'; id: number; metrics: Measured[] };

/** One end of the channel between two processes: what is used of `process` and of `cluster.Worker`. */
export type MetricsChannel = {
  send?: (message: Message) => unknown;
  on(event: string, listener: (message: unknown) => void): unknown;
};

const isMessage = (message: unknown): message is Message =>
  typeof message === 'object' && message !== null && 'edgeCache' in message;

/** The side of each process that serves. `read` is told whether this process also reads what all have in common, such as the database. */
export function answerMeasure(channel: MetricsChannel, read: (shared: boolean) => Promise<Measured[]>): void {
  channel.on('message', (message) => {
    if (!isMessage(message) || message.edgeCache !== 'measure') return;
    const { id, shared } = message;
    void read(shared).then(
      (metrics) => channel.send?.({ edgeCache: 'measured', id, metrics }),
      () => undefined,
    );
  });
}

type Member = { channel: MetricsChannel; last: Measured[]; answer?: (metrics: Measured[]) => void };

const COUNTED = new Set(['counter', 'histogram']);
/** Only what adds up: of a process that is gone no gauge is true any more. */
const counted = (all: Measured[]) =>
  all.map((metrics) => metrics.filter(({ type }) => COUNTED.has(String(type))));

/**
 * The side of the first process, which adds up the others. What a process had counted when it was last asked stays in the sums after
 * it has ended, so that they never fall.
 */
export class MetricsMembers {
  private readonly members = new Set<Member>();
  private gone: Measured[] = [];
  private lastId = 0;

  add(channel: MetricsChannel): void {
    const member: Member = { channel, last: [] };
    this.members.add(member);
    channel.on('message', (message) => {
      if (!isMessage(message) || message.edgeCache !== 'measured') return;
      if (message.id === this.lastId) member.answer?.(message.metrics);
    });
    channel.on('disconnect', () => {
      this.members.delete(member);
      member.answer?.(member.last);
      this.gone.push(...counted(member.last));
    });
  }

  async read(): Promise<Measured[]> {
    const id = ++this.lastId;
    const asked = [...this.members].map(
      (member, index) =>
        new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, MAX_WAIT_MS);
          member.answer = (metrics) => {
            clearTimeout(timer);
            member.last = metrics;
            resolve();
          };
          member.channel.send?.({ edgeCache: 'measure', id, shared: index === 0 });
        }),
    );
    await Promise.all(asked);
    await this.foldGone();
    return [...this.gone, ...[...this.members].flatMap(({ last }) => last)];
  }

  /** One set of sums however many processes have ended. */
  private async foldGone(): Promise<void> {
    if (this.gone.length > 2) this.gone = [await AggregatorRegistry.aggregate(this.gone).getMetricsAsJSON()];
  }
}
