import 'server-only';
import type { FileColumns } from '@/lib/imports/dto';
import { defineTask } from '@/lib/platform/work/task';
import { readContactRow } from './rules';

export const readContactRows = defineTask(
  'rows of contacts',
  ({ rows, columns: { pictures: _none, ...columns } }: { rows: string[][]; columns: FileColumns }) =>
    rows.map((cells) => readContactRow(cells, columns)),
);
