import 'server-only';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import { AppError, notFound } from '@/lib/platform/errors';
import { isDuplicateKey } from './connect';
import { op } from './operators';

type Options = {
  /** `__v` that the caller read; without it nothing is compared. */
  version: number | undefined;
  /** The stored record as the caller sees it, for `details.current` of the 409. */
  current: () => Promise<object | null | undefined>;
  /** True for records that are unique per key and created by their first save. */
  upsert?: boolean;
  missing?: string;
  /** Path of the version; a separately edited part of a record has its own. */
  at?: string;
  /** False keeps `updatedAt` unchanged. */
  timestamps?: boolean;
};

/**
 * Writes a record unless another person has saved it since it was read. In that case the caller gets the stored record to merge with
 * (components/ui/hooks/use-merged-save.ts). Each write increases `__v`. Rows without it count as 0.
 */
export async function writeVersion<T>(
  model: Model<T>,
  filter: QueryFilter<T>,
  update: UpdateQuery<T>,
  { version, current, upsert = false, missing, at = '__v', timestamps = true }: Options,
): Promise<void> {
  const seen = version === undefined ? {} : { [at]: version === 0 ? op.in([0, null]) : version };
  const raised = { ...update, $inc: { ...update.$inc, [at]: 1 } } as UpdateQuery<T>;
  try {
    const { matchedCount, upsertedCount } = await model.updateOne(
      { ...filter, ...seen } as QueryFilter<T>,
      raised,
      // a new record cannot be older than a version that was read
      { upsert: upsert && !version, runValidators: true, timestamps },
    );
    if (matchedCount + upsertedCount > 0) return;
  } catch (error) {
    // the record was created meanwhile and has a later version
    if (!upsert || !isDuplicateKey(error)) throw error;
  }
  const stored = await current();
  if (!stored) throw notFound(missing);
  throw new AppError('conflict', undefined, { details: { current: stored } });
}
