import 'server-only';
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { mongo, type Types } from 'mongoose';
import { connectDb } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { shortenAddress } from '@/lib/platform/db/personal-data';
import { AuditEntry } from '@/models/platform/audit-entry';
import { GENESIS, SHORTENED } from './constants';
import type { Head } from './dto';

/** An entry before the append, which decides its position in the log. */
export type NewEntry = {
  _id: Types.ObjectId;
  at: Date;
  actor?: Types.ObjectId;
  actorRole?: string;
  action: string;
  targetType?: string;
  targetId?: string;
  group?: Types.ObjectId;
  ip?: string;
  details: Record<string, unknown>;
};

export type ChainedEntry = NewEntry & {
  seq: number;
  prev: string;
  hash: string;
  net?: string;
  seal?: string;
  salt?: string;
};

/** A text that is the same for equal values, independent of the order of their keys. Expects values as BSON returns them. */
function canonical(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (value instanceof Date) return `date:${value.toISOString()}`;
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object') return `${typeof value}:${JSON.stringify(value)}`;
  if ('toHexString' in value && typeof value.toHexString === 'function') return `id:${value.toHexString()}`;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}=${canonical(item)}`).join(',')}}`;
}

/** Hashes every field, including manually added ones. The address is covered only by its network and seal. */
function hashOf(row: Omit<ChainedEntry, 'hash'> & { hash?: string }): string {
  const { hash: _hash, ip: _ip, salt: _salt, ...covered } = row;
  return createHash('sha256').update(canonical(covered)).digest('hex');
}

const sealOf = (ip: string, salt: string) => createHmac('sha256', salt).update(ip).digest('base64url');

export function chained(entry: NewEntry, head: Head): ChainedEntry {
  const salt = randomBytes(16).toString('base64url');
  const { ip } = entry;
  const row = {
    ...entry,
    ...(ip && { net: shortenAddress(ip), seal: sealOf(ip, salt), salt }),
    seq: head.seq + 1,
    prev: head.hash,
  };
  // the form that the database returns, so that its hash stays the same
  const stored = mongo.BSON.deserialize(mongo.BSON.serialize(row, { ignoreUndefined: true })) as typeof row;
  return { ...stored, hash: hashOf(stored) };
}

export async function getHead(): Promise<Head> {
  const last = await AuditEntry.findOne({ seq: op.exists() }, { seq: 1, hash: 1 }).sort({ seq: -1 }).lean();
  return { seq: last?.seq ?? 0, hash: last?.hash ?? GENESIS };
}

/** Describes an inconsistency within an entry. Undefined for an intact one. */
function problemOf(row: ChainedEntry, shortened: Date): string | undefined {
  const { ip, net, seal, salt } = row;
  if (hashOf(row) !== row.hash) return 'was changed';
  if (!ip) return net ? 'has lost its address' : undefined;
  if (shortenAddress(ip) !== net) return 'has another address than when it was written';
  if (salt) return sealOf(ip, salt) === seal ? undefined : 'has another address than when it was written';
  if (ip !== net) return 'has an address that nothing proves';
  return row.at < shortened ? undefined : 'has lost its full address before its time';
}

/** The time before which addresses are shortened, according to the log itself. */
async function shortenedBefore(): Promise<Date> {
  const last = await AuditEntry.find({ action: SHORTENED }, { details: 1 }).sort({ at: -1 }).limit(50).lean();
  const days = last.map(({ details }) => Number((details as { before?: Date }).before ?? 0));
  return new Date(Math.max(0, ...days));
}

type Check = {
  entries: number;
  head: Head;
  /** One sentence per problem, the first hundred. */
  problems: string[];
};

/** Limit of reported problems, because a completely rewritten database has as many problems as entries. */
const MAX_PROBLEMS = 100;

/**
 * Verifies the full log in order. Every entry must follow the previous one, none may be missing or changed, and its length and content must match `known`.
 * Entries added meanwhile do no harm.
 */
export async function checkChain(known: readonly (Head & { from: string })[] = []): Promise<Check> {
  await connectDb();
  const collection = AuditEntry.collection;
  const problems: string[] = [];
  const say = (problem: string) => void (problems.length < MAX_PROBLEMS && problems.push(problem));
  const expected = new Map<number, (Head & { from: string })[]>();
  for (const item of known) expected.set(item.seq, [...(expected.get(item.seq) ?? []), item]);
  const shortened = await shortenedBefore();
  const loose = await collection.countDocuments({ seq: { $exists: false } });
  if (loose > 0) say(`${loose} entries stand outside the chain`);
  let head: Head = { seq: 0, hash: GENESIS };
  let entries = 0;
  const rows = collection.find({ seq: { $exists: true } }).sort({ seq: 1 });
  for await (const found of rows) {
    const row = found as unknown as ChainedEntry;
    entries += 1;
    if (row.seq > head.seq + 1) say(`Entries ${head.seq + 1} to ${row.seq - 1} are missing`);
    else if (row.seq <= head.seq) say(`There are two entries ${row.seq}`);
    else if (row.prev !== head.hash) say(`Entry ${row.seq} does not follow the one before it`);
    const own = problemOf(row, shortened);
    if (own) say(`Entry ${row.seq} of ${row.at?.toISOString?.() ?? 'no time'} ${own}`);
    for (const { hash, from } of expected.get(row.seq) ?? [])
      if (hash !== row.hash) say(`Entry ${row.seq} is not the one that ${from} saw`);
    head = { seq: row.seq, hash: row.hash };
  }
  const gone = known.filter(({ seq }) => seq > head.seq).sort((a, b) => b.seq - a.seq)[0];
  if (gone) say(`The log ends at entry ${head.seq}, but ${gone.from} saw entry ${gone.seq}`);
  return { entries, head, problems };
}
