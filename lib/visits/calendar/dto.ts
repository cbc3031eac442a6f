import type { FeedItem } from '@/lib/visits/feeds/format';

export type CalendarKind = 'visit' | 'deal' | 'lead' | 'holiday' | 'busy';

export type CalendarItem = FeedItem & {
  kind: CalendarKind;
  /** source of a public holiday */
  source?: string;
};
