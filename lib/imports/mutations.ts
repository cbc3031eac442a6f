import 'server-only';
import { isDuplicateKey } from '@/lib/platform/db/connect';
import type { VersionedRow } from '@/lib/platform/db/versioned';
import type { Change } from './dto';

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
