import { byCount, byName } from '@/lib/platform/language/collation';
import { textsIn } from '@/lib/platform/language/messages';
import type { Texts } from '@/lib/platform/language/translate';
import 'server-only';
import { z } from 'zod';
import { listFeatured, listWholeNewest } from '@/lib/listings/data';
import type { PropertyCardDto, PropertyDto } from '@/lib/listings/dto';
import { type Category, type ListingType, PROPERTIES_PAGE_SIZE } from '@/lib/listings/fields/vocabulary';
import { getGazetteer } from '@/lib/places/gazetteer/data';
import { centreOf, type Gazetteer, namesOf } from '@/lib/places/gazetteer/rules';
import { AppError, type Issue } from '@/lib/platform/errors';
import { nameKey } from '@/lib/platform/text/place-name';
import { slugify } from '@/lib/platform/text/slug';
import { locationsOf } from '@/lib/search/columns/segments';
import { isCursor } from '@/lib/search/engine/cursor';
import type { Facets } from '@/lib/search/engine/dto';
import { getMiddleRate } from '@/lib/search/localities/data';
import { featuredOf, searchPath, similarSearches } from '@/lib/search/rules';
import { site } from '@/lib/settings/data';
import { readRing } from './around/rules';
import {
  cardsAround,
  countLocalities,
  countPublic,
  idsAround,
  listIds,
  listLocations,
  searchFull,
  searchListings,
} from './data';
import type { HomeData, HomeLocality, NearLocation, StartName } from './dto';
import { type PropertySearch, parseSearch, searchSchema } from './schema';

/** Listings in the reply to a call without a query. */
const BARE_LIMIT = 500;

const LIMIT_MESSAGE = 'limit must be a whole number from 1 to 100';
const limitSchema = z.coerce
  .number(LIMIT_MESSAGE)
  .int(LIMIT_MESSAGE)
  .min(1, LIMIT_MESSAGE)
  .max(100, LIMIT_MESSAGE);

/**
 * `GET /api/property`. Without a query it replies `{data, total}`, like the old product. With a query it filters, sorts and pages: `{data, total, page, pages,
 * next?, facets}`; `limit` is the page size, `after` takes the `next` of a reply.
 */
export async function listForApi(params: URLSearchParams) {
  if (params.size === 0) {
    const { items, total } = await listWholeNewest(BARE_LIMIT);
    return { data: items, total };
  }
  const pageSize = limitSchema.parse(params.get('limit') || PROPERTIES_PAGE_SIZE);
  const search = parseSearch(params);
  await assertRead(params, search);
  const { items, facets, ...page } = await searchFull(search, { pageSize, facets: true });
  return { data: items, ...page, ...(facets && { facets: shortened(facets) }) };
}

/** Maximum localities in a reply, because the counts of all would be in every page; the Location filter has its own call. */
const API_LOCALITIES = 60;
const shortened = (facets: Facets): Facets => ({
  ...facets,
  locality: facets.locality.slice(0, API_LOCALITIES),
});

/**
 * Rejects unreadable values for programs, which must not mistake all listings for the requested ones, while a page shows something for any address. Ignores
 * unknown keys, but not `city[]` and `page[$gt]`, which were meant as filters.
 */
async function assertRead(params: URLSearchParams, search: PropertySearch): Promise<void> {
  const issues: Issue[] = [];
  const { near, alsoNear = [], notNear = [], city } = search;
  const gazetteer = await getGazetteer();
  for (const [path, places] of Object.entries({ near: near ? [near] : [], alsoNear, notNear }))
    for (const text of places)
      if (gazetteer.named(readRing(text).place, city).length === 0)
        issues.push({ path, message: `${path} is no place that we know: ${text}` });
  for (const path of new Set(params.keys())) {
    const [name = ''] = path.split('[');
    if (name !== path && name in searchSchema.shape)
      issues.push({
        path,
        message: `${path.slice(0, 80)} is no parameter: write ${name}, several values with commas`,
      });
    const given = params.getAll(path).flatMap((value) => (value.trim() === '' ? [] : [value]));
    if (
      given.length > 0 &&
      path in searchSchema.shape &&
      !isRead(path as keyof PropertySearch, given, search)
    )
      issues.push({ path, message: `${path} cannot be read: ${given.join(',').slice(0, 80)}` });
  }
  if (issues.length > 0) throw new AppError('invalid', issues[0]?.message, { issues });
}

