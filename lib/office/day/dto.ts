import type { DayKind, DaySection } from './constants';
import type { DaySearch } from './schema';

/** One thing to do, or to wait for. */
export type DayItem = {
  kind: DayKind;
  id: string;
  text: string;
  note?: string;
  /** what orders it within its section: since when it waits, or when it is due */
  at: string;
  /** it has a day and no time */
  isAllDay?: true;
  href: string;
  /** the colleague in charge; absent where it is nobody's */
  who?: string;
};

export type DaySectionDto = { section: DaySection; items: DayItem[]; total: number };

/** What is to be done now, in the order of the sections. */
export type OfficeDayDto = {
  search: DaySearch;
  sections: DaySectionDto[];
  /** colleagues whose day can be chosen */
  staff: { id: string; name: string }[];
  me: string;
};
