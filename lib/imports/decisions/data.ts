import 'server-only';
import type { ImportKindName } from '@/lib/imports/constants';
import type { ImportRecord } from '@/models/imports/import';
import { ImportMemory } from '@/models/imports/import-memory';
import { MAX_REMEMBERED } from './constants';

const headingPrefix = (kind: ImportKindName) => `heading:${kind}:`;

async function remembered(by: unknown): Promise<[string, string][]> {
  const rows = await ImportMemory.find({ by: by as never }, { key: 1, meaning: 1, _id: 0 })
    .sort({ at: -1 })
    .limit(MAX_REMEMBERED)
    .lean();
  return rows.map(({ key, meaning }) => [key, meaning]);
}

/** This person's decisions for this file. */
export const ownDecisions = ({ decisions }: Pick<ImportRecord, 'decisions'>): ReadonlyMap<string, string> =>
  new Map(decisions as unknown as [string, string][]);

/** Meanings of values, as this person decided for earlier files and this one. */
export async function decisionsFor(
  row: Pick<ImportRecord, 'by' | 'decisions'>,
): Promise<ReadonlyMap<string, string>> {
  return new Map([...(await remembered(row.by)), ...ownDecisions(row)]);
}

/** The fields this person's headings filled in earlier files, by `plainHeading`. */
export async function rememberedHeadings(
  by: string,
  kind: ImportKindName,
): Promise<ReadonlyMap<string, string>> {
  const prefix = headingPrefix(kind);
  const rows = (await remembered(by)).filter(([key]) => key.startsWith(prefix));
  return new Map(rows.map(([key, field]) => [key.slice(prefix.length), field]));
}
