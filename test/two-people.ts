import { mergeChanges } from '@/lib/platform/browser/merge';
import type { Reply } from './browser';

export type Fields = Record<string, unknown>;
type Saved = { fields: Fields; version: number };
type SharedRecord = {
  /** what both have read */
  base: Saved;
  put: (fields: Fields, version: number) => Promise<Reply>;
  /** the record of a reply, and of `details.current`, as the form has it */
  savedOf: (record: Fields) => Saved;
  /** where the reply has the record */
  inReply?: (json: Fields) => unknown;
};

/** A form with the fields of the record, and `__v` as its version. */
export const savedOf = ({ __v, ...fields }: Fields): Saved => ({ fields, version: Number(__v) });
export const currentOf = ({ json }: Reply) => (json.details as { current: Fields }).current;

/**
 * Two people have read one record. A colleague saves `theirs`, then I save `mine`: I am refused with what is stored, which merges
 * without a question, and both are stored. Then a save of the same field by a page as old as the first is asked about.
 */
export async function expectMerge(
  { base, put, savedOf, inReply = (json) => json }: SharedRecord,
  theirs: Fields,
  mine: Fields,
) {
  expect((await put({ ...base.fields, ...theirs }, base.version)).status).toBe(200);
  const refused = await put({ ...base.fields, ...mine }, base.version);
  expect(refused.status).toBe(409);
  const stored = savedOf(currentOf(refused));
  expect(stored.fields).toMatchObject(theirs);
  expect(stored.version).toBeGreaterThan(base.version);
  const { merged, conflicts } = mergeChanges(base.fields, { ...base.fields, ...mine }, stored.fields);
  expect(conflicts).toEqual([]);
  const both = await put(merged, stored.version);
  expect(both.status).toBe(200);
  const after = savedOf(inReply(both.json) as Fields);
  expect(after.fields).toMatchObject({ ...theirs, ...mine });

  const late = await put({ ...base.fields, ...theirs }, base.version);
  expect(late.status).toBe(409);
  expect(savedOf(currentOf(late))).toEqual(after);
}
