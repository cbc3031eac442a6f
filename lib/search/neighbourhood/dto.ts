import type { RateBasis } from '@/lib/search/engine/query';

export type NearPlaceDto = { slug: string; name: string; km: number };

/** `places` lie within two kilometres; where none does, `nearest` is the first one beyond. */
export type AroundGroup = {
  title: string;
  places: NearPlaceDto[];
  nearest?: NearPlaceDto;
  /** of the metro: every station near enough to be named in an advert */
  stations?: NearPlaceDto[];
};

export type AroundDto = {
  groups: AroundGroup[];
  landmarks: NearPlaceDto[];
  /** distances are from the middle of an area */
  isAbout: boolean;
};

/** One of the similar homes on the line of prices, and what differs. */
export type PricedHome = {
  id: string;
  title: string;
  /** rupees a square foot */
  rate: number;
  floor?: number;
  ageYears?: number;
  carpetArea?: number;
};

/** The price of a square foot beside the middle of those that are alike, in whole rupees. */
export type PricePosition = {
  rate: number;
  middle: number;
  count: number;
  /** the nearest of them, the cheapest first */
  homes: PricedHome[];
  basis: RateBasis;
  /** how far around was looked; absent where it was the locality */
  km?: number;
};

/** The middle asked price of a square foot of what was listed in a quarter, such as "Q3 2026". */
export type QuarterDto = { quarter: string; middle: number; count: number };
