import type { ListingType } from '@/lib/listings/fields/vocabulary';
import type { DeskKind, TodayKind } from './constants';

/** One thing that needs an answer. */
export type TodayItem = {
  kind: TodayKind;
  id: string;
  /** what to do, as a sentence */
  text: string;
  /** a reason, or what somebody wrote */
  note?: string;
  /** since when it has been waiting */
  since: string;
  href: string;
  /** for a listing to confirm: its title and type, for the buttons here */
  listing?: { title: string; type: ListingType };
};

/** News since the last visit: a sentence and its page. */
export type TodayChange = { key: string; text: string; href: string };

/** One home or fact on the desk of a person who looks for a home. */
export type DeskRow = {
  key: string;
  kind: DeskKind;
  title: string;
  note?: string;
  href: string;
  /** waits for a word of theirs */
  isWaiting?: boolean;
};

export type TodayDto = {
  /** people waiting first, newest on top */
  items: TodayItem[];
  /** kinds with more than is shown */
  more: TodayKind[];
  changes: TodayChange[];
  /** time of the last visit; absent on the first one */
  since?: string;
  /** listings in any state */
  listings: number;
  /** for a buyer without listings */
  desk?: DeskRow[];
};
