import 'server-only';
import type { QueryFilter } from 'mongoose';
import { findListings } from '@/lib/listings/data';
import {
  type Category,
  LAND_CATEGORIES,
  type ListingType,
  PUBLIC_STATUSES,
} from '@/lib/listings/fields/vocabulary';
import { getGazetteer } from '@/lib/places/gazetteer/data';
import { centreOf } from '@/lib/places/gazetteer/rules';
import { op } from '@/lib/platform/db/operators';
import { DAY_MS } from '@/lib/platform/time/time';
import type { RateBasis } from '@/lib/search/engine/query';
import { getQuarterMiddles } from '@/lib/search/neighbourhood/data';
import { aroundOf } from '@/lib/search/neighbourhood/rules';
import type { PropertyRow } from '@/models/listings/property';
import type { LocalityDto } from './dto';
import { middleOf, middlesByBedrooms } from './rules';

export type LocalityKey = {
  type: ListingType;
  category: Category;
  city: { slug: string; name: string };
  locality: string;
};

/** Maximum listings read; a larger locality is represented by its newest ones. */
const MAX_READ = 5000;
const ENDED_DAYS = 730;

const daysBetween = (from: Date, until: Date) => Math.max(0, (until.getTime() - from.getTime()) / DAY_MS);

async function readRows(filter: QueryFilter<PropertyRow>) {
  return findListings(filter, { price: 1, area: 1, carpetArea: 1, bedrooms: 1, createdAt: 1, closing: 1 })
    .sort({ createdAt: -1 })
    .limit(MAX_READ);
}

/** The surroundings of a known locality's centre, under its name. */
async function placeOf({ city, locality }: LocalityKey) {
  const gazetteer = await getGazetteer();
  const place = gazetteer.locality(city.slug, locality);
  if (!place) return { name: undefined, around: undefined };
  const { lng, lat } = centreOf(place);
  const location = { address: '', coordinates: [lng, lat] as [number, number] };
  const middle = { location, placePrecision: 'approximate' as const, citySlug: city.slug };
  return { name: place.name, around: aroundOf(gazetteer, middle) };
}

const basisOf = (category: Category): RateBasis =>
  LAND_CATEGORIES.includes(category) ? 'area' : 'carpetArea';

/** The median asked price per square foot of a locality's current listings, if there are five. */
export async function getMiddleRate({ type, category, city, locality }: LocalityKey) {
  const of = { citySlug: city.slug, localitySlug: locality, type, category };
  const rows = await readRows({ ...of, status: op.in(PUBLIC_STATUSES) });
  const basis = basisOf(category);
  return middleOf(rows.flatMap(({ price, [basis]: size }) => (size ? [price / size] : [])));
}

/** A locality's figures for one type and category, from current and ended listings. */
export async function getLocality(key: LocalityKey, now = new Date()): Promise<LocalityDto | undefined> {
  const { type, category, city, locality } = key;
  const of = { citySlug: city.slug, localitySlug: locality, type, category };
  const since = new Date(now.getTime() - ENDED_DAYS * DAY_MS);
  const basis = basisOf(category);
  const [rows, ended, quarters, { name, around }] = await Promise.all([
    readRows({ ...of, status: op.in(PUBLIC_STATUSES) }),
    readRows({ ...of, status: op.in(['sold', 'rented']), 'closing.on': op.gt(since) }),
    getQuarterMiddles({ citySlug: city.slug, localitySlug: locality, type, category }, now),
    placeOf(key),
  ]);
  if (!name || rows.length === 0) return undefined;
  const priced = rows.flatMap(({ price, bedrooms, ...row }) => {
    const size = row[basis];
    return size ? [{ rate: price / size, ...(bedrooms && { bedrooms }) }] : [];
  });
  const stays = ended.flatMap(({ createdAt, closing }) =>
    closing?.on ? [daysBetween(createdAt, closing.on)] : [],
  );
  return {
    name,
    city,
    category,
    offered: rows.length,
    basis,
    rate: middleOf(priced.map(({ rate }) => rate)),
    rates: middlesByBedrooms(priced),
    stayed: middleOf(stays),
    listedFor: middleOf(rows.map(({ createdAt }) => daysBetween(createdAt, now))),
    quarters,
    around,
  };
}
