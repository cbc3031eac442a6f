import type { RateBasis } from '@/lib/search/engine/query';

export type NearPlaceDto = { slug: string; name: string; km: number };

/** `places` are within two kilometres; without any, `nearest` is the first one beyond. */
export type AroundGroup = {
  title: string;
  places: NearPlaceDto[];
  nearest?: NearPlaceDto;
  /** every metro station near enough for an advert */
  stations?: NearPlaceDto[];
};

export type AroundDto = {
  groups: AroundGroup[];
  landmarks: NearPlaceDto[];
  /** distances are from the middle of an area */
  isAbout: boolean;
};

/** A similar home on the price line, and its differences. */
export type PricedHome = {
  id: string;
  title: string;
  /** rupees per square foot */
  rate: number;
  floor?: number;
  ageYears?: number;
  carpetArea?: number;
};

/** The price per square foot beside the median of comparable homes, in whole rupees. */
export type PricePosition = {
  rate: number;
  middle: number;
  count: number;
  /** the nearest of them, cheapest first */
  homes: PricedHome[];
  basis: RateBasis;
  /** search radius; absent if it was the locality */
  km?: number;
};

/** The median asking price per square foot of listings from a quarter, such as "Q3 2026". */
export type QuarterDto = { quarter: string; middle: number; count: number };
