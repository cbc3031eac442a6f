import { readFileSync } from 'node:fs';
import type { SyntaxNode } from '@lezer/common';
import { parser } from '@prometheus-io/lezer-promql';
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

vi.mock('@/lib/platform/db/connect', async () => {
  const real = await vi.importActual<typeof import('@/lib/platform/db/connect')>('@/lib/platform/db/connect');
  return { ...real, pingDb: vi.fn(real.pingDb) };
});
useTestDb();

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const text = async (shared = true) => metricsText([await measureOperations(shared)]);
const value = (all: string, series: string) =>
  Number(new RegExp(`^${series.replace(/[{}"|]/g, '\\$&')} (\\S+)$`, 'm').exec(all)?.[1]);

test('the metrics tell what waits, what has failed, what is overdue, and whether the database is there', async () => {
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
  // another process of the machine leaves to the first what is the same for all
  const other = await text(false);
  expect(other).not.toContain('saptam_database_up');
  expect(other).toContain('nodejs_eventloop_lag_p99_seconds{thread="application"}');
  expect(other).not.toContain('process_resident_memory_bytes');
});

type Series = { type: string; labels: Map<string, Set<string>> };

/** What /metrics says: each series by its name, with the values of its labels. */
function seriesOf(text: string): Map<string, Series> {
  const types = new Map([...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)].map(([, name, type]) => [name, type]));
  const all = new Map<string, Series>();
  for (const [, name = '', written = ''] of text.matchAll(/^([a-z_]\w*)(?:\{(.*)\})? \S+$/gm)) {
    const type = types.get(name) ?? types.get(name.replace(/_(bucket|sum|count)$/, '')) ?? '';
    const series = all.get(name) ?? { type, labels: new Map() };
    for (const [, label = '', value = ''] of written.matchAll(/(\w+)="([^"]*)"/g))
      series.labels.set(label, (series.labels.get(label) ?? new Set()).add(value));
    all.set(name, series);
  }
  return all;
}

/** What is wrong with a query: its grammar, a metric or label that is not there, a value that no series has, a rate of no counter. */
function problemsOf(query: string, known: Map<string, Series>): string[] {
  const problems: string[] = [];
  const textOf = (node: SyntaxNode | null | undefined) => (node ? query.slice(node.from, node.to) : '');
  const labelsBelow = new Set<string>();
  const grouped: string[] = [];
  parser.parse(query).iterate({
    enter: ({ type, node }) => {
      if (type.isError) problems.push(`is no PromQL at ${node.from}`);
      if (type.name === 'GroupingLabels') grouped.push(...node.getChildren('LabelName').map(textOf));
      if (type.name !== 'VectorSelector') return;
      const name = textOf(node.getChild('Identifier'));
      const series = known.get(name);
      if (!series) return void problems.push(`asks for ${name}`);
      for (const label of series.labels.keys()) labelsBelow.add(label);
      for (const matcher of node.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? []) {
        const [label, sign] = [textOf(matcher.getChild('LabelName')), textOf(matcher.getChild('MatchOp'))];
        const wanted = new RegExp(`^(?:${JSON.parse(textOf(matcher.getChild('StringLiteral')))})$`);
        const hits = [...(series.labels.get(label) ?? [])].filter((value) => wanted.test(value));
        if (!series.labels.has(label)) problems.push(`${name} has no label ${label}`);
        else if (!sign.startsWith('!') && hits.length === 0)
          problems.push(`no ${name} has ${textOf(matcher)}`);
      }
      const call = node.parent?.parent?.parent;
      const isRate = /^(rate|increase)$/.test(textOf(call?.getChild('FunctionIdentifier')));
      if (isRate && !['counter', 'histogram'].includes(series.type)) problems.push(`${name} is no counter`);
    },
  });
  return [
    ...problems,
    ...grouped.filter((label) => !labelsBelow.has(label)).map((value) => `groups by ${value}`),
  ];
}

/** The query of each row of the table of alerts; what follows the query says for how long. */
function alertQueries(): string[] {
  const section =
    readFileSync('docs/operations.md', 'utf8').split('### Metrics')[1]?.split('\n### ')[0] ?? '';
  const rows = section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2);
  return rows.map((row) => {
    const cell = row.split(/(?<!\\)\|/)[2]?.trim() ?? '';
    const query = /^`([^`]+)`(?: for \d+ (?:seconds|minutes?|hours?))?(?: \([^)]*(?:`[^`]*`)?\))?$/.exec(
      cell,
    )?.[1];
    return query?.replaceAll('\\|', '|') ?? cell;
  });
}

test('each alert of docs/operations.md is PromQL over what /metrics says', async () => {
  await JobModel.create({ name: 'again', key: 'recurring', leaseUntil: inMinutes(-1) });
  countFailure('x');
  const running = await start(
    (_, response) => void response.writeHead(500).end(),
    {},
    { metrics: { host: '127.0.0.1', port: 0 } },
  );
  await running.ask('/account');
  await running.close();
  const known = seriesOf(await metricsText([await measureOperations(true)], running));
  // Prometheus gives these to each target, and what has them already is renamed
  expect([...known].filter(([, { labels }]) => labels.has('job') || labels.has('instance'))).toEqual([]);
  const queries = alertQueries();
  expect(queries.length).toBeGreaterThan(15);
  expect(
    queries.flatMap((query) => problemsOf(query, known).map((problem) => `${query}: ${problem}`)),
  ).toEqual([]);
  for (const [wrong, why] of [
    ['rate(http_requests_total[5m]', 'PromQL'],
    ['http_request_total > 1', 'asks for'],
    ['sum by (path) (rate(http_requests_total[5m]))', 'groups by'],
    ['saptam_mails_total{result="lost"} > 0', 'no saptam_mails_total has'],
    ['saptam_mails_total{kind="done"} > 0', 'has no label'],
    ['rate(saptam_disk_free_bytes[5m]) < 0', 'no counter'],
  ])
    expect(problemsOf(wrong ?? '', known).join()).toContain(why);
});

test('a database that is away: not ready, but alive, and the metrics say so', async () => {
  expect((await Promise.all([health(), ready(), live()])).map(({ status }) => status)).toEqual([
    200, 200, 200,
  ]);
  vi.mocked(pingDb).mockRejectedValue(new Error('away'));
  const replies = await Promise.all([health(), ready(), live()]);
  expect(replies.map(({ status }) => status)).toEqual([503, 503, 200]);
  expect(replies[1]?.headers.get('retry-after')).toBe('5');
  const all = await text();
  expect(value(all, 'saptam_database_up')).toBe(0);
  expect(all).not.toContain('saptam_jobs_waiting');
});
