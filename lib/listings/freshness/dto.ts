import type { ListingType } from '@/lib/listings/fields/vocabulary';

/** The page of a mailed link, with the listing it asks about but no name, address or number. */
export type QuestionDto = {
  title: string;
  type: ListingType;
  propertyId: string;
  confirmedAt: string;
  isPaused: boolean;
  /** number of visitors who reported it gone */
  gone: number;
};

/** A listing's rank in a list, with the ranking number: milliseconds, rupees or square feet. */
export type RankDto = {
  sort: string;
  /** null if unknown; the listing then comes last */
  value: number | null;
  /** counted as listed this many days earlier, because nobody confirmed it */
  backDays?: number;
  /** number of the ranking words that it contains, which count before the number */
  words?: { found: number; of: number };
  /** the same, if some of the conditions are preferred and not required */
  liked?: { found: number; of: number };
  place?: number;
  of?: number;
};
