import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Limiter, Limiters } from './limiter';
import type { PageCache } from './page-cache';
import { METHODS, pathOf } from './refusals';

const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** Status for a client that disconnected before its response was sent, as in nginx. */
const HUNG_UP = 499;

export class FrontMetrics {
  readonly registry = new Registry();
  private readonly requests = this.counter(
    'http_requests_total',
    'Requests that ended, by method, route and status; 499: the client hung up',
    ['method', 'route', 'status'],
  );
  readonly lookups = this.counter(
    'edge_cache_lookups_total',
    'Requests for a page that may be cached: hit, from memory; miss, after the application',
    ['outcome'],
  );
  private readonly durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the head of a request to the last byte of its response',
    labelNames: ['route'],
    buckets: SECONDS,
    registers: [this.registry],
  });

  /** Cached, because the same addresses recur. */
  private readonly routes: LRUCache<string, string>;

  constructor(cache: PageCache, limiters: Limiters, routeOf: (path: string) => string) {
    this.routes = new LRUCache({ max: 2000, memoMethod: routeOf });
    collectDefaultMetrics({ register: this.registry, labels: { thread: 'front' } });
    for (const outcome of ['hit', 'miss']) this.lookups.inc({ outcome }, 0);
    const memory = 'Memory that cached responses take';
    this.gauge('edge_processes', 'Processes that serve', [], (gauge) => gauge.set(1));
    this.gauge('edge_cache_bytes', memory, [], (gauge) => gauge.set(cache.stored.bytes));
    const gates = Object.entries(limiters);
    const refusals = 'Requests that got 503 because too many were waiting';
    this.counter('gate_refusals_total', refusals, ['gate'], (counter) => {
      counter.reset();
      for (const [gate, { refused }] of gates) counter.inc({ gate }, refused);
    });
    const perGate = (name: string, help: string, of: (limiter: Limiter) => number) =>
      this.gauge(name, help, ['gate'], (gauge) => {
        for (const [gate, limiter] of gates) gauge.set({ gate }, of(limiter));
      });
    perGate('gate_waiting', 'Requests that wait for their turn', ({ waiting }) => waiting.size);
    perGate('gate_running', 'Requests that the application works on', ({ active }) => active);
  }

  /** Makes a counter. `read` is called whenever metrics are requested. */
  private counter(name: string, help: string, labelNames: string[], read = (_: Counter): void => undefined) {
    const registers = [this.registry];
    const counter: Counter = new Counter({ name, help, labelNames, registers, collect: () => read(counter) });
    return counter;
  }

  private gauge(name: string, help: string, labelNames: string[], read: (gauge: Gauge) => void) {
    const registers = [this.registry];
    const gauge: Gauge = new Gauge({ name, help, labelNames, registers, collect: () => read(gauge) });
  }

  /** Counts the request when its response has ended. */
  watch({ method = '', url = '/' }: IncomingMessage, response: ServerResponse): void {
    const started = performance.now();
    response.once('close', () => {
      const route = this.routes.memo(pathOf(url));
      const status = response.writableFinished ? response.statusCode : HUNG_UP;
      this.requests.inc({ method: METHODS.has(method) ? method : 'other', route, status });
      this.durations.observe({ route }, (performance.now() - started) / 1000);
    });
  }
}
