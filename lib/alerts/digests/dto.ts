import type { AlertReason } from '@/lib/alerts/saved-searches/constants';
import type { PropertyCardDto } from '@/lib/listings/dto';

/** One home in an alert. Of one that is gone there may be no card any more. */
export type AlertHome = {
  id: string;
  reason: AlertReason;
  card?: PropertyCardDto | undefined;
  priceBefore?: number | undefined;
  /** the searches that found it */
  searches: string[];
};

/** What one mail or push tells. */
export type AlertMessage = {
  homes: AlertHome[];
  /** titles and lists of the searches that found them, in the order of the homes */
  searches: { id: string; title: string; path: string }[];
};
