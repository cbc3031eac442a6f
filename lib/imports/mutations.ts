import 'server-only';
import type { Model } from 'mongoose';
import { isDuplicateKey } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import type { Change, ImportKind } from './dto';

/** A lean row of a model whose `__v` grows with each save. */
export type VersionedRow = Record<string, unknown> & { __v: number };

type Versioned = Pick<ImportKind<unknown>, 'existing' | 'apply' | 'remove' | 'restore'>;

/**
 * Writes guarded by a record's version, the same for every kind. `found` holds the record's search keys and is written with each
 * change.
 */
export function versioned(
  model: Model<Record<string, unknown>>,
  found: (row: VersionedRow) => Record<string, unknown>,
): Versioned {
  /** Sets fields (null removes) if the record is still at version `from`. */
  async function write(id: string, from: number, to: number, values: Record<string, unknown>) {
    const row = await model.findOne({ _id: id, __v: from }).lean<VersionedRow>();
    if (!row) return false;
    const entries = Object.entries(values);
    const given = entries.filter(([, value]) => value !== null);
    const removed = entries.flatMap(([key, value]) => (value === null ? [[key, 1 as const]] : []));
    const $set = { ...Object.fromEntries(given), ...found({ ...row, ...values }), __v: to };
    const { modifiedCount } = await model.updateOne(
      { _id: id, __v: from },
      { $set, ...(removed.length > 0 && { $unset: Object.fromEntries(removed) }) },
    );
    return modifiedCount === 1;
  }

  return {
    async existing(ids) {
      const rows = await model.find({ _id: op.in(ids) }, { _id: 1 }).lean<{ _id: unknown }[]>();
      return rows.map(({ _id }) => String(_id));
    },
    apply({ id, version, set }) {
      return write(id, version, version + 1, set);
    },
    async remove(ids, version) {
      await model.deleteMany({ _id: op.in(ids), __v: version });
    },
    async restore(id, version, before) {
      const row = await model.findById(id, { __v: 1 }).lean<VersionedRow>();
      if (!row) return 'gone';
      // restored before a crash, whose outcome was not yet stored
      if (row.__v === version) return 'done';
      if (row.__v !== version + 1) return 'changed';
      return (await write(id, version + 1, version, before)) ? 'done' : 'changed';
    },
  };
}

/** Ignores an existing record: it was created under the same id before a crash. */
export function ignoreExisting(error: unknown): void {
  if (!isDuplicateKey(error)) throw error;
}

/** The values of `given` for fields that `stored` leaves empty, as a change; undefined when there are none. */
export function fillEmpty(
  id: string,
  stored: VersionedRow,
  given: Record<string, unknown>,
  fields: readonly string[],
): Change | undefined {
  const isEmpty = (value: unknown) =>
    value == null || value === '' || (Array.isArray(value) && !value.length);
  const empty = fields.filter((field) => isEmpty(stored[field]) && !isEmpty(given[field]));
  if (empty.length === 0) return undefined;
  return {
    id,
    version: stored.__v,
    set: Object.fromEntries(empty.map((field) => [field, given[field]])),
    before: Object.fromEntries(empty.map((field) => [field, stored[field] ?? null])),
  };
}
