import type { FeedItem } from '@/lib/visits/feeds/format';

export type CalendarKind = 'visit' | 'deal' | 'lead' | 'holiday' | 'busy';

export type CalendarItem = FeedItem & {
  kind: CalendarKind;
  /** for a public holiday: the source */
  source?: string;
};
