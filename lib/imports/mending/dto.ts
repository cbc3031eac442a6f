import { z } from 'zod';
import { VERDICTS } from '@/lib/imports/constants';
import { faultDto, importCountsDto, importRowDto } from '@/lib/imports/dto';

/** The corrected rows' new state, and the file's counts. */
export const mendedDto = z.strictObject({
  counts: importCountsDto,
  faults: z.array(faultDto),
  rows: z.array(
    importRowDto.pick({ cells: true, problems: true, row: true }).extend({ verdict: z.enum(VERDICTS) }),
  ),
});
export type MendedDto = z.infer<typeof mendedDto>;
