import type { Category, ListingType } from '@/lib/listings/vocabulary/constants';
import type { MapTiles } from '@/lib/places/tiles/dto';
import type { SearchNotes } from '@/lib/search/box/dto';
import type { Unreadable } from '@/lib/search/constants';
import type { SearchPage } from '@/lib/search/dto';
import type { Facets } from '@/lib/search/engine/query';
import type { Band } from '@/lib/search/format';
import type { LocalityDto } from '@/lib/search/localities/dto';
import type { MapStart } from '@/lib/search/map/dto';
import type { LeftOut } from '@/lib/search/rules';
import type { PropertySearch } from '@/lib/search/schema';
import type { Crumb } from '@/lib/settings/format';

export type CountedBand = Band & { count: number };

/** A locality around the chosen ones, and how much it has for the rest of the search. */
export type Neighbour = { slug: string; name: string; km: number; count: number };

/** What a list shows when nothing fitted: with conditions left out, or farther from where it was asked. */
export type Fallback = {
  search: PropertySearch;
  labels: LeftOut[];
  /** kilometres around the place or the localities, and the neighbours in them */
  ring?: { km: number; neighbours: Neighbour[] };
};

export type PublicList = {
  list: SearchPage;
  fallback?: Fallback;
  /** localities to add to the chosen ones */
  nearby: Neighbour[];
};

/** What the form of the filters offers, each with how many listings it would show. */
export type FilterData = {
  facets: Facets | undefined;
  prices: CountedBand[];
  areas: CountedBand[];
  total: number;
  /** names that the filter of places offers */
  landmarks: string[];
};

/** What the Locality filter offers for what is typed, and how many more there are. */
export type LocalityReply = { localities: { value: string; label: string; count: number }[]; more: number };

/** `median` where there are enough listings for one. */
export type PriceSpread = { low: number; median?: number; high: number };

export type PlaceOfList = { type: ListingType; city?: { slug: string; name: string }; category?: Category };

/** Everything that a list page shows. */
export type ListPage = {
  place: PlaceOfList;
  search: PropertySearch;
  data: PublicList;
  /** what is known of its one locality */
  locality: LocalityDto | undefined;
  /** undefined for an empty list */
  spread: PriceSpread | undefined;
  crumbs: readonly Crumb[];
  /** what was typed into the search box, and what of it was not understood */
  ask: string | undefined;
  unrecognised: string | undefined;
  /** names of the address that no locality has */
  unknownLocalities: string[];
  /** a place to be near to that nobody knows, as it was written */
  unknownNear: string | undefined;
  /** the form of the filters, where the address asks for it or a field of it must say something */
  filters?: FilterData;
  /** the address asks for the form alone */
  isFilters: boolean;
  /** typed ends of ranges that cannot be read */
  unreadable: Unreadable;
  notes: SearchNotes;
  /** where the address asks for it */
  map?: { start: MapStart; tiles?: MapTiles };
  /** the position of the first item in the whole list, from 1 */
  from: number;
};
