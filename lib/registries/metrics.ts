import 'server-only';
import { statfs } from 'node:fs/promises';
import mongoose, { type Model } from 'mongoose';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { ACTIVE_STATUSES } from '@/lib/imports/constants';
import { UNDER_WAY } from '@/lib/platform/bulk/constants';
import { pingDb } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { env } from '@/lib/platform/env';
import type { Leased } from '@/lib/platform/jobs/lease';
import { registry } from '@/lib/platform/log/metrics';
import { AlertDigest } from '@/models/alerts/alert-digest';
import { Import } from '@/models/imports/import';
import { BulkChange } from '@/models/platform/bulk-change';
import { JobModel } from '@/models/platform/job';

/** A thread's metrics in the form sent to the thread that adds them up (packages/front/src/metrics-server.ts). */
type Measured = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** Status of recurring work, whose row stays and has the time of the next run. */
const RECURRING = 'recurring';
/** Queues and records whose metrics exist before their first row, so that an alert can tell zero from unknown. */
const QUEUES = ['mail', 'alert mail'];

const thread = new Registry();
let isMeasured = false;

function gauge(into: Registry, name: string, help: string, labelNames: string[] = []) {
  return new Gauge({ name, help, labelNames, registers: [into] });
}

const seconds = (from: Date | null | undefined, now: number) =>
  from ? Math.max(0, (now - from.getTime()) / 1000) : 0;

type Waiting = { _id: string; waiting: number; retrying: number; oldest: Date };

const waitingJobs = (): Promise<Waiting[]> =>
  JobModel.aggregate<Waiting>([
    { $match: { key: { $ne: RECURRING } } },
    {
      $group: {
        _id: '$name',
        waiting: { $sum: 1 },
        retrying: { $sum: { $cond: [{ $gt: ['$attempts', 1] }, 1, 0] } },
        oldest: { $min: { $toDate: '$_id' } },
      },
    },
  ]);

async function waitingAlerts(): Promise<Waiting> {
  const open = { state: 'open' as const };
  const [waiting, retrying, oldest] = await Promise.all([
    AlertDigest.countDocuments(open),
    AlertDigest.countDocuments({ ...open, attempts: op.gt(1) }),
    AlertDigest.findOne(open, { createdAt: 1 }).sort({ leaseUntil: 1 }).lean<{ createdAt: Date }>(),
  ]);
  return { _id: 'alert mail', waiting, retrying, oldest: oldest?.createdAt ?? new Date() };
}

async function measureQueues(into: Registry, now: number): Promise<void> {
  const waiting = gauge(into, 'saptam_jobs_waiting', 'Jobs that are stored and not done', ['queue']);
  const retrying = gauge(into, 'saptam_jobs_retrying', 'Of these, those that have failed before', ['queue']);
  const oldest = gauge(into, 'saptam_jobs_oldest_seconds', 'For how long the oldest has been stored', [
    'queue',
  ]);
  for (const queue of QUEUES) for (const each of [waiting, retrying, oldest]) each.set({ queue }, 0);
  for (const row of [...(await waitingJobs()), await waitingAlerts()]) {
    const queue = row._id;
    waiting.set({ queue }, row.waiting);
    retrying.set({ queue }, row.retrying);
    oldest.set({ queue }, seconds(row.oldest, now));
  }
  const overdue = gauge(
    into,
    'saptam_recurring_overdue_seconds',
    'For how long recurring work has been due',
    ['work'],
  );
  const rows = await JobModel.find({ key: RECURRING }, { name: 1, leaseUntil: 1 }).lean();
  for (const { name, leaseUntil } of rows) overdue.set({ work: name }, seconds(leaseUntil, now));
}

/** Counts imports and bulk changes with an expired lease that no process has resumed. */
async function measureRecords(into: Registry, now: number): Promise<void> {
  const stalled = gauge(into, 'saptam_work_stalled_seconds', 'For how long nobody has worked on the oldest', [
    'kind',
  ]);
  const kinds = [
    ['import', Import, ACTIVE_STATUSES],
    ['bulk change', BulkChange, UNDER_WAY],
  ] as const;
  for (const [kind, model, active] of kinds) {
    const oldest = await (model as unknown as Model<Leased & { status: string }>)
      .findOne({ status: op.in(active) }, { leaseUntil: 1 })
      .sort({ leaseUntil: 1 })
      .lean();
    stalled.set({ kind }, seconds(oldest?.leaseUntil, now));
  }
}

async function measureDatabase(into: Registry): Promise<void> {
  const up = gauge(into, 'saptam_database_up', '1 when the database answers a ping within two seconds');
  const started = performance.now();
  try {
    await pingDb();
  } catch {
    up.set(0);
    return;
  }
  up.set(1);
  gauge(into, 'saptam_database_ping_seconds', 'How long the ping took').set(
    (performance.now() - started) / 1000,
  );
  const stats = await mongoose.connection.db?.stats();
  const bytes = gauge(into, 'saptam_database_bytes', 'Documents, and indexes, as stored', ['part']);
  bytes.set({ part: 'documents' }, Number(stats?.storageSize ?? 0));
  bytes.set({ part: 'indexes' }, Number(stats?.indexSize ?? 0));
  const now = Date.now();
  await measureQueues(into, now);
  await measureRecords(into, now);
}

async function measureDisk(into: Registry): Promise<void> {
  const { bavail, blocks, bsize } = await statfs(env().DATA_DIR);
  gauge(into, 'saptam_disk_free_bytes', 'Free on the disk of DATA_DIR').set(bavail * bsize);
  gauge(into, 'saptam_disk_size_bytes', 'Size of the disk of DATA_DIR').set(blocks * bsize);
}

/** Values shared by all processes, read once per request. */
async function measureShared(): Promise<Measured> {
  const into = new Registry();
  // leaves out unreadable values; `saptam_database_up` shows the reason
  await Promise.allSettled([measureDatabase(into), measureDisk(into)]);
  return into.getMetricsAsJSON();
}

/** This thread's metrics. `shared` adds the database, the queues and the disk, read by one of several processes. */
export async function measureOperations(shared: boolean): Promise<Measured> {
  if (!isMeasured) collectDefaultMetrics({ register: thread, labels: { thread: 'application' } });
  isMeasured = true;
  const [own, counted, common] = await Promise.all([
    thread.getMetricsAsJSON(),
    registry.getMetricsAsJSON(),
    shared ? measureShared() : [],
  ]);
  const ofThread = own
    // memory and processor belong to the process, and its first thread reports them
    .filter(({ name }) => name.startsWith('nodejs_'))
    // an average would hide a process that hangs
    .map((metric) =>
      metric.name.includes('eventloop_lag') ? { ...metric, aggregator: 'max' as const } : metric,
    );
  return [...ofThread, ...counted, ...common];
}
