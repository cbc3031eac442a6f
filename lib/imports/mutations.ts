import 'server-only';
import { Types } from 'mongoose';
import { op } from '@/lib/platform/db/operators';
import type { VersionedRow } from '@/lib/platform/db/versioned';
import { AppError } from '@/lib/platform/errors';
import { oneAtATime } from '@/lib/platform/jobs/one-at-a-time';
import { MINUTE_MS, SECOND_MS } from '@/lib/platform/time/time';
import { Import } from '@/models/imports/import';
import { ACTIVE_STATUSES } from './constants';
import type { Change } from './dto';

const busy = () =>
  new AppError('conflict', 'Another of your files is being processed. Please wait until it’s done');

/** Longer than waiting for, reading and storing a file takes. */
const READ_LEASE_MS = 3 * MINUTE_MS;
const BEGIN_LEASE_MS = 10 * SECOND_MS;
const NAME = 'file of an import';

/** Throws 'conflict' while another file of the account is being read in any process. */
export const readInTurn = <T>(by: string, work: () => Promise<T>) =>
  oneAtATime({ name: NAME, key: by, leaseMs: READ_LEASE_MS, busy }, work);

/** Call before processing an import's rows. Throws 'conflict' also while another import is processed. */
export const beginInTurn = <T>(by: string, begin: () => Promise<T>) =>
  oneAtATime({ name: NAME, key: by, leaseMs: BEGIN_LEASE_MS, busy }, async () => {
    if (await Import.exists({ by: new Types.ObjectId(by), status: op.in(ACTIVE_STATUSES) })) throw busy();
    return begin();
  });

/** Values of `given` for fields that are empty in `stored`, as a change; undefined without any. */
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
