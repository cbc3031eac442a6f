import 'server-only';
import { Types } from 'mongoose';
import { type CurrentCosts, currentCosts } from '@/lib/costs/search/data';
import type { CostModel } from '@/lib/costs/search/rules';
import { costClassOf } from '@/lib/costs/sheet/rules';
import { findListings, listingCollection } from '@/lib/listings/data';
import {
  CARD_PROJECTION,
  type Counts,
  type CountsByType,
  type PropertyCardDto,
  type PropertyDto,
  toPropertyCardDto,
  toPublicPropertyDto,
} from '@/lib/listings/dto';
import { CATEGORIES, type ListingType, PUBLIC_STATUSES } from '@/lib/listings/fields/vocabulary';
import type { RankDto } from '@/lib/listings/freshness/dto';
import { decaySteps } from '@/lib/listings/freshness/rules';
import { readShape } from '@/lib/places/areas/format';
import { getGazetteer } from '@/lib/places/gazetteer/data';
import { builtIn } from '@/lib/places/gazetteer/rules';
import { op } from '@/lib/platform/db/operators';
import { DAY_MS } from '@/lib/platform/time/time';
import { distanceOf, metroOf, POINT_PROJECTION, type PointRow, pointOf } from '@/lib/search/cards.rules';
import type { Facets, FacetValue } from '@/lib/search/engine/dto';
import type { IndexAround, IndexCosts } from '@/lib/search/engine/index-search';
import type { IndexResult, Range } from '@/lib/search/engine/query';
import { searchEngine } from '@/lib/search/running.data';
import type { PropertyRow } from '@/models/listings/property';
import { otherAreas } from './around/rules';
import { DEFAULT_WITHIN_KM } from './constants';
import type { SearchPage } from './dto';
import { placeNames } from './format';
import { agentIds } from './offered.data';
import { type PropertySearch, parseSearch } from './schema';

export type SearchOptions = {
  pageSize: number;
  facets?: boolean;
  /** the public statuses by default */
  statuses?: readonly string[];
};

/**
 * One page of a search, with the counts of every filter. Ids and total come from the index; displayed data is read from the database, so a card is never older
 * than the row. A page past the end is the last one.
 */
export async function searchListings(search: PropertySearch, options: SearchOptions): Promise<SearchPage> {
  const { ids, ranks, ...page } = await findIds(search, options);
  const [rows, { model }, { around }] = await Promise.all([
    cardRows(ids),
    currentCosts(search.buyer),
    areaOf(search),
  ]);
  const to = search.near ? placeNames.near(search.city, search.near) : '';
  // distances from the centre of a zone such as south Nagpur mean nothing
  const isZone = search.near !== undefined && builtIn.named(search.near, search.city)[0]?.kind === 'zone';
  // without a place there is no distance that could order the list
  const sort = search.sort === 'distance' && !around ? 'newest' : search.sort;
  // the number of a page started by a cursor is unknown
  const first = search.after ? undefined : (page.page - 1) * options.pageSize + 1;
  const why = new Map(
    ids.map((id, i): [string, RankDto] => [
      id,
      {
        sort,
        value: Number.isFinite(ranks[i]!.rank) ? ranks[i]!.rank : null,
        ...(ranks[i]!.backMs > 0 && { backDays: ranks[i]!.backMs / DAY_MS }),
        ...(ranks[i]!.words !== undefined && {
          [search.prefer ? 'liked' : 'words']: { found: ranks[i]!.words, of: page.also?.length ?? 0 },
        }),
        ...(first !== undefined && { place: first + i, of: page.total }),
      },
    ]),
  );
  const gazetteer = await getGazetteer();
  const items = rows.map((row) => {
    const rank = why.get(String(row._id));
    const distance = isZone ? {} : distanceOf(row, around, to);
    const at = search.view === 'map' ? pointOf(row) : {};
    return {
      ...toPropertyCardDto(row),
      ...allInOf(row, model),
      ...metroOf(row, gazetteer),
      ...distance,
      ...at,
      ...(rank && { rank }),
    };
  });
  return { ...page, items };
}

/** Bypasses mongoose, because its handling of projections takes longer than reading the rows. */
async function cardRows(ids: string[]) {
  const filter = { _id: { $in: ids.map((id) => new Types.ObjectId(id)) } };
  const rows = await listingCollection.find(filter, { projection: CARD_FIELDS }).toArray();
  return inOrder(ids, rows as unknown as (CostRow & PointRow)[]);
}

