import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import type { Model, QueryFilter, Types } from 'mongoose';
import type { AppError } from '@/lib/platform/errors';
import { op } from './operators';

type Limited<Row, T extends { _id: Types.ObjectId }> = {
  max: number;
  model: Model<Row>;
  /** the rows that are limited, including the new one once stored */
  among: QueryFilter<Row>;
  insert: () => Promise<T>;
  full: () => AppError;
};

/** how often and how long (milliseconds) a row within the limit waits for the rows beyond it to be removed: 5 s in all */
const LOOKS = 100;
const PAUSE = 50;

/**
 * Inserts a row unless there are `max` already. A count before the insert may be outdated by then, so rows are counted again
 * afterwards. Of several inserted at once those with the lowest ids stay, and each of the others is removed by its own call. A
 * call succeeds only once it has counted no more than `max`, so the limit is never exceeded.
 */
export async function insertWithin<Row, T extends { _id: Types.ObjectId }>({
  max,
  model,
  among,
  insert,
  full,
}: Limited<Row, T>): Promise<T> {
  const count = (more: object = {}) => model.countDocuments({ ...among, ...more } as QueryFilter<Row>);
  if ((await count()) >= max) throw full();
  const row = await insert();
  for (let look = 0; look < LOOKS; look++) {
    if ((await count()) <= max) return row;
    if ((await count({ _id: op.lt(row._id) })) >= max) break;
    await pause(PAUSE);
  }
  await model.deleteOne({ _id: row._id } as QueryFilter<Row>);
  throw full();
}
