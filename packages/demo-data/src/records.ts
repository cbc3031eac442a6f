/** A record without the fields that have no value: absent and undefined are stored differently. */
export function withoutUndefined<T extends object>(record: T): T {
  for (const key in record) if (record[key] === undefined) delete record[key];
  return record;
}
