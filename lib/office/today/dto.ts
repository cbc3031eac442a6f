import type { ListingType } from '@/lib/listings/vocabulary/constants';
import type { TodayKind } from './constants';

/** One thing that needs an answer. */
export type TodayItem = {
  kind: TodayKind;
  id: string;
  /** what is to be done, as a sentence */
  text: string;
  /** a reason, or what somebody wrote */
  note?: string;
  /** since when it waits */
  since: string;
  href: string;
  /** of a listing to confirm: its title and type, for the buttons that do it here */
  listing?: { title: string; type: ListingType };
};

/** What happened since the last visit: a sentence, and the page behind it. */
export type TodayChange = { key: string; text: string; href: string };

export type TodayDto = {
  /** people who wait first, the newest of them on top */
  items: TodayItem[];
  /** kinds of which there are more than are shown */
  more: TodayKind[];
  changes: TodayChange[];
  /** when the last visit was; absent on the first one */
  since?: string;
  /** listings in any state */
  listings: number;
};
