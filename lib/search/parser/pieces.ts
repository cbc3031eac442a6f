import type { Preferred } from '@/lib/search/preferred/rules';
import type { Errand } from './errands';
import type { Search } from './lexicon';
import type { Place } from './place-index';

/** The meaning of some tokens. `left`: recognised, but without a filter; `rank`: words that rank. */
export type Piece = {
  from: number;
  to: number;
  set?: Search;
  place?: Place;
  rank?: boolean;
  left?: boolean;
  listed?: string;
  service?: string;
  answer?: Errand;
  /** an amount of a loan, needed by a question about it */
  amount?: number;
  years?: number;
  anywhere?: boolean;
  corrected?: boolean;
  /** a price that gives way to a stated one */
  isDerived?: boolean;
  /** an amount whose limit was said: "under 55 lakh" and not "55 lakh" */
  isLimit?: boolean;
  generic?: 'home' | 'land' | 'space';
  preferred?: Preferred;
  /** it is liked and not required: `set` is empty */
  isWish?: boolean;
  /** a condition of homes to let only */
  ofRent?: boolean;
  /** numbers of bedrooms that are ruled out */
  notRooms?: readonly number[];
  /** a search without a filter of its own: "rent or buy" */
  isSearch?: boolean;
};
