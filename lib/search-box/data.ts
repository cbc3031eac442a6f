import 'server-only';
import { connectDb } from '@/lib/db';
import { PUBLIC_STATUSES } from '@/lib/listing-vocabulary/constants';
import { log } from '@/lib/log';
import { CITIES } from '@/lib/place/rules';
import { buildPlaceIndex, cityPlaces, type Place, type PlaceIndex } from '@/lib/query-parser/place-index';
import { slugify } from '@/lib/slug';
import { PlaceUse } from '@/models/place-use';
import { Property } from '@/models/property';

const FRESH_MS = 60_000;
const MAX_PROJECTS = 5000;
const MAX_USES = 2000;

type Group = { _id: { city: string; locality?: string; project?: string }; count: number };

async function readGroups(): Promise<Group[]> {
  return Property.aggregate<Group>([
    { $match: { status: { $in: [...PUBLIC_STATUSES] } } },
    {
      $group: {
        _id: { city: '$citySlug', locality: '$localitySlug', project: '$project' },
        count: { $sum: 1 },
      },
    },
  ]);
}

function countInto(counts: Map<string, number>, id: string, count: number) {
  counts.set(id, (counts.get(id) ?? 0) + count);
}

function projectPlaces(groups: Group[]): Place[] {
  const projects = new Map<string, Place>();
  for (const { _id, count } of groups) {
    if (!_id.project) continue;
    const id = `project:${_id.city}:${slugify(_id.project)}`;
    const before = projects.get(id);
    const cityName = CITIES.find((city) => city.slug === _id.city)?.name ?? _id.city;
    projects.set(id, {
      id,
      kind: 'project',
      name: _id.project,
      citySlug: _id.city,
      cityName,
      uses: 0,
      listings: (before?.listings ?? 0) + count,
    });
  }
  return [...projects.values()].sort((a, b) => b.listings - a.listings).slice(0, MAX_PROJECTS);
}

async function build(): Promise<PlaceIndex> {
  await connectDb();
  const [groups, uses] = await Promise.all([
    readGroups(),
    PlaceUse.find({}, { place: 1, uses: 1, _id: 0 }).sort({ uses: -1 }).limit(MAX_USES).lean(),
  ]);
  const counts = new Map<string, number>();
  for (const { _id, count } of groups) {
    countInto(counts, `city:${_id.city}`, count);
    if (_id.locality) countInto(counts, `locality:${_id.city}:${_id.locality}`, count);
  }
  const used = new Map(uses.map(({ place, uses: n }) => [place, n]));
  const weigh = (place: Place) => ({
    ...place,
    uses: used.get(place.id) ?? 0,
    listings: counts.get(place.id) ?? place.listings,
  });
  return buildPlaceIndex([...cityPlaces(CITIES), ...projectPlaces(groups)].map(weigh));
}

let current: { index: Promise<PlaceIndex>; builtAt: number } | undefined;

/**
 * The names that a search can mention, kept in memory. An index older than a minute is still used while the next one is
 * built, so no search waits for it.
 */
export async function placeIndex(): Promise<PlaceIndex> {
  if (!current) {
    current = { index: build(), builtAt: Date.now() };
    current.index.catch(() => {
      current = undefined;
    });
  } else if (Date.now() - current.builtAt > FRESH_MS) {
    const before = current.index;
    current.builtAt = Date.now();
    build().then(
      (index) => {
        current = { index: Promise.resolve(index), builtAt: Date.now() };
      },
      (error: unknown) => log.warn({ error: String(error) }, 'place index not renewed'),
    );
    return before;
  }
  return current.index;
}

/** Counts places that led to listings. Its failure costs a search nothing. */
export async function recordPlaceUse(places: readonly Place[]): Promise<void> {
  await connectDb();
  await PlaceUse.bulkWrite(
    places.map(({ id }) => ({
      updateOne: { filter: { place: id }, update: { $inc: { uses: 1 } }, upsert: true },
    })),
    { ordered: false },
  );
}
