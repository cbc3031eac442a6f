import { readFileSync } from 'node:fs';
import { metricsText, start } from 'front/testing';
import { GET as live } from '@/app/api/health/live/route';
import { GET as ready } from '@/app/api/health/ready/route';
import { GET as health } from '@/app/api/health/route';
import { verifyEmailMail } from '@/lib/accounts/mails';
import { pingDb } from '@/lib/platform/db/connect';
import { defineJob } from '@/lib/platform/jobs/define-job';
import { countFailure } from '@/lib/platform/log/metrics';
import { getMailer } from '@/lib/platform/mail/mailer';
import { JobModel } from '@/models/platform/job';
import { useTestDb } from '@/test/db';
import { measureOperations } from './metrics';

jest.mock('@/lib/platform/db/connect', () => {
  const real = jest.requireActual<typeof import('@/lib/platform/db/connect')>('@/lib/platform/db/connect');
  return { ...real, pingDb: jest.fn(real.pingDb) };
});
useTestDb();

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const text = async (shared = true) => metricsText([await measureOperations(shared)]);
const value = (all: string, series: string) =>
  Number(new RegExp(`^${series.replace(/[{}"|]/g, '\\$&')} (\\S+)$`, 'm').exec(all)?.[1]);

test('report waiting, failed and overdue work, and the state of the database', async () => {
  await JobModel.create({ name: 'clean', key: 'recurring', leaseUntil: inMinutes(-90) });
  const queue = defineJob({
    name: 'mail',
    every: 1000,
    queue: 'stored',
    leaseFor: 1000,
    run: () => Promise.reject<void>(new Error('away')),
  });
  await queue.enqueue('a', {});
  await getMailer().send(await verifyEmailMail({ name: 'Asha', email: 'a@b.example' }, 'x', 1));
  const all = await text();
  expect(value(all, 'saptam_database_up')).toBe(1);
  expect(value(all, 'saptam_jobs_waiting{queue="mail"}')).toBe(1);
  expect(value(all, 'saptam_job_runs_total{queue="mail",result="failed"}')).toBe(1);
  expect(value(all, 'saptam_mails_total{result="done"}')).toBe(1);
  expect(value(all, 'saptam_jobs_waiting{queue="alert mail"}')).toBe(0);
  expect(Math.round(value(all, 'saptam_recurring_overdue_seconds{work="clean"}') / 60)).toBe(90);
  expect(value(all, 'saptam_disk_free_bytes')).toBeGreaterThan(0);
  // other processes leave shared metrics to the first one
  const other = await text(false);
  expect(other).not.toContain('saptam_database_up');
  expect(other).toContain('nodejs_eventloop_lag_p99_seconds{thread="application"}');
  expect(other).not.toContain('process_resident_memory_bytes');
});

/** Metric names in a query: words with two or more underscores that no bracket of a function or label follows. */
const METRIC = /\b[a-z]+(?:_[a-z0-9]+){2,}\b(?!\()/g;

/** Metrics in a query that /metrics does not have. */
function unknownIn(query: string, all: string): string[] {
  const names = query.match(METRIC) ?? [];
  return names.filter((name) => !new RegExp(`^${name}[ {]`, 'm').test(all));
}

/** The query of each alert; a long one is on several lines. */
function alertQueries(): string[] {
  const rules = readFileSync('scripts/docker/alerts.yml', 'utf8');
  return [...rules.matchAll(/^ {8}expr: (?:>-\n)?((?:.+\n)(?: {10}.+\n)*)/gm)].map(([, query = '']) =>
    query.trim(),
  );
}

test('include every metric named in scripts/docker/alerts.yml', async () => {
  await JobModel.create({ name: 'again', key: 'recurring', leaseUntil: inMinutes(-1) });
  countFailure('x');
  const running = await start(
    (_, response) => void response.writeHead(500).end(),
    {},
    { metrics: { host: '127.0.0.1', port: 0 } },
  );
  await running.ask('/account');
  await running.close();
  const all = await metricsText([await measureOperations(true)], running);
  const queries = alertQueries();
  expect(queries.length).toBeGreaterThan(15);
  for (const query of queries) expect([query, unknownIn(query, all)]).toEqual([query, []]);
  expect(unknownIn('rate(http_request_total[5m]) > 1', all)).toEqual(['http_request_total']);
});

test('report a missing database as not ready but alive', async () => {
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
