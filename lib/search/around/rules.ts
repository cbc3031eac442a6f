import type { Gazetteer } from '@/lib/places/gazetteer/rules';
import { slugify } from '@/lib/platform/text/slug';
import { DEFAULT_WITHIN_KM, MAX_WITHIN_KM, METRO_RINGS, NEAR_RINGS } from '@/lib/search/constants';
import type { IndexAround } from '@/lib/search/engine/index-search';

type Near = { near?: string | undefined; within?: number | undefined };
type Rings = Near & {
  city?: string | undefined;
  alsoNear?: readonly string[] | undefined;
  notNear?: readonly string[] | undefined;
};

/** Number of homes that is a choice. */
export const ENOUGH_HOMES = 5;

export const ringsFor = (kind: string | undefined): readonly number[] =>
  kind === 'metro' ? METRO_RINGS : NEAR_RINGS;

const STEPS = [0.5, 0.8, 1, 2, 3, 5, 10, 20, 50] as const;

/** The next narrower and wider rings around the place of a search. */
export function otherRings({ near, within }: Near): {
  narrower?: number;
  wider?: number;
} {
  if (near === undefined || within === undefined) return {};
  const narrower = STEPS.findLast((km) => km < within);
  const wider = STEPS.find((km) => km > within);
  return { ...(narrower !== undefined && { narrower }), ...(wider !== undefined && { wider }) };
}

/** A place's slug, or its name in scripts without slugs, because the gazetteer reads both. */
export function placeKey(name: string): string {
  const slug = slugify(name);
  return slug === '' && /\p{L}/u.test(name) ? name.trim() : slug;
}

/** A ring around a place; `km` if typed. In an address it is `aiims`, or `aiims_2`. */
type Ring = { place: string; km?: number };
const RING = /^(.+)_(\d{1,2}(?:\.\d{1,2})?)$/;

export function readRing(text: string): Ring {
  const [, place, km] = RING.exec(text) ?? [];
  if (!place) return { place: placeKey(text) };
  return { place: placeKey(place), km: Math.min(MAX_WITHIN_KM, Math.max(0.1, Number(km))) };
}
export const writeRing = ({ place, km }: Ring): string => (km === undefined ? place : `${place}_${km}`);

/** A place that is not wanted nearby must be farther away than a walk. */
const NOT_NEAR_KM = 1;
type Named = Pick<Gazetteer, 'named'>;

/** The kilometres of a ring; a zone has its usual size. */
function kmOf(text: string, city: string | undefined, otherwise: number, gazetteer: Named): number {
  const { place, km } = readRing(text);
  const [found] = gazetteer.named(place, city);
  return km ?? (found?.kind === 'zone' ? found.radius / 1000 : otherwise);
}
/** Kilometres for a place that a home must not be near. */
export const notNearKm = (text: string, city: string | undefined, gazetteer: Named): number =>
  kmOf(text, city, NOT_NEAR_KM, gazetteer);

/** Further rings of a search, and those that it excludes. An unknown place has no ring. */
export function otherAreas(
  { alsoNear, notNear, within = DEFAULT_WITHIN_KM, city }: Rings,
  gazetteer: Named,
): { alsoAround?: IndexAround[]; notAround?: IndexAround[] } {
  const areas = (rings: readonly string[] | undefined, otherwise: number): IndexAround[] =>
    (rings ?? []).flatMap((text) => {
      const places = gazetteer.named(readRing(text).place, city);
      const lines = places.map(({ points }) => points);
      return places.length > 0 ? [{ lines, km: kmOf(text, city, otherwise, gazetteer) }] : [];
    });
  const [also, out] = [areas(alsoNear, within), areas(notNear, NOT_NEAR_KM)];
  return { ...(also.length > 0 && { alsoAround: also }), ...(out.length > 0 && { notAround: out }) };
}
