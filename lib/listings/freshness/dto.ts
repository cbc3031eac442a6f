import type { ListingType } from '@/lib/listings/vocabulary/constants';

/** What the link of a mail shows: the listing that it asks about, and nobody's name, address or number. */
export type QuestionDto = {
  title: string;
  type: ListingType;
  propertyId: string;
  confirmedAt: string;
  isPaused: boolean;
  /** how many visitors said that it is gone */
  gone: number;
};

/** The place of a listing in a list, and the number that gave it: milliseconds, rupees or square feet. */
export type RankDto = {
  sort: string;
  /** null where it is not known, and the listing comes last for that */
  value: number | null;
  /** counted as listed so many days earlier, because nobody confirmed it */
  backDays?: number;
  /** of the words that rank, how many it contains: they come before the number */
  words?: { found: number; of: number };
  place?: number;
  of?: number;
};
