import type { OfficeKind } from './constants';
import type { OfficeCalendarSearch } from './schema';

/** How an entry is moved: by which call, and what that call names as the state it is based on. */
export type MoveDto =
  | { by: 'task'; id: string; seen: string }
  | { by: 'visit'; id: string; seen: number }
  | { by: 'deal'; deal: string; date: string; seen: string }
  | { by: 'enquiry'; id: string; seen: string };

/** An entry of the office's calendar. */
export type OfficeItem = {
  id: string;
  kind: OfficeKind;
  /** the Indian day */
  day: string;
  /** `14:30` in India; absent for an entry of the whole day */
  time?: string;
  title: string;
  /** a second line: a new time that was offered, a lister, a source */
  note?: string;
  href?: string;
  /** the visitor of a visit that can be moved */
  visitor?: string;
  /** whose it is, if somebody's */
  who?: { id: string; name: string };
  /** absent for what the reader cannot move */
  move?: MoveDto;
};

export type OfficeCalendarDto = {
  items: OfficeItem[];
  /** a kind has more entries than are shown */
  isCut: boolean;
};

/** What the page of the calendar shows. */
export type OfficeCalendarPage = OfficeCalendarDto & {
  /** with the day around which it is */
  search: Omit<OfficeCalendarSearch, 'day'> & { day: string };
  today: string;
  days: string[];
  staff: { id: string; name: string }[];
  me: string;
  canWork: boolean;
};
