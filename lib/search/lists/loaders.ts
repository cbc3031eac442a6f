import 'server-only';
import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { subTypesOf } from '@/lib/listings/fields/rules';
import { CATEGORIES, type Category, type ListingType } from '@/lib/listings/fields/vocabulary';
import type { PlaceKind } from '@/lib/places/gazetteer/constants';
import { getGazetteer } from '@/lib/places/gazetteer/data';
import type { GazetteerPlace } from '@/lib/places/gazetteer/dto';
import { placesLike } from '@/lib/places/gazetteer/rules';
import { getMapTiles } from '@/lib/places/tiles/data';
import { isLanguage, type Language, localPath } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { texts } from '@/lib/platform/language/on-server';
import { alternates, openGraph, pageTitle } from '@/lib/platform/language/page-head';
import type { Texts } from '@/lib/platform/language/translate';
import type { SearchParams } from '@/lib/platform/text/list-url';
import { nameKey } from '@/lib/platform/text/place-name';
import { slugify } from '@/lib/platform/text/slug';
import { loadAnswer } from '@/lib/search/answers/loaders';
import { readAsked } from '@/lib/search/answers/rules';
import { readNear, readRings, withRing } from '@/lib/search/around/data';
import { loadNotes } from '@/lib/search/box/loaders';
import { countLocalities, totalOf } from '@/lib/search/data';
import { placeNames } from '@/lib/search/format';
import { getLocality } from '@/lib/search/localities/data';
import { localitySummary } from '@/lib/search/localities/format';
import { mapStart } from '@/lib/search/map/data';
import { MIN_SIMILAR } from '@/lib/search/neighbourhood/constants';
import { feedPath, searchPath } from '@/lib/search/rules';
import { type PropertySearch, withoutSaleCosts } from '@/lib/search/schema';
import { site } from '@/lib/settings/data';
import { countedRanges, PUBLIC_PAGE_SIZE, priceSpread, publicList, unknownLocalities } from './data';
import type { ListPage, LocalityReply, PlaceOfList } from './dto';
import { categoryNoun, cityOf, crumbsOf, listDescription, listHeading } from './format';
import { localitiesTyped, pageSearch } from './rules';
import { parseListQuery } from './schema';

type Params = { city?: string; category?: string };

/** A list's address: type, city and category as slugs, and the query string. */
export type ListAddress = {
  type: ListingType;
  params: Promise<Params>;
  searchParams: Promise<SearchParams>;
};

function placeOf(type: ListingType, params: Params): PlaceOfList {
  const city = cityOf(params.city);
  const category = CATEGORIES.find((name) => slugify(name) === params.category);
  if ((params.city && !city) || (params.category && !category)) notFound();
  return { type, ...(city && { city }), ...(category && { category }) };
}

/** Drops the previous category's kinds, which a form still sends after the category changed. */
function fittingSubTypes(category: Category | undefined, chosen: PropertySearch['subType']) {
  if (!category || !chosen) return chosen;
  const fitting = chosen.filter((value) => subTypesOf(category).includes(value));
  return fitting.length > 0 ? fitting : undefined;
}

/** A list's localities by slug, because people and forms write names in any spelling and either script. */
async function readLocalities(wanted: readonly string[], city: string | undefined) {
  const inTable = await unknownLocalities(city, wanted);
  if (inTable.length === 0) return { locality: [...new Set(wanted)], isTyped: false };
  const gazetteer = await getGazetteer();
  const read = wanted.map((name) =>
    inTable.includes(name) ? (localitiesTyped(gazetteer, city, [name])[0] ?? name) : name,
  );
  const locality = [...new Set(read.map((name) => slugify(name) || name))];
  return { locality, isTyped: locality.join() !== wanted.join() };
}

/** Names that the form excludes: localities, and zones and landmarks that are no locality. */
async function readLeftOut({ notLocality = [], notNear = [] }: PropertySearch, city: string | undefined) {
  const { locality, isTyped } = await readLocalities(notLocality, city);
  const unknown = await unknownLocalities(city, locality);
  const areas = (await Promise.all(unknown.map((name) => readRings([name], city)))).map(
    (rings) => rings?.[0],
  );
  const rest = locality.filter((slug) => !areas[unknown.indexOf(slug)]);
  const rings = await readRings([...notNear, ...areas.filter((ring) => ring !== undefined)], city);
  return {
    notLocality: rest.length > 0 ? rest : undefined,
    notNear: rings,
    isTyped: isTyped || rest.length < locality.length || (rings ?? []).join() !== notNear.join(),
  };
}