/** True if all values were read. Values of a list are dropped one by one, so the number of the remaining ones counts. */
function isRead(key: keyof PropertySearch, given: string[], search: PropertySearch): boolean {
  const value = search[key];
  if (key === 'page' || key === 'sort') return String(value) === given[0]?.trim();
  if (key === 'after') return isCursor(given[0] ?? '');
  if (value === undefined) return false;
  if (!Array.isArray(value) || key === 'bbox' || key === 'locality') return true;
  return value.length === new Set(given.flatMap((text) => text.split(',')).filter(Boolean)).size;
}

const WANTED = 3;
/** Rings in kilometres around a listing for similar ones. */
const SIMILAR_RINGS = [3, 10, 50] as const;

/** Listings that a visitor of this one might also like, the nearest similar ones if its place is known. */
export async function similarListings(property: PropertyDto): Promise<PropertyCardDto[]> {
  const found = new Set<string>();
  const isPlaced = property.placePrecision !== 'unknown';
  // the nearest may be across the border of its locality
  const searches = similarSearches(property).filter(({ locality }) => !(isPlaced && locality));
  for (const search of searches) {
    for (const id of await similarIds(search, property)) found.add(id);
    if (found.size >= WANTED) break;
  }
  return cardsAround([...found].slice(0, WANTED), property);
}

async function similarIds(search: PropertySearch, property: PropertyDto): Promise<string[]> {
  const { _id: except, placePrecision, location } = property;
  if (placePrecision === 'unknown') return (await listIds(search, WANTED + 1)).filter((id) => id !== except);
  const [lng, lat] = location.coordinates;
  for (const km of SIMILAR_RINGS) {
    const ids = await idsAround(search, { lat, lng, km, except }, WANTED);
    if (ids.length === WANTED || km === SIMILAR_RINGS.at(-1)) return ids;
  }
  return [];
}

const FAMILY = { type: 'sale', category: 'Residential', bedrooms: '2,3' };
/** Searches to begin with, by the name that the home page gives them. */
const STARTS: Record<StartName, Record<string, string>> = {
  'Ready to move': { type: 'sale', category: 'Residential', possession: 'ready' },
  'EMI of up to ₹25,000': { type: 'sale', maxEmi: '25000' },
  Plots: { type: 'sale', category: 'Plots' },
  'To rent': { type: 'rent', category: 'Residential' },
};
const LOCALITIES = 6;
/** Number of homes in a row. */
const ROW = 4;
const ROW_FROM = 24;

/** All data of the home page, without repeated homes. */
export async function loadHome(): Promise<HomeData> {
  const city = slugify((await site()).city);
  const inCity = (search: Record<string, string>, pageSize = ROW_FROM) =>
    searchListings({ ...parseSearch(search), city }, { pageSize });
  const pathOf = (search: Record<string, string>) => searchPath({ ...parseSearch(search), city });
  const starts = Object.entries(STARTS) as [StartName, Record<string, string>][];
  const [counts, { total: verified }, ofOffice, featured, family, localities, ...found] = await Promise.all([
    countPublic(),
    searchListings(parseSearch({ status: 'verified' }), { pageSize: 1 }),
    inCity({ status: 'verified' }, FEATURED_FROM),
    listFeatured(FEATURED_FROM),
    inCity(FAMILY),
    listLocalities(city, { type: 'sale', category: 'Residential' }, LOCALITIES),
    ...starts.map(([, search]) => inCity(search)),
  ]);
  const shown = new Set<string>();
  const fresh = (items: readonly PropertyCardDto[], count: number) => {
    const some = items.filter(({ _id, image }) => image && !shown.has(_id)).slice(0, count);
    for (const { _id } of some) shown.add(_id);
    return some;
  };
  const chosen = featuredOf(
    ofOffice.items.filter(({ imageCount }) => imageCount > 0),
    featured,
  );
  for (const { _id } of chosen) shown.add(_id);
  return {
    ...{ counts, verified, localities, featured: chosen },
    families: { homes: fresh(family.items, ROW), path: pathOf(FAMILY) },
    starts: starts.flatMap(([name, search], i) => {
      const { items = [], total: count = 0 } = found[i] ?? {};
      const [home] = fresh(items, 1);
      return home ? [{ name, count, home, path: pathOf(search) }] : [];
    }),
  };
}

