export type CalendarKind = 'visit' | 'deal' | 'lead' | 'holiday' | 'busy';

/** One thing of a day. */
export type CalendarItem = {
  id: string;
  kind: CalendarKind;
  /** the Indian day */
  day: string;
  /** instants; absent when it is about the day as a whole */
  start?: string;
  end?: string;
  title: string;
  href?: string;
  /** of a public holiday: who says so */
  source?: string;
};
