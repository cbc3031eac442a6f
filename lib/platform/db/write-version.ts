import 'server-only';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import { AppError, notFound } from '@/lib/platform/errors';
import { isDuplicateKey } from './connect';
import { op } from './operators';

type Options = {
  /** `__v` that the caller read; without one nothing is compared */
  version: number | undefined;
  /** the stored record as the caller may see it: `details.current` of the 409 */
  current: () => Promise<object | null | undefined>;
  /** for a record of which there is one per key: it is created by its first save */
  upsert?: boolean;
  /** for records that are gone */
  missing?: string;
  /** where the version is: a part of a record that is edited by itself has one of its own */
  at?: string;
  /** false: `updatedAt` stays as it is */
  timestamps?: boolean;
};

/**
 * Writes a record that somebody else may have saved since it was read: then nothing is written, and the caller gets what is stored now,
 * to merge with it (components/ui/hooks/use-merged-save.ts). Each write raises `__v`. Rows that were written without one count as 0.
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
      // a new record cannot be older than the version that somebody has read
      { upsert: upsert && !version, runValidators: true, timestamps },
    );
    if (matchedCount + upsertedCount > 0) return;
  } catch (error) {
    // there is one by now, of a later version
    if (!upsert || !isDuplicateKey(error)) throw error;
  }
  const stored = await current();
  if (!stored) throw notFound(missing);
  throw new AppError('conflict', undefined, { details: { current: stored } });
}
