import { z } from 'zod';
import { namedDto } from '@/lib/platform/http/dto';
import { OFFICE_KINDS } from './constants';
import type { OfficeCalendarSearch } from './schema';

/** The call that moves an entry, and the state on which the move is based. */
export const moveDto = z.union([
  z.strictObject({ by: z.literal('task'), id: z.string(), seen: z.string() }),
  z.strictObject({ by: z.literal('visit'), id: z.string(), seen: z.number() }),
  z.strictObject({ by: z.literal('deal'), deal: z.string(), date: z.string(), seen: z.string() }),
  z.strictObject({ by: z.literal('enquiry'), id: z.string(), seen: z.string() }),
]);
export type MoveDto = z.infer<typeof moveDto>;

export const officeItemDto = z.strictObject({
  id: z.string(),
  kind: z.enum(OFFICE_KINDS),
  /** the Indian day */
  day: z.string(),
  /** `14:30` in India; absent for an all-day entry */
  time: z.string().optional(),
  title: z.string(),
  /** second line: a newly offered time, a lister or a source */
  note: z.string().optional(),
  href: z.string().optional(),
  /** the visitor of a visit that can be moved */
  visitor: z.string().optional(),
  /** the person in charge, if any */
  who: namedDto.optional(),
  /** absent if the reader cannot move it */
  move: moveDto.optional(),
});
export type OfficeItem = z.infer<typeof officeItemDto>;

export const officeCalendarDto = z.strictObject({
  items: z.array(officeItemDto),
  /** true if a kind has more entries than shown */
  isCut: z.boolean(),
});
export type OfficeCalendarDto = z.infer<typeof officeCalendarDto>;

/** The content of the calendar page. */
export type OfficeCalendarPage = OfficeCalendarDto & {
  /** with the central day of the view */
  search: Omit<OfficeCalendarSearch, 'day'> & { day: string };
  today: string;
  days: string[];
  staff: { id: string; name: string }[];
  me: string;
  canWork: boolean;
};