/** Kinds of places that are offered. Streets and stations are in every district, and people name unique places first. */
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

/** The search in a list's address. `moved` is the correct address, with the filter form's city or range in its path. */
async function readAddress(type: ListingType, params: Params, fields: SearchParams) {
  const place = placeOf(type, params);
  const { search: requested, isCanonical, typedLocalities, ...rest } = parseListQuery(fields);
  const formCity = place.city ? undefined : cityOf(requested.city);
  const city = place.city ?? formCity;
  const wanted = [...(requested.locality ?? []), ...typedLocalities];
  const { locality: given, isTyped } = await readLocalities(wanted, city?.slug);
  const { isTyped: isLeftOutTyped, ...leftOut } = await readLeftOut(requested, city?.slug);
  const unknown = await unknownLocalities(city?.slug, given);
  const known = given.filter((slug) => !unknown.includes(slug));
  const { places, ...nearby } = await readNear(requested, city?.slug);
  const isSale = type === 'sale';
  const search: PropertySearch = {
    ...(isSale ? requested : withoutSaleCosts(requested)),
    locality: known.length > 0 ? known : undefined,
    ...leftOut,
    alsoNear: await readRings(requested.alsoNear, city?.slug),
    type,
    city: city?.slug,
    category: place.category ?? requested.category,
    subType: fittingSubTypes(place.category ?? requested.category, requested.subType),
    ...nearby,
    after: undefined,
  };
  const isRenamed =
    isTyped || isLeftOutTyped || (nearby.near !== undefined && nearby.near !== requested.near);
  // unreadable values stay in the address, so that their field can show an error
  const isMoved = (formCity || !isCanonical || isRenamed) && Object.keys(rest.unreadable).length === 0;
  return {
    ...(isMoved && { moved: searchPath({ ...search, locality: given.length > 0 ? given : undefined }) }),
    place: { ...place, ...(search.category && { category: search.category }) },
    search: await withRing(search),
    unknownNear: places.length === 0 ? requested.near : undefined,
    unknownLocalities: unknown.map((slug) => placeNames.locality(city?.slug, slug)),
    ...rest,
  };
}

const LOCALITIES_SUGGESTED = 12;

/**
 * Localities with results for a filter form's other fields, matched by the text typed: the start of a word of any gazetteer name in either script, or a PIN
 * code. Prefix matches come first, then the fullest.
 */
export async function suggestLocalities(params: URLSearchParams): Promise<LocalityReply> {
  const given = params.get('language');
  const { label: inLanguage } = textsIn(isLanguage(given) ? given : 'en');
  const { search } = parseListQuery(fieldsOf(params));
  const typed = (params.get('starts') ?? '').slice(0, 80);
  const [all, gazetteer] = await Promise.all([countLocalities(search), getGazetteer()]);
  const key = nameKey(typed);
  const like = new Set(
    placesLike(gazetteer, typed)
      .filter(({ kind, city }) => kind === 'locality' && (!search.city || city === search.city))
      .map(({ slug }) => slug),
  );
  const found = all
    .map(({ value, label, count }) => {
      const name = label ?? placeNames.locality(search.city, value);
      return { value, label: name, count, words: ` ${nameKey(name)}` };
    })
    .filter(({ value, words }) => like.has(value) || words.includes(` ${key}`))
    .sort((a, b) => Number(b.words.startsWith(` ${key}`)) - Number(a.words.startsWith(` ${key}`)));
  return {
    localities: found
      .slice(0, LOCALITIES_SUGGESTED)
      .map(({ value, label: name, count }) => ({ value, label: inLanguage(name), count })),
    more: Math.max(0, found.length - LOCALITIES_SUGGESTED),
  };
}

const fieldsOf = (params: URLSearchParams): SearchParams =>
  Object.fromEntries([...new Set(params.keys())].map((key) => [key, params.getAll(key)]));

/** Number of listings for a sent filter form. Its fields are those of the list's address, plus the listing type. */
export async function countForForm(params: URLSearchParams): Promise<number> {
  return totalOf({ ...parseListQuery(fieldsOf(params)).search, after: undefined });
}

const loadList = cache((key: string) => publicList(JSON.parse(key) as PropertySearch));
const loadSpread = cache((key: string) => priceSpread(JSON.parse(key) as PropertySearch));

async function loadMap(search: PropertySearch) {
  const [start, tiles] = await Promise.all([mapStart(search), getMapTiles()]);
  return { start, ...(tiles && { tiles }) };
}

