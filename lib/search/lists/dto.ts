import type { Metadata } from 'next';
import { z } from 'zod';
import type { Category, ListingType } from '@/lib/listings/fields/vocabulary';
import type { MapTiles } from '@/lib/places/tiles/dto';
import type { SearchNotes } from '@/lib/search/box/dto';
import type { Unreadable } from '@/lib/search/constants';
import type { SearchPage } from '@/lib/search/dto';
import type { Facets } from '@/lib/search/engine/dto';
import type { Band } from '@/lib/search/format';
import type { LocalityDto } from '@/lib/search/localities/dto';
import type { MapStart } from '@/lib/search/map/dto';
import type { Preferred } from '@/lib/search/preferred/rules';
import type { PropertySearch } from '@/lib/search/schema';
import type { LeftOut } from '@/lib/search/widening.rules';
import type { Crumb } from '@/lib/settings/format';

export type CountedBand = Band & { count: number };

/** A locality around the chosen ones, and its number of listings for the rest of the search. */
export type Neighbour = { slug: string; name: string; km: number; count: number };

/** Results shown instead of none, with conditions left out or farther away. */
export type Fallback = {
  search: PropertySearch;
  labels: LeftOut[];
  /** kilometres around the place or localities, and the neighbours within */
  ring?: { km: number; neighbours: Neighbour[] };
};

export type PublicList = {
  list: SearchPage;
  fallback?: Fallback;
  /** localities to add to the chosen ones */
  nearby: Neighbour[];
  /** searches beside this one with more listings, and how many more */
  beside: Beside[];
};

/**
 * `unstated` adds the listings that do not state a wanted fact. `houses` are the independent houses of the other category: villas, or houses among residential
 * listings.
 */
export type Beside = { kind: 'unstated' | 'villas' | 'houses'; search: PropertySearch; count: number };

/** Choices of the filter form, each with its number of listings. */
export type FilterData = {
  facets: Facets | undefined;
  prices: CountedBand[];
  areas: CountedBand[];
  total: number;
  /** names offered by the place filter */
  landmarks: string[];
};

/** The Locality filter's choices for the typed text, and how many more there are. */
export const localityReplyDto = z.strictObject({
  localities: z.array(z.strictObject({ value: z.string(), label: z.string(), count: z.number() })),
  more: z.number(),
});
export type LocalityReply = z.infer<typeof localityReplyDto>;

/** `median` if there are enough listings. */
export type PriceSpread = { low: number; median?: number; high: number };

export type PlaceOfList = { type: ListingType; city?: { slug: string; name: string }; category?: Category };

export type ListPage = {
  head: Metadata;
  place: PlaceOfList;
  search: PropertySearch;
  data: PublicList;
  /** facts about its single locality */
  locality: LocalityDto | undefined;
  /** undefined for an empty list */
  spread: PriceSpread | undefined;
  crumbs: readonly Crumb[];
  /** the text from the search box, and its unrecognised part */
  ask: string | undefined;
  unrecognised: string | undefined;
  /** a language model helped to read the text */
  isHelped: boolean;
  /** sides of an alternative, while the search covers both */
  either: readonly Preferred[];
  /** names in the address that match no locality */
  unknownLocalities: string[];
  /** an unknown place to be near to, as written */
  unknownNear: string | undefined;
  /** the filter form, if the address requests it or a field of it has an error */
  filters?: FilterData;
  /** the address requests only the form */
  isFilters: boolean;
  /** unreadable typed ends of ranges */
  unreadable: Unreadable;
  notes: SearchNotes;
  /** if the address asks for it */
  map?: { start: MapStart; tiles?: MapTiles };
  /** position of the first item in the full list, from 1 */
  from: number;
};
