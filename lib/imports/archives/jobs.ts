import 'server-only';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Types } from 'mongoose';
import {
  ACTIVE_ARCHIVES,
  MAX_ARCHIVE_NOTES,
  MAX_CODE_STEP,
  MAX_RESTORE_ENTRIES,
  MAX_RESTORE_UNPACKED,
  RECORD_LISTS,
} from '@/lib/imports/archive-files/constants';
import { archiveKey, packArchive, packingOf } from '@/lib/imports/packing/mutations';
import { fetchArchive, recordsIn, statedTotal } from '@/lib/imports/restoring/data';
import type { Restoring } from '@/lib/imports/restoring/dto';
import { restoreRecords } from '@/lib/imports/restoring/mutations';
import { keepPropertyCodes } from '@/lib/listings/codes/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { inBackground } from '@/lib/platform/jobs/background';
import { defineJob } from '@/lib/platform/jobs/define-job';
import type { RecordJob } from '@/lib/platform/jobs/record-work';
import { objectStore } from '@/lib/platform/objects/store';
import { ZipReader } from '@/lib/platform/tabular/zip-file';
import { MINUTE_MS, SECOND_MS } from '@/lib/platform/time/time';
import { ownedBy } from '@/lib/teams/data';
import { Archive, type ArchiveRecord } from '@/models/imports/archive';
import { orderedBy } from './data';
import { removeOldArchives } from './mutations';

type Row = ArchiveRecord & { _id: Types.ObjectId };
/** Interval between two writes of the progress. */
const NOTED_EVERY_MS = SECOND_MS;

/** The archive in work. Its progress is written to the row, and the work here ends if another process has taken the row over. */
class Order {
  private noted = 0;
  isLost = false;
  constructor(public row: Row) {}

  async set(change: Partial<ArchiveRecord>): Promise<boolean> {
    if (this.isLost) return false;
    const next = await work.advance(this.row, { $set: change });
    this.isLost = next === null;
    if (next) this.row = next;
    return next !== null;
  }

  /** False when the work should stop. */
  async at(cursor: number, counts?: Record<string, number>): Promise<boolean> {
    if (Date.now() - this.noted < NOTED_EVERY_MS) return !this.isLost;
    this.noted = Date.now();
    return (await this.set({ cursor, ...(counts && { counts }) })) && !this.row.stop;
  }
}

const work: RecordJob<ArchiveRecord> = defineJob({
  name: 'archive',
  every: 10 * SECOND_MS,
  queue: { model: Archive, active: ACTIVE_ARCHIVES },
  // a film takes long to pack, and a batch of listings with pictures long to restore
  leaseFor: 5 * MINUTE_MS,
  begin: () => async (row) => {
    const order = new Order(row);
    try {
      const actor = await orderedBy(row.by);
      if (!actor) throw new AppError('forbidden');
      await (row.kind === 'make' ? make(order, actor) : restore(order, actor));
    } catch (error) {
      // a refusal is final; everything else is retried
      if (!(error instanceof AppError)) throw error;
      await order.set({ status: 'failed', message: error.message, finishedAt: new Date() });
    }
    return null;
  },
});

async function make(order: Order, actor: Actor): Promise<void> {
  const { files, counts, notes } = await packingOf(actor, order.row.language);
  const id = String(order.row._id);
  await order.set({ total: files.length, counts, notes: notes.slice(0, MAX_ARCHIVE_NOTES), cursor: 0 });
  const bytes = await packArchive(id, files, (done) => order.at(done));
  if (bytes === undefined) return void (await end(order, { status: 'cancelled' }));
  await end(order, { status: 'done', bytes, cursor: files.length });
}

async function restore(order: Order, actor: Actor): Promise<void> {
  const id = String(order.row._id);
  const parent = join(/*turbopackIgnore: true*/ env().DATA_DIR, 'tmp');
  await mkdir(parent, { recursive: true, mode: 0o700 });
  const directory = await mkdtemp(join(/*turbopackIgnore: true*/ parent, 'upload-'));
  let zip: ZipReader | undefined;
  try {
    const path = join(/*turbopackIgnore: true*/ directory, 'archive.zip');
    if (!(await fetchArchive(id, path))) throw new AppError('invalid', 'The file is not there any more');
    zip = await ZipReader.open(path, MAX_RESTORE_UNPACKED, MAX_RESTORE_ENTRIES);
    const notes: string[] = [];
    const to = await restoringOf(order, actor, { zip, directory, notes });
    let last: [number, Record<string, number>] = [0, {}];
    await order.set({ total: await statedTotal(zip), cursor: 0, counts: {} });
    await restoreRecords(to, (done, counts) => {
      last = [done, { ...counts }];
      return order.at(done, { ...counts });
    });
    const [cursor, counts] = last;
    await end(order, { status: order.row.stop ? 'cancelled' : 'done', cursor, counts, notes });
    await (await objectStore()).remove(archiveKey(id));
  } finally {
    zip?.close();
    await rm(directory, { recursive: true, force: true });
  }
}

const end = (order: Order, change: Partial<ArchiveRecord>) =>
  order.set({ ...change, stop: false, finishedAt: new Date() });

async function restoringOf(
  order: Order,
  actor: Actor,
  { zip, directory, notes }: { zip: ZipReader; directory: string; notes: string[] },
): Promise<Restoring> {
  const codes: string[] = [];
  for await (const record of recordsIn(zip, 'listings'))
    if (typeof record?.propertyCode === 'string') codes.push(record.propertyCode);
  const kept = await keepPropertyCodes(codes, MAX_CODE_STEP, order.row.codesFrom);
  await order.set({ codesFrom: kept.from });
  return {
    actor,
    owned: ownedBy(actor),
    now: new Date(),
    zip,
    directory,
    kept,
    there: Object.fromEntries(RECORD_LISTS.map((list) => [list, new Set<string>()])) as Restoring['there'],
    codes: new Map(),
    note: (text) => void (notes.length < MAX_ARCHIVE_NOTES && notes.push(text)),
  };
}

/** Starts an ordered archive without making the request wait. */
export const workOnArchive = (id: string): void => inBackground('archive', () => work.run(id));

export const archiveJobs = [
  work,
  defineJob({
    name: 'archive-cleanup',
    every: 60 * MINUTE_MS,
    run: async () => void (await removeOldArchives(new Date())),
  }),
];
