import { Types } from 'mongoose';
import { defineJob } from '@/lib/platform/jobs/define-job';
import { BulkChange, type BulkChangeRecord } from '@/models/platform/bulk-change';
import { useTestDb } from '@/test/db';
import { HOLDER, type LeasedRow, stopWork } from './lease';
import type { RecordJob } from './record-work';

useTestDb();
beforeEach(async () => void (await BulkChange.deleteMany({})));

type Row = LeasedRow<BulkChangeRecord>;

const MINUTE = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE);

/** An order of three batches that no process works on. */
async function order(more: object = {}): Promise<string> {
  const _id = new Types.ObjectId();
  const row = {
    _id,
    status: 'running',
    cursor: 0,
    total: 3,
    value: 'long',
    leaseUntil: new Date(0),
    ...more,
  };
  await BulkChange.collection.insertOne(row);
  return String(_id);
}

const stored = async (id: string) => (await BulkChange.findById(id).lean<Row>())!;

/** Work of three batches. `during` is called in each. */
function jobOf(during: (row: Row) => Promise<unknown> = async () => undefined) {
  const seen: number[] = [];
  const job: RecordJob<BulkChangeRecord> = defineJob<BulkChangeRecord>({
    name: 'three batches',
    every: MINUTE,
    queue: { model: BulkChange, active: ['running'], only: { action: 'approve' }, without: ['value'] },
    leaseFor: 2 * MINUTE,
    begin: () => async (row) => {
      seen.push(row.cursor);
      await during(row);
      const isLast = row.cursor === 2;
      const next = await job.advance(row, { $set: isLast ? { status: 'done' } : {}, $inc: { cursor: 1 } });
      return isLast ? null : next;
    },
  });
  return { job, seen };
}

const approve = { action: 'approve' };

test('works batch by batch to the end and renews the lease with each', async () => {
  const leases: number[] = [];
  const { job, seen } = jobOf(async (row) => leases.push(row.leaseUntil.getTime() - Date.now()));
  const id = await order(approve);
  await job.run(id);
  expect(seen).toEqual([0, 1, 2]);
  expect(await stored(id)).toMatchObject({ status: 'done', cursor: 3, holder: HOLDER });
  for (const lease of leases) expect(Math.round(lease / MINUTE)).toBe(2);
});

test('a batch does not read the fields that the job leaves out', async () => {
  const rows: Row[] = [];
  const { job } = jobOf(async (row) => rows.push(row));
  await job.run(await order(approve));
  expect(rows.slice(1).map(({ value }) => value)).toEqual([undefined, undefined]);
});

test('ignores work of other processes and jobs, and completed work', async () => {
  const { job, seen } = jobOf();
  const held = await order({ ...approve, leaseUntil: inMinutes(0.9), holder: 'another' });
  for (const id of [held, await order({ ...approve, status: 'done' }), await order({ action: 'pause' })])
    await job.run(id);
  await job.runDue();
  expect(seen).toEqual([]);
});

test('takes over a lease from a clock that ran ahead', async () => {
  const { job, seen } = jobOf();
  await order({ ...approve, leaseUntil: inMinutes(120), holder: 'another' });
  await job.runDue();
  expect(seen).toEqual([0, 1, 2]);
});

test('one process starts work once, and can restart it after it has ended', async () => {
  const id = await order(approve);
  const { job, seen } = jobOf(async (row) => {
    if (row.cursor === 0) {
      await BulkChange.updateOne({ _id: id }, { leaseUntil: new Date(0) });
      await job.run(id);
    }
  });
  await job.run(id);
  expect(seen).toEqual([0, 1, 2]);
  await BulkChange.updateOne({ _id: id }, { status: 'running', cursor: 1, leaseUntil: new Date(0) });
  await job.run(id);
  expect(seen).toEqual([0, 1, 2, 1, 2]);
});

test('a process that lost the work writes nothing more', async () => {
  const id = await order(approve);
  const { job, seen } = jobOf(() => BulkChange.updateOne({ _id: id }, { holder: 'another' }));
  await job.run(id);
  expect(seen).toEqual([0]);
  expect(await stored(id)).toMatchObject({ cursor: 0, holder: 'another' });
});

test('does not repeat a batch that another process has done', async () => {
  const id = await order(approve);
  const { job, seen } = jobOf(() => BulkChange.updateOne({ _id: id }, { $inc: { cursor: 1 } }));
  await job.run(id);
  expect([seen, (await stored(id)).cursor]).toEqual([[0], 1]);
});

test('reports interrupted work, waits a minute and resumes it', async () => {
  let isBroken = true;
  const { job, seen } = jobOf(async (row) => {
    if (row.cursor === 1 && isBroken) throw new Error('away');
  });
  const id = await order(approve);
  await job.run(id);
  const broken = await stored(id);
  expect(broken).toMatchObject({ status: 'running', cursor: 1 });
  expect(broken.leaseUntil.getTime() - Date.now()).toBeGreaterThan(0.5 * MINUTE);
  expect(broken.leaseUntil.getTime() - Date.now()).toBeLessThanOrEqual(MINUTE);
  isBroken = false;
  await job.runDue();
  expect(seen).toEqual([0, 1]);
  await BulkChange.updateOne({ _id: id }, { leaseUntil: new Date(0) });
  await job.runDue();
  expect(seen).toEqual([0, 1, 1, 2]);
});

// last test, because a process that has begun to stop takes on no more work
test('a stopping process ends its batch, releases the work at once and starts nothing', async () => {
  const { job, seen } = jobOf(async () => stopWork());
  const id = await order(approve);
  await job.run(id);
  expect(seen).toEqual([0]);
  const given = await stored(id);
  expect(given).toMatchObject({ status: 'running', cursor: 1 });
  expect(given.leaseUntil.getTime()).toBeLessThanOrEqual(Date.now());
  await job.run(id);
  await job.runDue();
  expect(seen).toEqual([0]);
});
