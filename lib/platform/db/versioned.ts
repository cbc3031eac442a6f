import 'server-only';
import type { Model } from 'mongoose';
import { op } from '@/lib/platform/db/operators';

/** A lean row of a model whose `__v` increases with each save. */
export type VersionedRow = Record<string, unknown> & { __v: number };

/** Writes to one record that apply only to the version that was read. */
export type Versioned = {
  existing(ids: string[]): Promise<string[]>;
  /** Sets fields (null removes) and increases the version; false if the record has changed since. */
  apply(change: { id: string; version: number; set: Record<string, unknown> }): Promise<boolean>;
  remove(ids: string[], version: number): Promise<void>;
  /** Restores `before` and the version unless the record has changed since. */
  restore(id: string, version: number, before: Record<string, unknown>): Promise<'done' | 'changed' | 'gone'>;
};

/** Writes guarded by a record's version. `found` has the record's search keys and is written with each change. */
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
      // already restored before a crash, but without a stored outcome
      if (row.__v === version) return 'done';
      if (row.__v !== version + 1) return 'changed';
      return (await write(id, version + 1, version, before)) ? 'done' : 'changed';
    },
  };
}
