import 'server-only';
import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type mongo, Types } from 'mongoose';
import { connectDb, isDuplicateKey } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log/log';
import { DAY_MS } from '@/lib/platform/time/time';
import { AuditEntry } from '@/models/platform/audit-entry';
import { APPEND_BATCH, MAX_APPEND_TRIES, SHORTENED } from './constants';
import { chained, getHead } from './data';
import type { ChainedEntry, Head, NewEntry } from './dto';
import { shortenAddress } from './rules';

type Waiting = { entry: NewEntry; done: () => void; failed: (error: unknown) => void };

let waiting: Waiting[] = [];
let isAppending = false;

/** Adds an entry at the end of the log; one whose `_id` is there already stays as it is. */
export function appendEntry(entry: NewEntry): Promise<void> {
  return new Promise((done, failed) => {
    waiting.push({ entry, done, failed });
    if (!isAppending) void appendAll();
  });
}

/** One writer in each process: what comes while it writes is written together afterwards. */
async function appendAll(): Promise<void> {
  isAppending = true;
  while (waiting.length > 0) {
    const batch = waiting.slice(0, APPEND_BATCH);
    waiting = waiting.slice(APPEND_BATCH);
    await appendBatch(batch).catch((error: unknown) => {
      for (const { failed } of batch) failed(error);
    });
    for (const { done } of batch) done();
  }
  isAppending = false;
}

/**
 * The unique index on `seq` decides between processes: who comes second reads the new end and begins again. An insertion whose
 * reply was lost meets its own `_id`.
 */
async function appendBatch(batch: readonly Waiting[]): Promise<void> {
  await connectDb();
  let rest = batch.map(({ entry }) => entry);
  for (let tries = 1; rest.length > 0; tries++) {
    let head = await getHead();
    const rows: ChainedEntry[] = [];
    for (const entry of rest) {
      const row = chained(entry, head);
      rows.push(row);
      head = row;
    }
    try {
      await AuditEntry.collection.insertMany(rows as unknown as mongo.OptionalId<object>[], {
        ordered: true,
      });
      await witness(head);
      return;
    } catch (error) {
      if (!isDuplicateKey(error) || tries >= MAX_APPEND_TRIES) throw error;
    }
    const ids = rest.map(({ _id }) => _id);
    const there = await AuditEntry.find({ _id: op.in(ids) }, { _id: 1 }).lean();
    const written = new Set(there.map(({ _id }) => String(_id)));
    rest = rest.filter(({ _id }) => !written.has(String(_id)));
    if (tries > 1) await sleep(Math.random() * 5 * tries);
  }
}

/** The folder outside the database in which the ends of the log are noted. */
export const witnessFolder = () => join(/*turbopackIgnore: true*/ env().DATA_DIR, 'audit');

/**
 * Notes the end of the log in a file outside the database: who can write there alone can neither cut it off nor rewrite it. The entry
 * is stored by then, so a full disk only costs the note.
 */
async function witness({ seq, hash }: Head): Promise<void> {
  const name = `seen-${new Date().toISOString().slice(0, 10)}.log`;
  const path = join(/*turbopackIgnore: true*/ witnessFolder(), name);
  const write = () => appendFile(path, `${seq}:${hash}\n`, { mode: 0o600 });
  await write()
    .catch(async () => {
      await mkdir(witnessFolder(), { recursive: true, mode: 0o700 });
      await write();
    })
    .catch((err: unknown) => log.warn({ err }, 'the end of the audit log could not be noted'));
}

const hasAddress = (before: Date) => ({ at: { $lt: before }, ip: { $type: 'string', $not: /(\.0|::)$/ } });

/**
 * Shortens the addresses of entries of days before `until`, the only change that the log ever sees, and says so in the log first. With
 * an address goes the key of its seal, so that nobody can find it again by trying; the chain stays whole.
 */
export async function shortenAuditAddresses(until: Date): Promise<number> {
  await connectDb();
  // whole days, so that there is one such entry a day at most
  const before = new Date(Math.floor(until.getTime() / DAY_MS) * DAY_MS);
  const addresses = (await AuditEntry.collection.distinct('ip', hasAddress(before))) as string[];
  if (addresses.length === 0) return 0;
  await appendEntry({ _id: new Types.ObjectId(), at: new Date(), action: SHORTENED, details: { before } });
  let changed = 0;
  for (const ip of addresses) {
    const { modifiedCount } = await AuditEntry.collection.updateMany(
      { at: { $lt: before }, ip },
      { $set: { ip: shortenAddress(ip) }, $unset: { salt: 1 } },
    );
    changed += modifiedCount;
  }
  return changed;
}

/** Chains entries of an older version in the order of their times, behind those that are chained. */
export async function chainOldEntries(): Promise<void> {
  await connectDb();
  let head = await getHead();
  for (;;) {
    const rows = await AuditEntry.collection
      .find({ seq: { $exists: false } })
      .sort({ at: 1, _id: 1 })
      .limit(500)
      .toArray();
    if (rows.length === 0) break;
    const updates = rows.map((found) => {
      const row = chained(found as unknown as NewEntry, head);
      head = row;
      return { replaceOne: { filter: { _id: row._id }, replacement: row as object } };
    });
    await AuditEntry.collection.bulkWrite(updates as never);
  }
  if (head.seq > 0) await witness(head);
}
