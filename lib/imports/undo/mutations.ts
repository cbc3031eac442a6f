import 'server-only';
import type { Types } from 'mongoose';
import type { Outcome } from '@/lib/imports/constants';
import type { ImportKind } from '@/lib/imports/dto';
import { tally } from '@/lib/imports/run/data';
import { op } from '@/lib/platform/db/operators';
import { ImportRow } from '@/models/imports/import-row';

type RunRow = {
  _id: Types.ObjectId;
  outcome?: string | null;
  target?: Types.ObjectId | null;
  version?: number | null;
  before?: unknown;
};

const WHY = {
  changed: 'It was changed after the import, so it stays',
  gone: 'It was removed or merged since the import',
} as const;

type Result = 'done' | keyof typeof WHY;

/**
 * Undoes the rows of a batch, last one first: what a row filled in is emptied before the record an earlier row created is
 * removed. Records changed since stay, and are reported.
 */
export async function undoRows(
  rows: RunRow[],
  kind: ImportKind<unknown>,
): Promise<Partial<Record<Outcome, number>>> {
  // undone before a crash: counted again, because the count was not written
  const before = rows.flatMap(({ outcome }) => (outcome === 'undone' || outcome === 'kept' ? [outcome] : []));
  const touched: string[] = [];
  const outcomes: Outcome[] = [];
  for (const row of rows.filter(({ outcome }) => outcome === 'updated')) {
    const id = String(row.target);
    const result = await kind.restore(id, row.version ?? 0, (row.before ?? {}) as Record<string, unknown>);
    if (result === 'done') touched.push(id);
    outcomes.push(await note([row], result));
  }
  const made = rows.filter(({ outcome }) => outcome === 'created');
  const left = await removeAll(made, kind);
  const [kept, gone] = [made.filter(left), made.filter((row) => !left(row))];
  touched.push(...gone.map(({ target }) => String(target)));
  if (kept.length) await note(kept, 'changed');
  if (gone.length) await note(gone, 'done');
  if (touched.length) await kind.completed(touched);
  const counts = tally([...before, ...outcomes]);
  return {
    undone: (counts.undone ?? 0) + gone.length,
    kept: (counts.kept ?? 0) + kept.length,
  };
}

/** Removes the created records, and returns which of them still exist. */
async function removeAll(rows: RunRow[], kind: ImportKind<unknown>): Promise<(row: RunRow) => boolean> {
  const ids = rows.map(({ target }) => String(target));
  if (ids.length === 0) return () => false;
  await kind.remove(ids, 0);
  const left = new Set(await kind.existing(ids));
  return ({ target }) => left.has(String(target));
}

/** Stored at once: after a crash, a repetition could not tell that the row's record was restored. */
async function note(rows: RunRow[], result: Result): Promise<Outcome> {
  const outcome: Outcome = result === 'done' ? 'undone' : 'kept';
  const problems = result === 'done' ? [] : [{ column: '', value: '', message: WHY[result] }];
  const ids = rows.map(({ _id }) => _id);
  await ImportRow.updateMany({ _id: op.in(ids) }, { $set: { outcome, problems } });
  return outcome;
}
