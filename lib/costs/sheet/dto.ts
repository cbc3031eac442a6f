import type { Text } from '@/lib/platform/language/translate';

/** A text in the language of the page. */
export type Say = (t: Text<'costs/sheet'>) => string;

/** `rupees` is absent when unknown. */
export type CostItem = {
  key: string;
  label: Say;
  /** source of the figure */
  note?: Say;
  rupees?: number;
  estimated?: true;
};

/** Ranges of prices and carpet areas in which a home costs no more than the limit. Unknown areas count as infinite. */
export type CostBound = { minPrice: number; maxPrice: number; minCarpet: number; maxCarpet: number };

export type CostSheet = {
  /** certain or statutory amounts; their sum is always exact */
  base: CostItem[];
  /** further costs */
  onTop: CostItem[];
  baseTotal: number;
  /** the grand total; absent while a part of it is unknown */
  total?: number;
  /** part of the total is an estimate */
  estimated: boolean;
};
