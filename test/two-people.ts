import { mergeChanges } from '@/lib/platform/browser/merge';
import type { Reply } from './browser';

export type Fields = Record<string, unknown>;
type Saved = { fields: Fields; version: number };
type SharedRecord = {
  /** the version that both have read */
  base: Saved;
  put: (fields: Fields, version: number) => Promise<Reply>;
  /** reads the record from a reply or from `details.current`, in the form's shape */
  savedOf: (record: Fields) => Saved;
  /** path of the record in the reply */
  inReply?: (json: Fields) => unknown;
};

/** The record's fields, with `__v` as the version. */
export const savedOf = ({ __v, ...fields }: Fields): Saved => ({ fields, version: Number(__v) });
export const currentOf = ({ json }: Reply) => (json.details as { current: Fields }).current;

/**
 * Expects a merge when two people edit one record. A colleague saves `theirs`, and my save of `mine` is refused with the stored record, merges without a
 * question and succeeds. A later save of the same field from an equally old page leads to a question.
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
