import { z } from 'zod';
import { first } from '@/lib/platform/browser/list-url';

export const CALENDAR_VIEWS = ['month', 'week', 'day'] as const;

export const calendarQuerySchema = z.object({
  view: z.preprocess(first, z.enum(CALENDAR_VIEWS)).catch('month'),
  day: z
    .preprocess(first, z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d)$/))
    .optional()
    .catch(undefined),
});
export type CalendarView = (typeof CALENDAR_VIEWS)[number];
