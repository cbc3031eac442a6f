import 'server-only';
import { getGazetteer } from '@/lib/places/gazetteer/data';
import { totalOf } from '@/lib/search/data';
import type { PropertySearch } from '@/lib/search/schema';
import { ENOUGH_HOMES, ringsFor } from './rules';

/** A search that says near and not how near gets the narrowest ring in which there is something to choose from, or the widest. */
export async function withRing<S extends PropertySearch>(search: S): Promise<S> {
  if (search.near === undefined || search.within !== undefined) return search;
  const [place] = (await getGazetteer()).named(search.near, search.city);
  // a zone is as large as people say it
  if (place?.kind === 'zone') return { ...search, within: place.radius / 1000 };
  let ring: number | undefined;
  for (const km of ringsFor(place?.kind)) {
    ring = km;
    if ((await totalOf({ ...search, within: km })) >= ENOUGH_HOMES) break;
  }
  return { ...search, within: ring };
}
