import { readFileSync } from 'node:fs';
import { GET as live } from '@/app/api/health/live/route';
import { GET as ready } from '@/app/api/health/ready/route';
import { GET as health } from '@/app/api/health/route';
import { pingDb } from '@/lib/db';
import { jobQueue } from '@/lib/jobs/queue';
import { getMailer } from '@/lib/mail/mailer';
import { useTestDb } from '@/lib/testing/db';
import { JobModel } from '@/models/job';
import { Limiter } from '@/packages/edge-cache/src/limiter';
import { EdgeMetrics } from '@/packages/edge-cache/src/metrics';
import { asText } from '@/packages/edge-cache/src/metrics-server';
import { PageCache } from '@/packages/edge-cache/src/page-cache';
import { measureOperations } from './data';

jest.mock('@/lib/db', () => {
  const real = jest.requireActual('@/lib/db');
  return { ...real, pingDb: jest.fn(real.pingDb) };
});
useTestDb();

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const text = async (shared = true) => asText([await measureOperations(shared)]);
const value = (all: string, series: string) =>
  Number(new RegExp(`^${series.replace(/[{}"|]/g, '\\$&')} (\\S+)$`, 'm').exec(all)?.[1]);

test('the metrics tell what waits, what has failed, what is overdue, and whether the database is there', async () => {
  await JobModel.create({ name: 'clean', key: 'recurring', leaseUntil: inMinutes(-90) });
  const queue = jobQueue({ name: 'mail', leaseMs: 1000, run: () => Promise.reject(new Error('away')) });
  await queue.enqueue('a', {});
  await getMailer().send({ to: 'a@b.example', subject: 'x', text: 'x' });
  const all = await text();
  expect(value(all, 'saptam_database_up')).toBe(1);
  expect(value(all, 'saptam_jobs_waiting{queue="mail"}')).toBe(1);
  expect(value(all, 'saptam_job_runs_total{queue="mail",result="failed"}')).toBe(1);
  expect(value(all, 'saptam_mails_total{result="done"}')).toBe(1);
  expect(value(all, 'saptam_jobs_waiting{queue="alert mail"}')).toBe(0);
  expect(Math.round(value(all, 'saptam_recurring_overdue_seconds{job="clean"}') / 60)).toBe(90);
  expect(value(all, 'saptam_disk_free_bytes')).toBeGreaterThan(0);
  // another process of the machine leaves to the first what is the same for all
  const other = await text(false);
  expect(other).not.toContain('saptam_database_up');
  expect(other).toContain('nodejs_eventloop_lag_p99_seconds{thread="application"}');
  expect(other).not.toContain('process_resident_memory_bytes');
});

test('every metric that an alert of docs/operations.md asks for exists', async () => {
  await JobModel.create({ name: 'again', key: 'recurring', leaseUntil: inMinutes(-1) });
  const edge = new EdgeMetrics({
    cache: new PageCache(1000),
    limiters: { render: new Limiter({ slots: 1, strictJobs: 1, burstJobs: 1, refillMs: 1, patientMs: 1 }) },
    routeOf: () => 'other',
  });
  const measured = [await edge.registry.getMetricsAsJSON(), await measureOperations(true)];
  const known = new Set(measured.flat().map(({ name }) => name));
  const section =
    readFileSync('docs/operations.md', 'utf8').split('### Metrics')[1]?.split('\n### ')[0] ?? '';
  const queries = [...section.matchAll(/`([^`]+)`/g)].map(([, query]) => query ?? '');
  const asked = queries
    .flatMap((query) => query.replace(/\{[^}]*\}|"[^"]*"/g, '').match(/\b[a-z]+(?:_[a-z0-9]+)+\b/g) ?? [])
    .map((name) => name.replace(/_(?:bucket|sum|count)$/, ''))
    .filter((name) => !['histogram_quantile', 'predict_linear'].includes(name));
  expect(new Set(asked).size).toBeGreaterThan(15);
  expect([...new Set(asked)].filter((name) => !known.has(name))).toEqual([]);
});

test('a database that is away: not ready, but alive, and the metrics say so', async () => {
  expect((await Promise.all([health(), ready(), live()])).map(({ status }) => status)).toEqual([
    200, 200, 200,
  ]);
  jest.mocked(pingDb).mockRejectedValue(new Error('away'));
  const replies = await Promise.all([health(), ready(), live()]);
  expect(replies.map(({ status }) => status)).toEqual([503, 503, 200]);
  expect(replies[1]?.headers.get('retry-after')).toBe('5');
  const all = await text();
  expect(value(all, 'saptam_database_up')).toBe(0);
  expect(all).not.toContain('saptam_jobs_waiting');
});
