import 'server-only';
import type { Types } from 'mongoose';
import { ImportRow } from '@/models/import-row';
import { tally } from './check-mutations';
import type { Outcome } from './constants';
import type { ImportKind } from './types';

type RunRow = {
  _id: Types.ObjectId;
  outcome?: string | null;
  target?: Types.ObjectId | null;
  version?: number | null;
  before?: unknown;
};

const WHY = {
  changed: 'Somebody has changed it since the import, so it stays',
  gone: 'It was removed or merged since the import',
} as const;

/**
 * Takes the rows of a batch back, the last one first: a record that a row created and a later one filled in is first
 * emptied again and then removed. What somebody has touched since stays, and says so.
 */
export async function undoRows(
  rows: RunRow[],
  kind: ImportKind<unknown>,
): Promise<Partial<Record<Outcome, number>>> {
  const outcomes: Outcome[] = [];
  const writes: object[] = [];
  const touched: string[] = [];
  for (const row of rows) {
    if (!row.target || (row.outcome !== 'created' && row.outcome !== 'updated')) {
      // taken back before a crash: counted again, because the count was not written
      if (row.outcome === 'undone' || row.outcome === 'kept') outcomes.push(row.outcome);
      continue;
    }
    const result = await takeBack(row, String(row.target), kind);
    if (result === 'done') touched.push(String(row.target));
    // a created record that is gone is what the undo wanted
    const undone = result === 'done' || (result === 'gone' && row.outcome === 'created');
    const outcome: Outcome = undone ? 'undone' : 'kept';
    const problems = undone ? [] : [{ column: '', value: '', message: WHY[result as keyof typeof WHY] }];
    outcomes.push(outcome);
    const update = { $set: { outcome, problems } };
    // at once: done again after the record is gone, it could not tell that it had been put back
    if (row.outcome === 'updated') await ImportRow.updateOne({ _id: row._id }, update);
    else writes.push({ updateOne: { filter: { _id: row._id }, update } });
  }
  if (writes.length) await ImportRow.bulkWrite(writes as Parameters<typeof ImportRow.bulkWrite>[0]);
  if (touched.length) await kind.settled(touched);
  return tally(outcomes);
}

function takeBack(row: RunRow, id: string, kind: ImportKind<unknown>) {
  const version = row.version ?? 0;
  return row.outcome === 'created'
    ? kind.remove(id, version)
    : kind.restore(id, version, (row.before ?? {}) as Record<string, unknown>);
}
