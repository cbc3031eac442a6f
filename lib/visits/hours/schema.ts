import { z } from 'zod';
import { timeSchema, versionSchema } from '@/lib/platform/http/params';
import { WEEK_DAYS } from '@/lib/platform/text/opening-hours';
import { holidaysSchema } from '@/lib/settings/schema';

/** One lister's visiting hours; without any day, the agency's apply again. */
export const ownHoursSchema = z
  .object({
    days: z.array(z.enum(WEEK_DAYS)),
    from: timeSchema,
    until: timeSchema,
    holidays: holidaysSchema.optional().default(''),
  })
  .refine(({ from, until }) => from < until, {
    path: ['until'],
    message: 'The end must be after the beginning',
  });
export type OwnHours = z.output<typeof ownHoursSchema>;

/** With the version that was read. */
export const ownHoursUpdateSchema = ownHoursSchema.safeExtend({ __v: versionSchema });
