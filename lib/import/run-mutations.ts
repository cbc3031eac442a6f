import 'server-only';
import { Types } from 'mongoose';
import { ImportRow } from '@/models/import-row';
import { readRows, type StoredRow, tally } from './check-mutations';
import type { DuplicateRule, Outcome } from './constants';
import type { ImportKind, Plan, Problem } from './types';

type Ended = {
  outcome: Outcome;
  problems?: Problem[];
  duplicateOf?: Types.ObjectId;
  target?: Types.ObjectId;
  version?: number;
};

type Job = { kind: ImportKind<unknown>; plan: Plan; duplicates: DuplicateRule };
type Todo = { row: StoredRow; id: string; input: unknown };
type Sorted = { create: Todo[]; update: (Todo & { of: string })[]; ended: Map<string, Ended> };

/**
 * Writes one batch and says how its rows ended. Done again after a crash in the middle it ends the same: a created
 * record has the id of its row, a changed one is noted with its old values before it is changed, and rows that have
 * an outcome are only counted.
 */
export async function runRows(rows: StoredRow[], job: Job): Promise<Partial<Record<Outcome, number>>> {
  const open = rows.filter(({ outcome }) => !outcome);
  const { create, update, ended } = await sort(open, job);
  if (create.length) await job.kind.create(create);
  for (const todo of update) ended.set(todo.id, await fill(todo, job.kind));
  const writes = open.flatMap(({ _id }) => {
    const end = ended.get(String(_id));
    return end ? [{ updateOne: { filter: { _id }, update: { $set: end } } }] : [];
  });
  if (writes.length) await ImportRow.bulkWrite(writes, { ordered: false });
  const touched = [...ended.values()].flatMap(({ outcome, target }) =>
    target && outcome !== 'skipped' ? [String(target)] : [],
  );
  if (touched.length) await job.kind.settled(touched);
  const before = rows.flatMap(({ outcome }) => (outcome ? [outcome as Outcome] : []));
  return tally([...before, ...[...ended.values()].map(({ outcome }) => outcome)]);
}

/** What is to be done with each row, in the order of the file: an earlier row of the batch counts as there already. */
async function sort(rows: StoredRow[], { kind, plan, duplicates }: Job): Promise<Sorted> {
  const read = await readRows(kind, rows, plan);
  const keys = [...new Set(read.flatMap((one) => ('keys' in one ? one.keys : [])))];
  const owners = new Map<string, string>();
  for (const { id, keys: known } of keys.length ? await kind.find(keys) : [])
    for (const key of known) if (!owners.has(key)) owners.set(key, id);
  const made = new Set(await kind.existing(rows.map(({ _id }) => String(_id))));
  const sorted: Sorted = { create: [], update: [], ended: new Map() };
  for (const [i, row] of rows.entries()) {
    const [one, id] = [read[i]!, String(row._id)];
    if ('problems' in one) {
      sorted.ended.set(id, { outcome: 'failed', problems: one.problems });
      continue;
    }
    const todo = { row, id, input: one.input };
    const of = one.keys.map((key) => owners.get(key)).find((owner) => owner && owner !== id);
    for (const key of one.keys) if (!owners.has(key)) owners.set(key, id);
    if (!made.has(id) && of && duplicates === 'update') sorted.update.push({ ...todo, of });
    else if (!made.has(id) && of && duplicates === 'skip')
      sorted.ended.set(id, { outcome: 'skipped', duplicateOf: new Types.ObjectId(of) });
    else {
      if (!made.has(id)) sorted.create.push(todo);
      sorted.ended.set(id, created(row));
    }
  }
  return sorted;
}

const created = ({ _id }: StoredRow): Ended => ({ outcome: 'created', target: _id, version: 0 });

/** Fills the empty fields of a record that is there. The old values are on record before the first one is replaced. */
async function fill({ row, input, of }: Todo & { of: string }, kind: ImportKind<unknown>): Promise<Ended> {
  const target = new Types.ObjectId(of);
  for (let attempt = 0; attempt < 3; attempt++) {
    const change = await kind.change(of, input);
    if (!change) return (await filledBefore(row, target)) ?? { outcome: 'skipped', duplicateOf: target };
    const noted = { target, version: change.version, before: change.before };
    await ImportRow.updateOne({ _id: row._id }, { $set: noted });
    if (await kind.apply(change)) return { outcome: 'updated', target, version: change.version };
  }
  const message = 'It was being edited at the same moment. Import this row again';
  return { outcome: 'failed', problems: [{ column: '', value: '', message }] };
}

/** A crash came between the change and its record: there is nothing left to fill, but it was this row that did it. */
async function filledBefore(row: StoredRow, target: Types.ObjectId): Promise<Ended | undefined> {
  const noted = await ImportRow.findById(row._id, { before: 1, version: 1 }).lean();
  if (!noted?.before || typeof noted.version !== 'number') return undefined;
  return { outcome: 'updated', target, version: noted.version };
}
