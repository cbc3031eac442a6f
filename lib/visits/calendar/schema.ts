import { z } from 'zod';
import { first } from '@/lib/platform/text/list-url';

export const CALENDAR_VIEWS = ['month', 'week', 'day'] as const;

export const calendarQuerySchema = z.object({
  view: z.preprocess(first, z.enum(CALENDAR_VIEWS)).catch('month'),
  day: z.preprocess(first, z.iso.date().startsWith('20')).optional().catch(undefined),
});
export type CalendarView = (typeof CALENDAR_VIEWS)[number];
