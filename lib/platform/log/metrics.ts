import { Counter, Registry } from 'prom-client';

/** Survives the module copies in Next's and the front's bundles, which share the thread. */
const globalForMetrics = globalThis as unknown as { saptamMetrics?: Registry };
globalForMetrics.saptamMetrics ??= new Registry();

/** The application's counters; `lib/registries/metrics` reads them for Prometheus. */
export const registry = globalForMetrics.saptamMetrics;

/** One counter per name, however many module copies request it. */
function counter<L extends string>(name: string, help: string, labelNames: readonly L[]): Counter<L> {
  const existing = registry.getSingleMetric(name) as Counter<L> | undefined;
  return existing ?? new Counter({ name, help, labelNames: [...labelNames], registers: [registry] });
}

type Result = { result: 'done' | 'failed' };

const jobRuns = counter('saptam_job_runs_total', 'Jobs of a queue that ran, by result', ['queue', 'result']);
const mails = counter('saptam_mails_total', 'Mails handed to the mail server or the outbox, by result', [
  'result',
]);
const failures = counter('saptam_background_failures_total', 'Background work that failed, by name', [
  'work',
]);
const refusedUploads = counter(
  'saptam_uploads_refused_total',
  'Uploads refused because an account, an unconfirmed one, the disk, or all accounts together have no room left',
  ['reason'],
);
for (const reason of ['account', 'unconfirmed', 'disk', 'all']) refusedUploads.inc({ reason }, 0);
for (const result of ['done', 'failed']) mails.inc({ result }, 0);

export const countJob = (queue: string, { result }: Result): void => jobRuns.inc({ queue, result });
export const countMail = ({ result }: Result): void => mails.inc({ result });
export const countRefusedUpload = (reason: 'account' | 'unconfirmed' | 'disk' | 'all'): void =>
  refusedUploads.inc({ reason });
export const countFailure = (work: string): void => failures.inc({ work });
