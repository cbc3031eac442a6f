import 'server-only';
import type { FileColumns, ReadRow } from '@/lib/imports/dto';
import { PictureFinder } from '@/lib/imports/pictures/rules';
import { type GazetteerInput, gazetteerOf } from '@/lib/imports/places/rules';
import { defineTask } from '@/lib/platform/work/task';
import { type ListingInput, readListingRow } from './rules';

type Input = {
  rows: string[][];
  columns: FileColumns;
  /** accounts by the e-mails in the rows */
  owners: Map<string, string>;
  places: GazetteerInput;
};

export const readListingRows = defineTask(
  'rows of listings',
  ({ rows, columns, owners, places }: Input): ReadRow<ListingInput>[] => {
    const gazetteer = gazetteerOf(places);
    const read = { ...columns, pictures: new PictureFinder(columns.pictures ?? []) };
    return rows.map((cells) => readListingRow(cells, read, owners, gazetteer));
  },
);
