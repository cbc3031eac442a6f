import 'server-only';
import type { AppError } from '@/lib/platform/errors';

type Limited<T> = {
  max: number;
  /** counts existing rows, including the new one once stored */
  count: () => Promise<number>;
  insert: () => Promise<T>;
  remove: (row: T) => Promise<unknown>;
  full: () => AppError;
};

/**
 * Inserts a row unless there are `max` already. A count before the insert may be outdated by then, so rows are counted again
 * afterwards and the new one is removed if it exceeds the limit: of several simultaneous ones all may be refused, but none ever
 * exceeds it.
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
