import 'server-only';
import { getGazetteer } from '@/lib/places/gazetteer/data';
import type { Gazetteer } from '@/lib/places/gazetteer/rules';
import { totalOf } from '@/lib/search/data';
import type { PropertySearch } from '@/lib/search/schema';
import { ENOUGH_HOMES, readRing, ringsFor, writeRing } from './rules';

/** Adds the narrowest ring with a choice of homes, or the widest, to a search with "near" but no distance. */
export async function withRing<S extends PropertySearch>(search: S): Promise<S> {
  if (search.near === undefined || search.within !== undefined) return search;
  const [place] = (await getGazetteer()).named(search.near, search.city);
  // a zone has its usual size
  if (place?.kind === 'zone') return { ...search, within: place.radius / 1000 };
  let ring: number | undefined;
  for (const km of ringsFor(place?.kind)) {
    ring = km;
    if ((await totalOf({ ...search, within: km })) >= ENOUGH_HOMES) break;
  }
  return { ...search, within: ring };
}

/** The place that a list is near to, by slug, because people and forms write its name. */
export async function readNear({ near, within, sort }: PropertySearch, city: string | undefined) {
  const gazetteer = await getGazetteer();
  const places = near ? gazetteer.named(near, city) : [];
  if (!near || places.length === 0)
    return {
      places,
      near: undefined,
      within: undefined,
      sort: sort === 'distance' ? 'newest' : sort,
    } as const;
  const slugs = near.split(',').map((one) => slugOf(gazetteer, one, city) ?? one);
  return { places, near: slugs.join(','), within, sort };
}

/** The slug of a place with a unique name. A kind of place keeps its name. */
function slugOf(gazetteer: Gazetteer, name: string, city: string | undefined): string | undefined {
  const places = gazetteer.named(name, city);
  return places.length === 1 ? places[0]!.slug : places.length > 1 ? name : undefined;
}

/** Slugs of further places to be near, and of those not to be near. Leaves out unknown places. */
export async function readRings(wanted: readonly string[] | undefined, city: string | undefined) {
  const gazetteer = await getGazetteer();
  const rings = (wanted ?? []).flatMap((text) => {
    const ring = readRing(text);
    const place = slugOf(gazetteer, ring.place, city);
    return place ? [writeRing({ ...ring, place })] : [];
  });
  return rings.length > 0 ? [...new Set(rings)] : undefined;
}
