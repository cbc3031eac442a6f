import 'server-only';
import { Types } from 'mongoose';
import type { ImportKindName } from '@/lib/imports/constants';
import { plainHeading } from '@/lib/imports/values/format';
import { ImportMemory } from '@/models/imports/import-memory';

/** Remembers the meanings of values and headings for this person's next file, but only headings whose field was changed by hand. */
export async function rememberDecisions(
  by: string,
  decisions: readonly { key: string; meaning: string }[],
  headings: { kind: ImportKindName; changed: readonly (readonly [heading: string, field: string])[] },
): Promise<void> {
  const owner = new Types.ObjectId(by);
  const fields = headings.changed.map(([heading, field]) => ({
    key: `heading:${headings.kind}:${plainHeading(heading).slice(0, 200)}`,
    meaning: field,
  }));
  const all = [...decisions, ...fields];
  if (all.length === 0) return;
  const at = new Date();
  await ImportMemory.bulkWrite(
    all.map(({ key, meaning }) => ({
      updateOne: { filter: { by: owner, key }, update: { $set: { meaning, at } }, upsert: true },
    })),
    { ordered: false },
  );
}
