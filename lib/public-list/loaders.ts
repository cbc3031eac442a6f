import 'server-only';
import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import type { PlaceKind } from '@/lib/gazetteer/constants';
import { getGazetteer } from '@/lib/gazetteer/data';
import type { GazetteerPlace } from '@/lib/gazetteer/dto';
import type { SearchParams } from '@/lib/list-url';
import { subTypesOf } from '@/lib/listing-field/rules';
import { CATEGORIES, type Category, type ListingType } from '@/lib/listing-vocabulary/constants';
import { getMapTiles } from '@/lib/map-tiles/data';
import { mapStart } from '@/lib/map-view/data';
import { pageTitle, SITE_PICTURE } from '@/lib/page-head';
import { totalOf } from '@/lib/search/data';
import { placeNames } from '@/lib/search/format';
import { searchPath } from '@/lib/search/rules';
import { type PropertySearch, withoutSaleCosts } from '@/lib/search/schema';
import { loadSearchNotes } from '@/lib/search-box/loaders';
import { site } from '@/lib/settings/data';
import { slugify } from '@/lib/slug';
import { PUBLIC_PAGE_SIZE, priceSpread, publicList, unknownLocalities } from './data';
import type { ListPage, PlaceOfList } from './dto';
import { cityOf, crumbsOf, listDescription, listHeading } from './format';
import { parseListQuery } from './schema';

/** The address of a list: the type and, below it, a city and a category as slugs; then the query string. */
export type ListAddress = {
  type: ListingType;
  params: Promise<{ city?: string; category?: string }>;
  searchParams: Promise<SearchParams>;
};

function placeOf(type: ListingType, params: { city?: string; category?: string }): PlaceOfList {
  const city = cityOf(params.city);
  const category = CATEGORIES.find((name) => slugify(name) === params.category);
  if ((params.city && !city) || (params.category && !category)) notFound();
  return { type, ...(city && { city }), ...(category && { category }) };
}

/** A form that changes the category still sends the kinds of the one before it. */
function fittingSubTypes(category: Category | undefined, chosen: PropertySearch['subType']) {
  if (!category || !chosen) return chosen;
  const fitting = chosen.filter((one) => subTypesOf(category).includes(one));
  return fitting.length > 0 ? fitting : undefined;
}

/** The place that a list is to be near to, by its slug: people and forms write its name. */
async function readNear({ near, within, sort }: PropertySearch, city: string | undefined) {
  const places = near ? (await getGazetteer()).named(near, city) : [];
  if (!near || places.length === 0)
    return {
      places,
      near: undefined,
      within: undefined,
      sort: sort === 'distance' ? 'newest' : sort,
    } as const;
  return { places, near: places.length === 1 ? places[0]!.slug : near, within, sort };
}

/** Every district of a city has streets and stations; what people name first is what there is once. */
const OFFERED_KINDS: readonly PlaceKind[] = [
  'hospital',
  'college',
  'mall',
  'transport',
  'industry',
  'monument',
];
const landmarkNames = (places: readonly GazetteerPlace[], city: string | undefined) =>
  places
    .filter((place) => OFFERED_KINDS.includes(place.kind) && (!city || place.city === city))
    .map(({ name }) => name);

/**
 * The search of a list's address. A city or a range that the filter form sent in the query is redirected to the path,
 * so that each search has one address.
 */
async function readAddress({ type, params, searchParams }: ListAddress) {
  const place = placeOf(type, await params);
  const { search: asked, isCanonical, ...rest } = parseListQuery(await searchParams);
  const formCity = place.city ? undefined : cityOf(asked.city);
  const city = place.city ?? formCity;
  const unknown = await unknownLocalities(city?.slug, asked.locality ?? []);
  const known = asked.locality?.filter((slug) => !unknown.includes(slug));
  const { places, ...nearby } = await readNear(asked, city?.slug);
  const isSale = type === 'sale';
  const search: PropertySearch = {
    ...(isSale ? asked : withoutSaleCosts(asked)),
    locality: known?.length ? known : undefined,
    type,
    city: city?.slug,
    category: place.category ?? asked.category,
    subType: fittingSubTypes(place.category ?? asked.category, asked.subType),
    ...nearby,
    after: undefined,
  };
  const isRenamed = nearby.near !== undefined && nearby.near !== asked.near;
  // what cannot be read stays in the address, so that its field can say so
  if ((formCity || !isCanonical || isRenamed) && Object.keys(rest.unreadable).length === 0)
    redirect(searchPath({ ...search, locality: asked.locality }));
  return {
    place: { ...place, ...(search.category && { category: search.category }) },
    search,
    unknownNear: places.length === 0 ? asked.near : undefined,
    unknownLocalities: unknown.map((slug) => placeNames.locality(city?.slug, slug)),
    ...rest,
  };
}

/** How many listings a sent filter form would show; its fields are those of the list's address, and its listing type. */
export async function countForForm(params: URLSearchParams): Promise<number> {
  const fields = Object.fromEntries([...new Set(params.keys())].map((key) => [key, params.getAll(key)]));
  return totalOf({ ...parseListQuery(fields).search, after: undefined });
}

const loadList = cache((key: string) => publicList(JSON.parse(key) as PropertySearch));
const loadSpread = cache((key: string) => priceSpread(JSON.parse(key) as PropertySearch));

async function loadMap(search: PropertySearch) {
  const [start, tiles] = await Promise.all([mapStart(search), getMapTiles()]);
  return { start, ...(tiles && { tiles }) };
}

/** What a list page shows. Its metadata needs the same, and React reads it once for both. */
export async function loadPublicList(address: ListAddress): Promise<ListPage> {
  const { place, search, ...typed } = await readAddress(address);
  const key = JSON.stringify(search);
  const [data, spread, notes, { places }, map] = await Promise.all([
    loadList(key),
    loadSpread(key),
    loadSearchNotes(typed.ask, search),
    getGazetteer(),
    search.view && loadMap(search),
  ]);
  return {
    notes,
    place,
    search,
    data,
    spread,
    ...typed,
    landmarks: landmarkNames(places, place.city?.slug),
    ...(map && { map }),
    crumbs: crumbsOf(place),
    from: (data.list.page - 1) * PUBLIC_PAGE_SIZE + 1,
  };
}

const isFiltered = (search: PropertySearch, place: PlaceOfList) =>
  searchPath({ ...search, page: 1, sort: 'newest' }) !==
  searchPath({ type: place.type, city: place.city?.slug, category: place.category });

export async function listMetadata(address: ListAddress): Promise<Metadata> {
  const [{ place, search, data, spread }, { name }] = await Promise.all([loadPublicList(address), site()]);
  const total = data.fallback ? 0 : data.list.total;
  const title = listHeading(place, search);
  const { page } = data.list;
  const description = `${page > 1 ? `Page ${page}. ` : ''}${listDescription(place, total, spread)}`;
  const canonical = searchPath({ type: place.type, city: place.city?.slug, category: place.category, page });
  return {
    title: pageTitle(page > 1 ? `${title}, page ${page}` : title, name),
    description,
    alternates: { canonical },
    openGraph: { title, description, url: canonical, images: [SITE_PICTURE] },
    // thousands of filter combinations are one list to a search engine
    ...((isFiltered(search, place) || total === 0) && { robots: { index: false, follow: true } }),
  };
}
