import 'server-only';
import { defineEvent } from '@/lib/platform/event';
import type { Text } from '@/lib/platform/language/translate';
import type { Member } from '@/lib/teams/rules';
import type { CalendarItem } from './dto';

export type CalendarRequest = {
  who: Member;
  /** Indian days, both included */
  first: string;
  last: string;
  /** the same as instants, `until` excluded */
  from: Date;
  until: Date;
  t: Text<'visits/calendar'>;
};

/** What else belongs into a member's calendar? Each listener returns the entries of its area. */
export const calendarRequested = defineEvent<CalendarRequest, CalendarItem[]>('calendar requested');
