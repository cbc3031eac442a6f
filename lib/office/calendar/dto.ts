import type { OfficeKind } from './constants';
import type { OfficeCalendarSearch } from './schema';

/** The call that moves an entry, and the state on which the move is based. */
export type MoveDto =
  | { by: 'task'; id: string; seen: string }
  | { by: 'visit'; id: string; seen: number }
  | { by: 'deal'; deal: string; date: string; seen: string }
  | { by: 'enquiry'; id: string; seen: string };

export type OfficeItem = {
  id: string;
  kind: OfficeKind;
  /** the Indian day */
  day: string;
  /** `14:30` in India; absent for an all-day entry */
  time?: string;
  title: string;
  /** a second line: a new time offered, a lister or a source */
  note?: string;
  href?: string;
  /** the visitor of a visit that can be moved */
  visitor?: string;
  /** the person in charge, if any */
  who?: { id: string; name: string };
  /** absent if the reader cannot move it */
  move?: MoveDto;
};

export type OfficeCalendarDto = {
  items: OfficeItem[];
  /** true if a kind has more entries than are shown */
  isCut: boolean;
};

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
