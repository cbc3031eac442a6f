import 'server-only';
import type { MendedRows } from '@/lib/imports/schema';
import { MAX_IMPORT_CHARACTERS } from '@/lib/platform/tabular/constants';
import { readFile } from '@/lib/platform/tabular/read-file';
import { refuseCharacters } from '@/lib/platform/tabular/refuse';
import { MINUTE_MS } from '@/lib/platform/time/time';
import { defineTask } from '@/lib/platform/work/task';
import { mendedOf } from './rules';

/** Corrected rows from a file of rows with errors. `headings` are those of the import. */
export const readMendedRows = defineTask(
  'corrected rows',
  async ({ path, headings }: { path: string; headings: string[] }): Promise<MendedRows['rows']> => {
    const file = await readFile(path, { cards: false });
    try {
      const mended: MendedRows['rows'] = [];
      let own: string[] | undefined;
      let characters = 0;
      for await (const cells of file.sheets[0]?.rows() ?? []) {
        const row = own && mendedOf(cells, own, headings);
        own ??= cells.map((cell) => cell.trim());
        if (!row) continue;
        characters += row.cells.reduce((sum, cell) => sum + cell.length, 0);
        if (characters > MAX_IMPORT_CHARACTERS) refuseCharacters();
        mended.push(row);
      }
      return mended;
    } finally {
      file.close();
    }
  },
  { deadlineMs: MINUTE_MS },
);
