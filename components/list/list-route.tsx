import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { JsonLd } from '@/components/seo/json-ld';
import { CATEGORIES, type ListingType } from '@/lib/listing-vocabulary/constants';
import { pageTitle, SITE_PICTURE } from '@/lib/page-head';
import { PUBLIC_PAGE_SIZE, priceSpread, publicList } from '@/lib/public-list/data';
import { cityOf, listDescription, listHeading, type PlaceOfList } from '@/lib/public-list/format';
import { LIST_ROOTS, searchPath } from '@/lib/search/rules';
import { type PropertySearch, parseSearch } from '@/lib/search/schema';
import { site } from '@/lib/settings/data';
import { slugify } from '@/lib/slug';
import { breadcrumbList, type Crumb, itemList } from '@/lib/structured-data/format';
import { ListView } from './list-view';

type Raw = Record<string, string | string[] | undefined>;
type Input = { type: ListingType; segments: string[] | undefined; params: Raw };

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** The place that the path names; a path that names none is a 404. */
function placeOf(type: ListingType, segments: string[] = []): PlaceOfList {
  const [citySlug, categorySlug, ...more] = segments;
  const city = cityOf(citySlug);
  const category = CATEGORIES.find((name) => slugify(name) === categorySlug);
  if (more.length > 0 || (citySlug && !city) || (categorySlug && !category)) notFound();
  return { type, ...(city && { city }), ...(category && { category }) };
}

/** Radio groups send a range as one value, `2500000-5000000`. */
function withBands(params: Raw): Raw {
  const range = (value: string | undefined, low: string, high: string): Raw => {
    const match = /^(\d*)-(\d*)$/.exec(value ?? '');
    return match ? { [low]: match[1] || undefined, [high]: match[2] || undefined } : {};
  };
  return {
    ...params,
    ...range(first(params.price), 'minPrice', 'maxPrice'),
    ...range(first(params.size), 'minArea', 'maxArea'),
  };
}

/**
 * The search of a list's address. What a form sent in the query although the path says it (city, category, ranges as
 * one value) is moved on to the one address of that search, so that each search has one.
 */
function readList({ type, segments, params }: Input): { place: PlaceOfList; search: PropertySearch } {
  const place = placeOf(type, segments);
  const asked = parseSearch(withBands(params));
  const fromForm = !segments && asked.city !== undefined && cityOf(asked.city);
  const search = {
    ...asked,
    type,
    city: place.city?.slug ?? (fromForm ? asked.city : undefined),
    category: place.category ?? asked.category,
    box: undefined,
    after: undefined,
  };
  if (fromForm || params.price !== undefined || params.size !== undefined) redirect(searchPath(search));
  return { place: { ...place, ...(search.category && { category: search.category }) }, search };
}

const loadList = cache((key: string) => publicList(JSON.parse(key) as PropertySearch));
const loadSpread = cache((key: string) => priceSpread(JSON.parse(key) as PropertySearch));

const isFiltered = (search: PropertySearch, place: PlaceOfList) =>
  searchPath({ ...search, page: 1, sort: 'newest' }) !==
  searchPath({ type: place.type, city: place.city?.slug, category: place.category });

export async function listMetadata(input: Input): Promise<Metadata> {
  const { place, search } = readList(input);
  const [data, spread, { name }] = await Promise.all([
    loadList(JSON.stringify(search)),
    loadSpread(JSON.stringify(search)),
    site(),
  ]);
  const total = data.relaxed ? 0 : data.list.total;
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

function crumbsOf(place: PlaceOfList): Crumb[] {
  const { type, city, category } = place;
  return [
    { name: 'Home', path: '/' },
    { name: type === 'sale' ? 'Buy' : 'Rent', path: LIST_ROOTS[type] },
    ...(city ? [{ name: city.name, path: searchPath({ type, city: city.slug }) }] : []),
    ...(category ? [{ name: category, path: searchPath({ type, city: city?.slug, category }) }] : []),
  ];
}

/** `/buy`, `/rent`, `/<buy|rent>/<city>` and `/<buy|rent>/<city>/<category>`. */
export async function ListRoute(input: Input) {
  const { place, search } = readList(input);
  const [data, spread, s] = await Promise.all([
    loadList(JSON.stringify(search)),
    loadSpread(JSON.stringify(search)),
    site(),
  ]);
  const crumbs = crumbsOf(place);
  const from = (data.list.page - 1) * PUBLIC_PAGE_SIZE + 1;
  return (
    <>
      <ListView
        {...{ place, search, data, spread, crumbs }}
        ask={first(input.params.ask)?.slice(0, 200)}
        unread={first(input.params.unread)?.slice(0, 200)}
      />
      <JsonLd
        documents={[
          breadcrumbList(s, crumbs),
          ...(data.list.items.length ? [itemList(s, listHeading(place, search), data.list.items, from)] : []),
        ]}
      />
    </>
  );
}
