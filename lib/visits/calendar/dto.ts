export type CalendarKind = 'visit' | 'deal' | 'lead' | 'holiday' | 'busy';

/** One entry of a day. */
export type CalendarItem = {
  id: string;
  kind: CalendarKind;
  /** the Indian day */
  day: string;
  /** instants; absent for an all-day entry */
  start?: string;
  end?: string;
  title: string;
  href?: string;
  /** for a public holiday: the source */
  source?: string;
};