/** A list page's data. Its metadata needs the same, and React reads it once for both. */
export async function loadPublicList({ type, params, searchParams }: ListAddress): Promise<ListPage> {
  return loadPage(type, JSON.stringify(await params), JSON.stringify(await searchParams));
}

const loadPage = cache(async (type: ListingType, params: string, fields: string): Promise<ListPage> => {
  const { moved, ...read } = await readAddress(type, JSON.parse(params), JSON.parse(fields));
  const words = await texts('search/list');
  if (moved) redirect(localPath(words.t.language, moved));
  return pageOf(read, words);
});

/** The same for programs, which name the language and are never redirected. `path` is one of this site's lists. */
export async function loadListAt(path: string, language: Language): Promise<ListPage> {
  const { pathname, searchParams } = new URL(path, 'http://list');
  const [, root, city, category] = pathname.split('/');
  const type = root === 'rent' ? 'rent' : 'sale';
  const params = { ...(city && { city }), ...(category && { category }) };
  return pageOf(await readAddress(type, params, fieldsOf(searchParams)), textsIn(language, 'search/list'));
}

type Read = Awaited<ReturnType<typeof readAddress>>;

async function pageOf({ place, search, ...typed }: Omit<Read, 'moved'>, words: Texts<'search/list'>) {
  const key = JSON.stringify(search);
  const requested = readAsked(typed.answer);
  const hasForm = typed.isFilters || Object.keys(typed.unreadable).length > 0;
  const [data, spread, notes, { places }, map, filters, locality] = await Promise.all([
    loadList(key),
    loadSpread(key),
    loadNotes(typed, search, words.t.language),
    getGazetteer(),
    search.view && loadMap(search),
    hasForm && countedRanges(search),
    loadLocality(place, search),
  ]);
  const localities = data.list.facets?.locality ?? [];
  const answer =
    requested &&
    (await loadAnswer(requested, { search, localities, words: textsIn(words.t.language, 'search/answers') }));
  const page = {
    notes: { ...notes, answer },
    place,
    search,
    data,
    spread,
    locality,
    ...typed,
    ...(filters && {
      filters: {
        ...filters,
        facets: data.list.facets,
        total: data.fallback ? 0 : data.list.total,
        landmarks: landmarkNames(places, place.city?.slug).map(words.label),
      },
    }),
    ...(map && { map }),
    crumbs: crumbsOf(place, words),
    from: (data.list.page - 1) * PUBLIC_PAGE_SIZE + 1,
  };
  return { ...page, head: await headOf(page, words) };
}

const isFiltered = (search: PropertySearch, place: PlaceOfList) =>
  searchPath({ ...search, page: 1, sort: 'newest' }) !== searchPath(pageSearch(place, search));

/** True for a locality with too few homes for figures, whose page would say no more than the city's list. */
const isThin = ({ locality }: PropertySearch, total: number) => locality !== undefined && total < MIN_SIMILAR;

/** Facts about a list's single locality; for flats and houses if no category is chosen. */
async function loadLocality({ type, city, category }: PlaceOfList, { locality = [], view }: PropertySearch) {
  const [only, ...others] = locality;
  if (!city || !only || others.length > 0 || view) return undefined;
  return getLocality({ type, city, category: category ?? 'Residential', locality: only });
}

export const listMetadata = async (address: ListAddress): Promise<Metadata> =>
  (await loadPublicList(address)).head;

async function headOf(
  { place, search, data, spread, locality, isFilters }: Omit<ListPage, 'head'>,
  words: Texts<'search/list'>,
): Promise<Metadata> {
  const { name } = await site();
  const { t } = words;
  const total = data.fallback ? 0 : data.list.total;
  const title = listHeading(place, words, search);
  const { page } = data.list;
  const figures =
    locality &&
    localitySummary(locality, textsIn(t.language, 'search/locality'), {
      type: place.type,
      noun: categoryNoun(locality.category, t),
    });
  const described = figures ?? listDescription(place, total, words, spread);
  const description = page > 1 ? `${t('Page {page}.', { page })} ${described}` : described;
  const path = searchPath({ ...pageSearch(place, search), page });
  return {
    title: pageTitle(page > 1 ? t('{title}, page {page}', { title, page }) : title, name),
    description,
    alternates: {
      ...alternates(t.language, path),
      types: { 'application/rss+xml': localPath(t.language, feedPath(search)) },
    },
    openGraph: openGraph(t.language, name, { title, description, url: localPath(t.language, path) }),
    // to a search engine, thousands of filter combinations are one list
    ...((isFiltered(search, place) || total === 0 || isThin(search, total) || isFilters) && {
      robots: { index: false, follow: true },
    }),
  };
}
