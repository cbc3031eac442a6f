import type { Counts, PropertyCardDto } from '@/lib/listings/dto';
import type { IndexResult } from '@/lib/search/engine/query';
import type { MiddleDto } from '@/lib/search/localities/dto';
import type { NearPlaceDto } from '@/lib/search/neighbourhood/dto';

/** `next` is the `after` of the next page, for lists that are scrolled instead of numbered. */
export type SearchPage<Item = PropertyCardDto> = Omit<IndexResult, 'ids' | 'ranks' | 'sort'> & {
  items: Item[];
};

/** A location around the chosen ones, in kilometres. */
export type NearLocation = { label: string; km: number };

export type HomeData = {
  counts: Counts;
  /** homes whose data our team has checked against evidence */
  verified: number;
  featured: PropertyCardDto[];
  /** flats of two and three bedrooms in the city of the office */
  families: { path: string; homes: PropertyCardDto[] };
  starts: StartDto[];
  localities: HomeLocality[];
};

export type StartName = 'Ready to move' | 'EMI of up to ₹25,000' | 'Plots' | 'To rent';

/** A suggested search, with its number of homes and one of them. */
export type StartDto = { name: StartName; path: string; count: number; home: PropertyCardDto };

/** A locality with homes for sale, the median of their asking prices per square foot (of at least five), and the nearest metro station. */
export type HomeLocality = {
  slug: string;
  name: string;
  path: string;
  count: number;
  rate?: MiddleDto | undefined;
  metro?: NearPlaceDto | undefined;
};
