import 'server-only';
import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type mongo, Types } from 'mongoose';
import { connectDb, isDuplicateKey } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { shortenAddress } from '@/lib/platform/db/personal-data';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log/log';
import { DAY_MS } from '@/lib/platform/time/time';
import { AuditEntry } from '@/models/platform/audit-entry';
import { APPEND_BATCH, MAX_APPEND_TRIES, SHORTENED } from './constants';
import type { ChainedEntry, NewEntry } from './data';
import { chained, getHead } from './data';
import type { Head } from './dto';

type Waiting = { entry: NewEntry; done: () => void; failed: (error: unknown) => void };

let waiting: Waiting[] = [];
let isAppending = false;

/** Appends an entry to the log; an existing `_id` is left unchanged. */
export function appendEntry(entry: NewEntry): Promise<void> {
  return new Promise((done, failed) => {
    waiting.push({ entry, done, failed });
    if (!isAppending) void appendAll();
  });
}

/** Runs as the only writer of the process. Entries that arrive while it writes are written together afterwards. */
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

/** Appends a batch. The unique index on `seq` decides between processes, and the loser retries. An insertion whose reply was lost meets its own `_id`. */
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

/** The folder outside the database that records the ends of the log. */
export const witnessFolder = () => join(/*turbopackIgnore: true*/ env().DATA_DIR, 'audit');

/**
 * Records the end of the log in a file outside the database, so that write access to the database alone is not enough to truncate or rewrite the log. The entry
 * is already stored, so a full disk only costs this record.
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
 * Shortens the addresses of entries from days before `until`, after recording it in the log. This is the only change ever made to the log. Deletes the key of
 * an address's seal too, so that the address can't be recovered by trial. The chain stays intact.
 */
export async function shortenAuditAddresses(until: Date): Promise<number> {
  await connectDb();
  // full days, so that there is at most one such entry a day
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
