import 'server-only';
import type { FileColumns } from '@/lib/imports/dto';
import { type PlacesInput, placeIndexOf } from '@/lib/imports/places/rules';
import { defineTask } from '@/lib/platform/work/task';
import { readClientRow } from './rules';

type Input = { rows: string[][]; columns: FileColumns; places: PlacesInput; home: string; today: string };

export const readClientRows = defineTask(
  'rows of clients',
  ({ rows, columns: { pictures: _none, ...columns }, places, home, today }: Input) => {
    const context = { index: placeIndexOf(places), home, today };
    return rows.map((cells) => readClientRow(cells, columns, context));
  },
);
