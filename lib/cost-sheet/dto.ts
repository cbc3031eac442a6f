import type { Text } from '@/lib/language/translate';

/** What the agency knows of costs that no law sets (admin settings). What is absent is unknown. */
export type AgencyCosts = {
  /** percent of the price, taxes included */
  saleFeePercent?: number | undefined;
  /** months of rent, taxes included */
  rentFeeMonths?: number | undefined;
  /** percent of the loan: processing, valuation, notice of intimation */
  loanCostsPercent?: number | undefined;
  /** rupees: title search and drafting */
  legalCosts?: number | undefined;
};

/** Said in the language of the page. */
export type Say = (t: Text<'property'>) => string;

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

/** `isTotal` is false where a part on top of the government charges is not known. */
export type AllIn = { rupees: number; isTotal: boolean };

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
