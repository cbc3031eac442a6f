import type { IncomingMessage, ServerResponse } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Limiter } from './limiter';
import type { PageCache } from './page-cache';
import { pathOf } from './refusals';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** The client hung up before its response was sent (nginx's number for it). */
const HUNG_UP = 499;

export type Observed = {
  cache: PageCache;
  limiters: Record<string, Limiter>;
  routeOf: (path: string) => string;
};

/** What the edge cache of this process has done since its start. */
export class EdgeMetrics {
  readonly registry = new Registry();
  private readonly requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests that ended, by method, route and status; 499: the client hung up',
    labelNames: ['method', 'route', 'status'],
    registers: [this.registry],
  });
  private readonly durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the head of a request to the last byte of its response',
    labelNames: ['route'],
    buckets: SECONDS,
    registers: [this.registry],
  });
  private readonly lookups = new Counter({
    name: 'edge_cache_lookups_total',
    help: 'Requests for a page that may be cached: hit, from memory; miss, after the application',
    labelNames: ['outcome'],
    registers: [this.registry],
  });

  constructor(private readonly observed: Observed) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry, labels: { thread: 'edge' } });
    for (const outcome of ['hit', 'miss']) this.lookups.inc({ outcome }, 0);
    new Gauge({ name: 'edge_processes', help: 'Processes that serve', registers }).set(1);
    new Gauge({
      name: 'edge_cache_bytes',
      help: 'Memory that cached responses take',
      registers,
      collect() {
        this.set(observed.cache.bytes);
      },
    });
    const labelNames = ['gate'] as const;
    const gates = Object.entries(observed.limiters);
    new Counter({
      name: 'gate_refusals_total',
      help: 'Requests that got 503 because too many were waiting',
      labelNames,
      registers,
      collect() {
        this.reset();
        for (const [gate, { refused }] of gates) this.inc({ gate }, refused);
      },
    });
    const gaugeOfGates = (name: string, help: string, read: (limiter: Limiter) => number) =>
      new Gauge({
        name,
        help,
        labelNames,
        registers,
        collect() {
          for (const [gate, limiter] of gates) this.set({ gate }, read(limiter));
        },
      });
    gaugeOfGates('gate_waiting', 'Requests that wait for their turn', ({ queued }) => queued);
    gaugeOfGates('gate_running', 'Requests that the application works on', ({ active }) => active);
  }

  /** Counts the request when its response has ended. */
  watch({ method = '', url = '/' }: IncomingMessage, response: ServerResponse): void {
    const started = performance.now();
    response.once('close', () => {
      const route = this.observed.routeOf(pathOf(url));
      const status = response.writableFinished ? response.statusCode : HUNG_UP;
      this.requests.inc({ method: METHODS.has(method) ? method : 'other', route, status });
      this.durations.observe({ route }, (performance.now() - started) / 1000);
    });
  }

  looked(outcome: 'hit' | 'miss'): void {
    this.lookups.inc({ outcome });
  }
}
