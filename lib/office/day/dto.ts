import type { DayKind, DaySection } from './constants';
import type { DaySearch } from './schema';

export type DayItem = {
  kind: DayKind;
  id: string;
  text: string;
  note?: string;
  /** sort key in a section: the start of waiting, or the due time */
  at: string;
  /** true for a day without a time */
  isAllDay?: true;
  href: string;
  /** the colleague in charge; absent if unassigned */
  who?: string;
};

export type DaySectionDto = { section: DaySection; items: DayItem[]; total: number };

/** The current work, in the order of the sections. */
export type OfficeDayDto = {
  search: DaySearch;
  sections: DaySectionDto[];
  /** colleagues whose day can be chosen */
  staff: { id: string; name: string }[];
  me: string;
};
