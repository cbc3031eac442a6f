import type { Text } from '@/lib/platform/language/translate';

/** Said in the language of the page. */
export type Say = (t: Text<'listings/detail'>) => string;

/** `rupees` is absent when nobody knows them. */
export type CostItem = {
  key: string;
  label: Say;
  /** where the figure comes from */
  note?: Say;
  rupees?: number;
  estimated?: true;
};

/** Prices and carpet areas, whole ranges of them, at which a home costs no more than was asked for. Unknown areas count as endless. */
export type CostBound = { minPrice: number; maxPrice: number; minCarpet: number; maxCarpet: number };

export type CostSheet = {
  /** what is certain or set by law; its sum is always true */
  base: CostItem[];
  /** what comes on top */
  onTop: CostItem[];
  baseTotal: number;
  /** everything together, absent as long as a part of it is unknown */
  total?: number;
  /** a part of the total is an estimate */
  estimated: boolean;
};
