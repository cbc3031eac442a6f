import type { ListingType } from '@/lib/listings/fields/vocabulary';
import type { DeskRow } from '@/lib/office/desk/dto';
import type { TodayKind } from './constants';

export type TodayItem = {
  kind: TodayKind;
  id: string;
  text: string;
  /** a reason, or a person's message */
  note?: string;
  /** the time since which it has been waiting */
  since: string;
  href: string;
  /** title and type of a listing to confirm, for the buttons here */
  listing?: { title: string; type: ListingType };
};

/** News since the last visit, as a sentence with its page. */
export type TodayChange = { key: string; text: string; href: string };

export type TodayDto = {
  /** waiting people first, newest on top */
  items: TodayItem[];
  more: TodayKind[];
  changes: TodayChange[];
  /** time of the last visit; absent on the first one */
  since?: string;
  listings: number;
  /** only for a buyer without listings */
  desk?: DeskRow[];
};
