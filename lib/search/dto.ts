import type { Counts, PropertyCardDto } from '@/lib/listings/dto';
import type { IndexResult } from '@/lib/search/engine/query';

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
};
