import { CONFIG as EDGE_CONFIG, type Running } from 'edge-cache/testing';
import type { ClusterConfig, Measured } from '../src/config';
import { LogReader } from '../src/log-reader';
import { asText, measure } from '../src/metrics-server';

/** The configuration of a small shop of plants, which no product has. */
export const CONFIG: ClusterConfig = {
  ...EDGE_CONFIG,
  port: 0,
  invalidation: {
    connect: async () => undefined,
    disconnect: async () => undefined,
    read: async (seen) => ({ seq: seen, tags: [] }),
  },
  application: { prepare: async () => undefined, stop: async () => undefined, measure: async () => [] },
};

/** Follows an invalidation log, as each process does; stop it before the end of the test. */
export async function followLog(
  { edge }: Running,
  read: ClusterConfig['invalidation']['read'],
): Promise<LogReader> {
  const reader = new LogReader(edge.cache, read, CONFIG.log);
  await reader.start();
  reader.follow();
  return reader;
}

/** What `/metrics` says of these figures, with those of an edge cache that counts. */
export async function metricsText(figures: Measured[], running?: Running): Promise<string> {
  const own = running?.edge.metrics?.registry;
  return asText([...(own ? [await measure(own)] : []), ...figures]);
}
