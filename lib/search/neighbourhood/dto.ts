import type { RateBasis } from '@/lib/search/engine/query';

export type NearPlaceDto = { slug: string; name: string; km: number };

/** `places` lie within two kilometres; where none does, `nearest` is the first one beyond. */
export type AroundGroup = { title: string; places: NearPlaceDto[]; nearest?: NearPlaceDto };

export type AroundDto = {
  groups: AroundGroup[];
  landmarks: NearPlaceDto[];
  /** distances are from the middle of an area */
  isAbout: boolean;
};

/** The price of a square foot beside the middle of those that are alike, in whole rupees. */
export type PricePosition = {
  rate: number;
  middle: number;
  count: number;
  basis: RateBasis;
  /** how far around was looked; absent where it was the locality */
  km?: number;
};
