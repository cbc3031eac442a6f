/**
 * A copy of a record without the fields that have no value: absent and undefined are stored differently. A copy, because
 * an object from which fields were deleted is slow to read ever after.
 */
export function withoutUndefined<T extends object>(record: T): T {
  const copy = {} as T;
  for (const key in record) if (record[key] !== undefined) copy[key] = record[key];
  return copy;
}
