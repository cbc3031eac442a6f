import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import type { Types } from 'mongoose';
import type { PairReason } from '@/lib/contacts/constants';
import { contactKeys } from '@/lib/contacts/rules';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { AdminActor } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import { notFound } from '@/lib/platform/errors';
import { Contact } from '@/models/contacts/contact';
import { ContactPair } from '@/models/contacts/contact-pair';
import { linkedPairs } from './data';

/** A key shared by more contacts than this is a switchboard, a shared mailbox or a common name. */
const MAX_CONTACTS_PER_KEY = 10;
/** Contacts read per batch. Names shared by more are too common to compare. */
const MAX_CONTACTS_READ = 1500;
const REFRESH_BATCH = 100;
/** Pause between two batches, for requests. */
const REFRESH_PAUSE_MS = 100;

const REASONS: Record<string, PairReason> = { p: 'phone', e: 'email', n: 'name' };
const STRENGTH: Record<PairReason, number> = { phone: 4, email: 4, name: 1 };

type Id = string | Types.ObjectId;
type Found = { a: string; b: string; reasons: Set<PairReason> };

/** Stores who may be the same person as these contacts, and removes outdated pairs. Called after every directory write. */
export async function updateCandidates(ids: Id[]): Promise<void> {
  const wanted = ids.map(String);
  const pairs = await findPairs(wanted);
  const old = await ContactPair.find(
    {
      $or: [{ a: op.in(wanted) }, { b: op.in(wanted) }],
      dismissed: false,
    },
    { a: 1, b: 1 },
  ).lean();
  const outdated = old.filter(({ a, b }) => !pairs.has(`${a}|${b}`)).map(({ _id }) => _id);
  if (outdated.length) await ContactPair.deleteMany({ _id: op.in(outdated) });
  if (pairs.size === 0) return;
  await ContactPair.bulkWrite(
    [...pairs.values()].map(({ a, b, reasons }) => {
      const known = [...reasons];
      const strength = known.reduce((sum, reason) => sum + STRENGTH[reason], 0);
      return {
        updateOne: {
          filter: { a, b },
          update: { $set: { reasons: known, strength }, $setOnInsert: { dismissed: false } },
          upsert: true,
        },
      };
    }),
    { ordered: false },
  );
}

async function findPairs(ids: string[]): Promise<Map<string, Found>> {
  const mine = await Contact.find({ _id: op.in(ids) }, { matchKeys: 1 }).lean();
  const keys = [...new Set(mine.flatMap(({ matchKeys }) => matchKeys ?? []))];
  const pairs = new Map<string, Found>();
  if (keys.length === 0) return pairs;
  const isName = (key: string) => key.startsWith('n:');
  const holders = await holdersOf(
    keys.filter((key) => !isName(key)),
    false,
  );
  for (const [key, ids] of await holdersOf(keys.filter(isName), true)) holders.set(key, ids);
  for (const { _id, matchKeys } of mine) {
    for (const key of matchKeys ?? []) {
      const same = holders.get(key) ?? [];
      if (same.length > MAX_CONTACTS_PER_KEY) continue;
      for (const other of same) if (other !== String(_id)) note(pairs, String(_id), other, key);
    }
  }
  return pairs;
}

/** Contacts by key, without names that are too common. */
async function holdersOf(keys: string[], areNames: boolean): Promise<Map<string, string[]>> {
  const holders = new Map<string, string[]>(keys.map((key) => [key, []]));
  if (keys.length === 0) return holders;
  const rows = await Contact.find({ matchKeys: op.in(keys) }, { matchKeys: 1 })
    .limit(MAX_CONTACTS_READ)
    .lean();
  if (areNames && rows.length === MAX_CONTACTS_READ) return new Map();
  for (const { _id, matchKeys } of rows) for (const key of matchKeys) holders.get(key)?.push(String(_id));
  return holders;
}

function note(pairs: Map<string, Found>, value: string, other: string, key: string): void {
  const [a, b] = value < other ? [value, other] : [other, value];
  const found = pairs.get(`${a}|${b}`) ?? { a, b, reasons: new Set<PairReason>() };
  const reason = REASONS[key[0] ?? ''];
  if (reason) found.reasons.add(reason);
  pairs.set(`${a}|${b}`, found);
}

export async function removeCandidatesOf(id: Id): Promise<void> {
  await ContactPair.deleteMany({ $or: [{ a: id }, { b: id }] });
}

/** Processes the full directory: gives old contacts their keys and stores missed pairs. */
export async function refreshAllCandidates(): Promise<void> {
  let after: Types.ObjectId | undefined;
  for (;;) {
    const rows = await Contact.find(after ? { _id: op.gt(after) } : {})
      .select('+matchKeys')
      .sort({ _id: 1 })
      .limit(REFRESH_BATCH)
      .lean();
    if (rows.length === 0) return;
    const stale = rows.flatMap((row) => {
      const matchKeys = contactKeys(row);
      const same = String(matchKeys) === String(row.matchKeys ?? []);
      return same ? [] : [{ updateOne: { filter: { _id: row._id }, update: { $set: { matchKeys } } } }];
    });
    if (stale.length) await Contact.bulkWrite(stale, { ordered: false, timestamps: false });
    await updateCandidates(rows.map(({ _id }) => _id));
    after = rows.at(-1)?._id;
    await pause(REFRESH_PAUSE_MS);
  }
}

/** An admin decided that they are two people. The pair does not return. */
export async function dismissPair(id: string, actor: AdminActor<'contacts'>): Promise<void> {
  const pair = await ContactPair.findByIdAndUpdate(id, { $set: { dismissed: true } }).lean();
  if (!pair) throw notFound('This pair no longer exists');
  await recordAudit({
    action: 'contact.write',
    by: actor,
    target: { type: 'contact', id: String(pair.a) },
    details: { kind: 'not the same as', other: String(pair.b) },
  });
}

/** Dismisses all pairs in this pair's group. Returns their number. */
export async function dismissGroup(id: string, actor: AdminActor<'contacts'>): Promise<number> {
  const pair = await ContactPair.findOne({ _id: id, dismissed: false }).lean();
  if (!pair) throw notFound('This pair no longer exists');
  const group = await linkedPairs([String(pair.a), String(pair.b)]);
  const _id = op.in(group.map((contact) => contact._id));
  await ContactPair.updateMany({ _id }, { $set: { dismissed: true } });
  const others = new Set(group.flatMap(({ a, b }) => [String(a), String(b)]));
  others.delete(String(pair.a));
  await recordAudit({
    action: 'contact.write',
    by: actor,
    target: { type: 'contact', id: String(pair.a) },
    details: { kind: 'not the same as', other: [...others].join(', ') },
  });
  return group.length;
}
