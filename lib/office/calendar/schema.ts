import { z } from 'zod';
import { isOneOf } from '@/lib/platform/basics/is-one-of';
import { objectIdSchema } from '@/lib/platform/http/params';
import { dayParam, first } from '@/lib/platform/text/list-url';
import { CALENDAR_VIEWS } from '@/lib/visits/calendar/schema';
import { OFFICE_KINDS, type OfficeKind } from './constants';

/** Kinds as `kind=task,deal` or as repeated checkboxes; all kinds if empty. */
const kinds = z
  .preprocess((value) => [value ?? []].flat().flatMap((part) => String(part).split(',')), z.array(z.string()))
  .transform((given) => given.filter((kind): kind is OfficeKind => isOneOf(OFFICE_KINDS, kind)))
  .transform((given) => (given.length > 0 && given.length < OFFICE_KINDS.length ? given : undefined))
  .optional()
  .catch(undefined);

/** Query string of `/admin/calendar` and `GET /api/admin/calendar`: view, day, person and kinds. */
export const officeCalendarSchema = z.object({
  view: z.preprocess(first, z.enum(CALENDAR_VIEWS)).catch('week'),
  day: dayParam.transform((day) => (day?.startsWith('20') ? day : undefined)),
  who: z.preprocess(first, z.union([z.enum(['all', 'mine', 'none']), objectIdSchema])).catch('all'),
  kind: kinds,
});
export type OfficeCalendarSearch = z.output<typeof officeCalendarSchema>;