const METRO_KM = 5;

type Offered = { type: ListingType; category: Category };

/** Localities of a city with the most homes of a kind. */
export async function listLocalities(city: string, of: Offered, limit: number): Promise<HomeLocality[]> {
  const [all, gazetteer] = await Promise.all([countLocalities({ ...parseSearch(of), city }), getGazetteer()]);
  const top = all.flatMap(({ value, count }) => {
    const place = gazetteer.locality(city, value);
    return place ? [{ place, count }] : [];
  });
  const located = top.slice(0, limit).map(async ({ place, count }) => {
    const { slug, name } = place;
    const key = { ...of, city: { slug: city, name: '' }, locality: slug };
    const [metro] = gazetteer.nearest(centreOf(place), { kinds: ['metro'], withinKm: METRO_KM, limit: 1 });
    return {
      ...{ slug, name, count, rate: await getMiddleRate(key) },
      path: searchPath({ ...parseSearch({ ...of, locality: slug }), city }),
      metro: metro && { slug: metro.place.slug, name: metro.place.name, km: metro.km },
    };
  });
  return Promise.all(located);
}

/** Maximum locations included in the page. Beyond that, the field requests those matching the typed text. */
const LOCATIONS_AT_ONCE = 200;

/** One page of the members' list, with its filter's locations in alphabetical order. */
export async function loadMembersList(
  search: PropertySearch,
  { label, language }: Pick<Texts, 'label' | 'language'> = textsIn('en'),
) {
  const [list, { segments, more }] = await Promise.all([
    searchListings(search, { pageSize: PROPERTIES_PAGE_SIZE }),
    listLocations(search, '', LOCATIONS_AT_ONCE),
  ]);
  const named = segments.map((segment) => ({ segment, name: label(segment.label) })).sort(byName(language));
  const locations = named.map(({ segment }) => segment);
  const nearbyLocations = search.location ? nearLocations(await getGazetteer(), search, segments) : [];
  return { list, locations, moreLocations: more, nearbyLocations };
}

const NEAR_LOCATIONS = 3;
const NEAR_LOCATIONS_KM = 3;

/** Localities with listings around the chosen locations, nearest first. */
function nearLocations(
  gazetteer: Gazetteer,
  { location = '', city }: PropertySearch,
  inUse: readonly { label: string }[],
): NearLocation[] {
  const chosen = locationsOf(location).flatMap((name) =>
    gazetteer.find(name, city).filter(({ kind }) => kind === 'locality'),
  );
  const labels = new Map(inUse.map(({ label }) => [nameKey(label), label]));
  for (const place of chosen) for (const name of namesOf(place)) labels.delete(nameKey(name));
  const found = new Map<string, number>();
  for (const place of chosen)
    for (const near of gazetteer.neighbours(place.city, place.slug, {
      withinKm: NEAR_LOCATIONS_KM,
      limit: 40,
    })) {
      const label = labels.get(nameKey(near.place.name));
      if (label) found.set(label, Math.min(near.km, found.get(label) ?? near.km));
    }
  return [...found]
    .map(([label, km]) => ({ label, km }))
    .sort((a, b) => a.km - b.km)
    .slice(0, NEAR_LOCATIONS);
}

const LOCATIONS_SUGGESTED = 20;

/** Locations starting with the typed text, fullest first; equal counts in the order of the language's names. */
export async function suggestLocations(
  search: PropertySearch,
  starts: string,
  { label, language }: Pick<Texts, 'label' | 'language'> = textsIn('en'),
) {
  const { segments, more } = await listLocations(search, starts, LOCATIONS_SUGGESTED);
  const named = segments.map((segment) => ({ segment, count: segment.count, label: label(segment.label) }));
  return { locations: named.sort(byCount(language)).map(({ segment }) => segment), more };
}

/** The home page picks from this many of the newest verified listings. */
const FEATURED_FROM = 90;
