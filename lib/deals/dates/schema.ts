import { z } from 'zod';
import { objectIdSchema } from '@/lib/platform/http/params';
import { dealDaySchema } from '../schema';

export const dealDateParams = z.object({ id: objectIdSchema, date: objectIdSchema });

/** `PATCH /api/deals/{id}/dates/{date}`: moves a date to another day. */
export const dealDateMoveSchema = z.object({
  day: dealDaySchema,
  /** the day on which the move is based */
  seen: dealDaySchema,
});
export type DealDateMove = z.output<typeof dealDateMoveSchema>;
