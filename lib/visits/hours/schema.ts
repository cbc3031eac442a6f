import { z } from 'zod';
import { versionSchema } from '@/lib/platform/http/params';
import { latinDigits } from '@/lib/platform/language/digits';
import { WEEK_DAYS } from '@/lib/platform/text/opening-hours';
import { holidaysSchema } from '@/lib/settings/schema';

const time = z
  .string()
  .overwrite(latinDigits)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use a time such as 10:00');

/** One lister's visiting hours; without any day, the agency's apply again. */
export const ownHoursSchema = z
  .object({
    days: z.array(z.enum(WEEK_DAYS)),
    from: time,
    until: time,
    holidays: holidaysSchema.optional().default(''),
  })
  .refine(({ from, until }) => from < until, {
    path: ['until'],
    message: 'The end must be after the beginning',
  });
export type OwnHours = z.output<typeof ownHoursSchema>;

/** With the version that was read. */
export const ownHoursUpdateSchema = ownHoursSchema.safeExtend({ __v: versionSchema });
