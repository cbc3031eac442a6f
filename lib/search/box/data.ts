import 'server-only';
import { PUBLIC_STATUSES } from '@/lib/listings/fields/vocabulary';
import { getGazetteer } from '@/lib/places/gazetteer/data';
import { CITIES } from '@/lib/places/rules';
import { log } from '@/lib/platform/log/log';
import { slugify } from '@/lib/platform/text/slug';
import type { PlaceCount } from '@/lib/search/engine/query';
import { buildPlaceIndex, type Place, type PlaceIndex } from '@/lib/search/parser/place-index';
import { searchEngine } from '@/lib/search/running.data';
import { PlaceUse } from '@/models/places/place-use';
import { landmarkIndex, parserPlaces } from './rules';

const FRESH_MS = 60_000;
const MAX_PROJECTS = 5000;
const MAX_USES = 2000;

function countInto(counts: Map<string, number>, id: string, count: number) {
  counts.set(id, (counts.get(id) ?? 0) + count);
}

function projectPlaces(groups: PlaceCount[]): Place[] {
  const projects = new Map<string, Place>();
  for (const { city, project, count } of groups) {
    if (!project) continue;
    const id = `project:${city}:${slugify(project)}`;
    const before = projects.get(id);
    const cityName = CITIES.find(({ slug }) => slug === city)?.name ?? city;
    projects.set(id, {
      id,
      kind: 'project',
      name: project,
      citySlug: city,
      cityName,
      uses: 0,
      listings: (before?.listings ?? 0) + count,
    });
  }
  return [...projects.values()].sort((a, b) => b.listings - a.listings).slice(0, MAX_PROJECTS);
}

async function build(): Promise<PlaceIndex> {
  const [groups, gazetteer, uses] = await Promise.all([
    searchEngine.countPlaces(PUBLIC_STATUSES),
    getGazetteer(),
    PlaceUse.find({}, { place: 1, uses: 1, _id: 0 }).sort({ uses: -1 }).limit(MAX_USES).lean(),
  ]);
  const counts = new Map<string, number>();
  for (const { city, locality, count } of groups) {
    countInto(counts, `city:${city}`, count);
    if (locality) countInto(counts, `locality:${city}:${locality}`, count);
  }
  const used = new Map(uses.map(({ place, uses: n }) => [place, n]));
  const weigh = (place: Place) => {
    const listings = counts.get(place.id) ?? place.listings;
    return {
      ...place,
      uses: used.get(place.id) ?? 0,
      listings,
    };
  };
  const places = [...parserPlaces(gazetteer), ...projectPlaces(groups)].map(weigh);
  return buildPlaceIndex(places, landmarkIndex(gazetteer));
}

let current: { index: Promise<PlaceIndex>; builtAt: number } | undefined;

/** The names a search can mention. An index older than a minute stays in use until the next one is built, so that no search waits. */
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

/** Counts places that led to listings. If it fails, searches are unaffected. */
export async function recordPlaceUse(places: readonly Place[]): Promise<void> {
  await PlaceUse.bulkWrite(
    places.map(({ id }) => ({
      updateOne: { filter: { place: id }, update: { $inc: { uses: 1 } }, upsert: true },
    })),
    { ordered: false },
  );
}
