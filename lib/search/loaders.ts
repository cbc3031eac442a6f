import 'server-only';
import { z } from 'zod';
import { AppError, type Issue } from '@/lib/errors';
import { getGazetteer } from '@/lib/gazetteer/data';
import { listFeatured, listWholeNewest } from '@/lib/listing/data';
import type { PropertyCardDto, PropertyDto } from '@/lib/listing/dto';
import { PROPERTIES_PAGE_SIZE } from '@/lib/listing-vocabulary/constants';
import { countPublic } from '@/lib/search/data';
import { featuredOf, similarSearches } from '@/lib/search/rules';
import { isCursor } from '@/lib/search-index/page';
import { site } from '@/lib/settings/data';
import { slugify } from '@/lib/slug';
import { listLocations, searchFull, searchListings } from './data';
import type { HomeData } from './dto';
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
 * `GET /api/property`. Bare, it answers as the old product did: `{data, total}`. With a query it filters, sorts and
 * pages: `{data, total, page, pages, next?, facets}`; `limit` is the page size, `after` takes the `next` of a reply.
 */
export async function listForApi(params: URLSearchParams) {
  if (params.size === 0) {
    const { items, total } = await listWholeNewest(BARE_LIMIT);
    return { data: items, total };
  }
  const pageSize = limitSchema.parse(params.get('limit') || PROPERTIES_PAGE_SIZE);
  const search = parseSearch(params);
  await assertRead(params, search);
  const { items, ...page } = await searchFull(search, { pageSize, facets: true });
  return { data: items, ...page };
}

/**
 * A page shows something whatever its address says. A program gets an error instead: it must not take every listing for the
 * ones that it asked for. Keys that we do not know are left alone.
 */
async function assertRead(params: URLSearchParams, search: PropertySearch): Promise<void> {
  const issues: Issue[] = [];
  const { near, city } = search;
  if (near && (await getGazetteer()).named(near, city).length === 0)
    issues.push({ path: 'near', message: `near is no place that we know: ${near}` });
  for (const path of new Set(params.keys())) {
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

/** Values of a list are dropped one by one, so that it counts how many are left. */
function isRead(key: keyof PropertySearch, given: string[], search: PropertySearch): boolean {
  const value = search[key];
  if (key === 'page' || key === 'sort') return String(value) === given[0]?.trim();
  if (key === 'after') return isCursor(given[0] ?? '');
  if (value === undefined) return false;
  if (!Array.isArray(value) || key === 'bbox' || key === 'locality') return true;
  return value.length === new Set(given.flatMap((text) => text.split(',')).filter(Boolean)).size;
}

const WANTED = 3;

/** Listings that someone who looks at this one would also look at. */
export async function similarListings(property: PropertyDto): Promise<PropertyCardDto[]> {
  const found = new Map<string, PropertyCardDto>();
  for (const search of similarSearches(property)) {
    const { items } = await searchListings(search, { pageSize: WANTED + 1 });
    for (const item of items)
      if (item._id !== property._id && !found.has(item._id)) found.set(item._id, item);
    if (found.size >= WANTED) break;
  }
  return [...found.values()].slice(0, WANTED);
}

/** Everything the home page shows. Of what is featured, the home city's comes first. */
export async function loadHome(): Promise<HomeData> {
  const home = { ...parseSearch({ status: 'verified' }), city: slugify((await site()).city) };
  const [counts, inCity, featured] = await Promise.all([
    countPublic(),
    searchListings(home, { pageSize: FEATURED_FROM }),
    listFeatured(FEATURED_FROM),
  ]);
  const pictured = inCity.items.filter(({ imageCount }) => imageCount > 0);
  return { counts, featured: featuredOf(pictured, featured, FEATURED) };
}

/** Locations that the page brings along; from there on the field asks for those that begin like what is typed. */
const LOCATIONS_AT_ONCE = 200;

/** One page of the members' list, with the locations that its filter offers, in alphabetical order. */
export async function loadMembersList(search: PropertySearch) {
  const [list, { segments, more }] = await Promise.all([
    searchListings(search, { pageSize: PROPERTIES_PAGE_SIZE }),
    listLocations(search, '', LOCATIONS_AT_ONCE),
  ]);
  const locations = segments.sort((a, b) => a.label.localeCompare(b.label));
  return { list, locations, moreLocations: more };
}

const LOCATIONS_SUGGESTED = 20;

/** The locations that begin like what is typed, the fullest first. */
export async function suggestLocations(search: PropertySearch, starts: string) {
  const { segments, more } = await listLocations(search, starts, LOCATIONS_SUGGESTED);
  return { locations: segments, more };
}

/** What the home page leads with: three rows of three, picked from the newest verified. */
export const FEATURED = 9;

export const FEATURED_FROM = 90;
