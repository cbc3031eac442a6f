import type { Verdict } from '@/lib/imports/constants';
import type { FaultDto, ImportCounts, ImportRowDto } from '@/lib/imports/dto';

/** The corrected rows' new state, and the counts of the whole file. */
export type MendedDto = {
  counts: ImportCounts;
  faults: FaultDto[];
  rows: (Pick<ImportRowDto, 'row' | 'cells' | 'problems'> & { verdict: Verdict })[];
};
