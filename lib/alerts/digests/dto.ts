import type { AlertReason } from '@/lib/alerts/saved-searches/constants';
import type { PropertyCardDto } from '@/lib/listings/dto';

/** One home in an alert. A removed home has no card. */
export type AlertHome = {
  id: string;
  reason: AlertReason;
  card?: PropertyCardDto | undefined;
  priceBefore?: number | undefined;
  /** the searches that found it */
  searches: string[];
};

/** The content of one mail or push. */
export type AlertMessage = {
  homes: AlertHome[];
  /** titles and lists of the matching searches, in the homes' order */
  searches: { id: string; title: string; path: string }[];
};