/** Minimum distance worth showing, because shorter ones between the centres of two localities say nothing about two homes. */
const MIN_ABOUT_KM = 0.5;

const COST_PROJECTION = { citySlug: 1, localitySlug: 1, pinCode: 1, possession: 1, carpetArea: 1 } as const;
const CARD_FIELDS = { ...CARD_PROJECTION, ...COST_PROJECTION, ...POINT_PROJECTION };

type CostRow = { _id: Types.ObjectId } & Pick<
  PropertyRow,
  'type' | 'category' | 'citySlug' | 'localitySlug' | 'pinCode' | 'possession' | 'price' | 'carpetArea'
>;

/** A card's total cost, from the displayed row. */
function allInOf(row: CostRow, model: CostModel): Pick<PropertyCardDto, 'allIn'> {
  if (row.type !== 'sale') return {};
  const { category, citySlug, localitySlug, pinCode, possession } = row;
  const place = { citySlug, localitySlug: localitySlug ?? undefined, pinCode: pinCode ?? undefined };
  const costClass = costClassOf({ ...place, category, possession: possession ?? undefined });
  const allIn = model.allIn(costClass, row.price, row.carpetArea ?? undefined);
  return allIn ? { allIn } : {};
}

export const listIds = async (search: PropertySearch, pageSize: number): Promise<string[]> =>
  (await findIds(search, { pageSize })).ids;

export type Around = { lat: number; lng: number; km: number; except: string };

/** Ids of results around a point, nearest first, without one listing. */
export async function idsAround(search: PropertySearch, at: Around, limit: number): Promise<string[]> {
  const query = await indexQuery({ ...search, sort: 'distance' });
  const around = { lines: [[at]], km: at.km };
  const { ids } = await searchEngine.search({
    ...query,
    search: { ...query.search, around },
    pageSize: limit + 1,
  });
  return ids.filter((id) => id !== at.except).slice(0, limit);
}

/** Cards with their distance from a listing. Short distances are omitted if only the areas of both places are known. */
export async function cardsAround(
  ids: string[],
  from: Pick<PropertyDto, 'location' | 'placePrecision'>,
): Promise<PropertyCardDto[]> {
  const [lng, lat] = from.location.coordinates;
  const around = from.placePrecision === 'unknown' ? undefined : { lines: [[{ lat, lng }]], km: 0 };
  const [rows, { model }, gazetteer] = await Promise.all([
    cardRows(ids),
    currentCosts(undefined),
    getGazetteer(),
  ]);
  return rows.map((row) => {
    const { distance } = distanceOf(row, around);
    const isAbout = distance?.about || from.placePrecision === 'approximate';
    const isSaid = distance && (!isAbout || distance.km >= MIN_ABOUT_KM);
    return {
      ...toPropertyCardDto(row),
      ...allInOf(row, model),
      ...metroOf(row, gazetteer),
      ...(isSaid && { distance: { ...distance, ...(isAbout && { about: true as const }) } }),
    };
  });
}

/** The same with all public fields, for the API. */
export async function searchFull(
  search: PropertySearch,
  options: SearchOptions,
): Promise<SearchPage<PropertyDto>> {
  const { ids, ranks: _, ...page } = await findIds(search, options);
  const rows = await findListings(byIds(ids));
  return { ...page, items: inOrder(ids, rows).map(toPublicPropertyDto) };
}

async function findIds(search: PropertySearch, options: SearchOptions): Promise<IndexResult> {
  const decay = { now: Date.now(), steps: decaySteps };
  return searchEngine.search({ ...(await indexQuery(search)), decay, ...options });
}

/** A search in the index's terms: places as points, areas as corners, costs as price bounds. */
export async function indexQuery(search: PropertySearch) {
  const [costs, area] = await Promise.all([costsOf(search), areaOf(search)]);
  const { listedWithin, byOwner } = search;
  const resolved = {
    ...area,
    ...(listedWithin !== undefined && { listedSince: Date.now() - listedWithin * DAY_MS }),
    ...(byOwner && { notOwners: await agentIds() }),
  };
  return { search: { ...search, ...resolved }, statuses: PUBLIC_STATUSES, costs };
}

