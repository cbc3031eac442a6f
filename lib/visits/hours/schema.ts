import { z } from 'zod';
import { timeSchema, versionSchema } from '@/lib/platform/http/params';
import { WEEK_DAYS } from '@/lib/platform/text/opening-hours';
import { holidaysSchema } from '@/lib/settings/schema';

/** One lister's visiting hours. Without any day, the agency's hours apply again. */
export const ownHoursSchema = z
  .object({
    days: z.array(z.enum(WEEK_DAYS)),
    from: timeSchema,
    until: timeSchema,
    holidays: holidaysSchema.optional().default(''),
  })
  .refine(({ from, until }) => from < until, {
    path: ['until'],
    message: 'The end must be after the start',
  });
export type OwnHours = z.output<typeof ownHoursSchema>;

export const ownHoursUpdateSchema = ownHoursSchema.safeExtend({ __v: versionSchema });
