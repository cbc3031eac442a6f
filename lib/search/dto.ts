import type { Counts, PropertyCardDto } from '@/lib/listings/dto';
import type { IndexResult } from '@/lib/search/engine/query';

/** `next` is the `after` of the next page, for lists that are scrolled rather than numbered. */
export type SearchPage<Item = PropertyCardDto> = Omit<IndexResult, 'ids' | 'ranks'> & { items: Item[] };

/** A location around the chosen ones, in kilometres. */
export type NearLocation = { label: string; km: number };

export type HomeData = {
  counts: Counts;
  /** homes whose data our team has compared with evidence */
  verified: number;
  featured: PropertyCardDto[];
};