/** The search's conditions on the location. An unknown place has no effect. */
export async function areaOf(search: PropertySearch) {
  const { near, within, city, shape } = search;
  const gazetteer = await getGazetteer();
  const places = near ? gazetteer.named(near, city) : [];
  const [place] = places;
  const reach = place?.kind === 'zone' ? place.radius / 1000 : DEFAULT_WITHIN_KM;
  const around: IndexAround = {
    lines: places.map(({ points }) => points),
    km: within ?? reach,
  };
  const shapes = shape?.flatMap((text) => [readShape(text) ?? []]);
  return {
    ...(places.length > 0 && { around }),
    ...otherAreas(search, gazetteer),
    ...(shapes && { shapes }),
  };
}

/** The index's data about costs: the price bounds of the limits, computed once, and the function to order by cost. */
async function costsOf(search: PropertySearch): Promise<IndexCosts | undefined> {
  const { maxEmi, maxAllIn, buyer, sort } = search;
  const isLimited = maxEmi !== undefined || maxAllIn !== undefined;
  if (!isLimited && sort !== 'all-in-asc') return undefined;
  const { model, version }: CurrentCosts = await currentCosts(buyer);
  return {
    version,
    allIn: (costClass, price, carpet) =>
      costClass ? model.allIn(costClass, price, carpet)?.rupees : undefined,
    ...(isLimited && { boundsOf: model.bounds({ maxEmi, maxAllIn }) }),
  };
}

export async function totalOf(search: PropertySearch): Promise<number> {
  return (await findIds({ ...search, page: 1 }, { pageSize: 1 })).total;
}

export async function countInRanges(
  search: PropertySearch,
  column: 'price' | 'area',
  ranges: readonly Range[],
): Promise<number[]> {
  return searchEngine.countRanges(await indexQuery(search), { column, ranges });
}

/** All localities of a search's results except its own, fullest first. */
export async function countLocalities(search: PropertySearch): Promise<FacetValue[]> {
  const { facets } = await findIds({ ...search, page: 1, after: undefined }, { pageSize: 1, facets: true });
  return facets?.locality ?? [];
}

/** Locations of a search's results for its Location filter, with a word starting with `starts`. */
export async function listLocations(search: PropertySearch, starts: string, limit: number) {
  return searchEngine.countLocations(await indexQuery(search), { starts, limit });
}

const byIds = (ids: string[]) => ({
  _id: op.in(ids.map((id) => new Types.ObjectId(id))),
});

function inOrder<Row extends { _id: unknown }>(ids: string[], rows: Row[]): Row[] {
  const found = new Map(rows.map((row) => [String(row._id), row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

type CountOf = (value: string) => number;

/** True counts of public listings, each equal to the number on its list. */
export async function countPublic(): Promise<Counts> {
  const countsOf = async (type: ListingType) => findIds(parseSearch({ type }), { pageSize: 1, facets: true });
  const [all, sale, rent] = await Promise.all([
    findIds(parseSearch({}), { pageSize: 1, facets: true }),
    countsOf('sale'),
    countsOf('rent'),
  ]);
  const counter = (values: Facets['type'] = []): CountOf => {
    const counts = new Map(values.map(({ value, count }) => [value, count]));
    return (value) => counts.get(value) ?? 0;
  };
  const byType = (facet: 'category' | 'city') => {
    const [ofSale, ofRent] = [counter(sale.facets?.[facet]), counter(rent.facets?.[facet])];
    return (value: string): CountsByType => ({ sale: ofSale(value), rent: ofRent(value) });
  };
  const [inCategory, inCity] = [byType('category'), byType('city')];
  return {
    total: all.total,
    byCategory: Object.fromEntries(
      CATEGORIES.map((category) => [category, inCategory(category)]),
    ) as Counts['byCategory'],
    byType: { sale: sale.total, rent: rent.total },
    byCity: citiesOf(all.facets).map(({ city, citySlug }) => ({ city, citySlug, counts: inCity(citySlug) })),
  };
}

/** Cities with listings, fullest first. */
function citiesOf(facets: Facets | undefined) {
  return (facets?.city ?? []).map(({ value, label, count }) => ({
    city: label ?? value,
    citySlug: value,
    count,
  }));
}
