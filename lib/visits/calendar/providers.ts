import 'server-only';
import { defineProviders } from '@/lib/platform/event';
import type { Text } from '@/lib/platform/language/translate';
import type { Member } from '@/lib/teams/rules';
import type { CalendarItem } from './dto';

export type CalendarRequest = {
  who: Member;
  /** Indian days, inclusive */
  first: string;
  last: string;
  /** the same as instants; `until` is exclusive */
  from: Date;
  until: Date;
  t: Text<'visits/calendar'>;
};

/** Entries of all areas in a member's calendar. */
export const calendarItems = defineProviders<CalendarRequest, CalendarItem[]>('calendar items');
