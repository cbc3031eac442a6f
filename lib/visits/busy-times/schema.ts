import { z } from 'zod';
import { idempotencyKeySchema, timeSchema } from '@/lib/platform/http/params';
import { latinDigits } from '@/lib/platform/language/digits';
import { MAX_BUSY_NOTE_LENGTH } from './constants';

/** Body of `POST /api/calendar/busy`: a day with a start and an end, or only a day for a day off. */
export const busyTimeSchema = z
  .object({
    idempotencyKey: idempotencyKeySchema,
    day: z
      .string()
      .overwrite(latinDigits)
      .regex(/^20\d{2}-\d{2}-\d{2}$/, 'Use a date such as 2026-12-01')
      .refine((day) => {
        const at = Date.parse(`${day}T00:00:00Z`);
        return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
      }, 'Use a date such as 2026-12-01'),
    from: z.union([timeSchema, z.literal('')]).optional(),
    until: z.union([timeSchema, z.literal('')]).optional(),
    note: z.string().trim().max(MAX_BUSY_NOTE_LENGTH).optional().default(''),
  })
  .refine(({ from, until }) => Boolean(from) === Boolean(until), {
    path: ['until'],
    message: 'Enter both times, or neither for the whole day',
  })
  .refine(({ from, until }) => !from || !until || from < until, {
    path: ['until'],
    message: 'The end must be after the start',
  });
export type BusyInput = z.output<typeof busyTimeSchema>;
