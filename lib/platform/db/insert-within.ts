import 'server-only';
import type { AppError } from '@/lib/platform/errors';

type Limited<T> = {
  max: number;
  /** counts what is there, the new row too once it is stored */
  count: () => Promise<number>;
  insert: () => Promise<T>;
  remove: (row: T) => Promise<unknown>;
  full: () => AppError;
};

/**
 * Inserts a row unless there are `max` already. What is counted before the insert may be out of date by then, so that it is counted again
 * afterwards and the row is taken back when it is one too many: of several at once all may be refused, but never does one pass the limit.
 */
export async function insertWithin<T>({ max, count, insert, remove, full }: Limited<T>): Promise<T> {
  if ((await count()) >= max) throw full();
  const row = await insert();
  if ((await count()) > max) {
    await remove(row);
    throw full();
  }
  return row;
}
