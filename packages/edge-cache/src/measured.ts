import type { Registry } from 'prom-client';

/** The metrics of one thread as they travel to the one that adds them up. */
export type Measured = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** The delay of an event loop is told as the worst of all processes: an average hides the one that hangs. */
export async function measure(registry: Registry): Promise<Measured> {
  const all = await registry.getMetricsAsJSON();
  return all.map((metric) =>
    metric.name.includes('eventloop_lag') ? { ...metric, aggregator: 'max' as const } : metric,
  );
}
