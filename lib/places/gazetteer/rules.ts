import { findLocality, isFarther, kilometresToLine } from '@/lib/places/rules';
import { heardAs, nameKey, nameWords, skeleton } from '@/lib/platform/text/place-name';
import { slugify } from '@/lib/platform/text/slug';
import { DEFAULT_RADIUS, LANDMARK_KINDS, type PlaceKind } from './constants';
import type { GazetteerPlace, LatLng, NearPlace, PlaceEdit } from './dto';
import { listOf, readPoints } from './format';
import landmarks from './landmarks.json';
import localities from './localities.json';

const cellsOf = (row: string) => row.split('|').map((cell) => cell.trim());
function toLocality(row: string): GazetteerPlace {
  const [city = '', name = '', nameDevanagari = '', hindi, pin = '', at = '', radius, spellings = ''] =
    cellsOf(row);
  const slug = slugify(name);
  const known = findLocality(city, slug);
  return {
    kind: 'locality',
    city,
    slug,
    name,
    nameDevanagari,
    nameHindi: hindi || undefined,
    spellings: listOf(spellings),
    pinCode: pin || known?.pinCode,
    points: at ? readPoints(at)! : [{ lat: known!.lat, lng: known!.lng }],
    radius: Number(radius),
  };
}

function toLandmark(row: string): GazetteerPlace {
  const [kind, city = '', name = '', nameDevanagari = '', hindi, points = '', spellings = '', radius] =
    cellsOf(row);
  return {
    kind: kind as PlaceKind,
    city,
    slug: slugify(name),
    name,
    nameDevanagari,
    nameHindi: hindi || undefined,
    spellings: listOf(spellings),
    points: readPoints(points)!,
    radius: Number(radius || DEFAULT_RADIUS),
  };
}

/** The built-in places; admins' edits are layered over them (`withEdits`). */
export const BUILT_IN: readonly GazetteerPlace[] = [
  ...localities.rows.map(toLocality),
  ...landmarks.rows.map(toLandmark),
];

export const placeId = ({ city, slug }: Pick<GazetteerPlace, 'city' | 'slug'>): string => `${city}/${slug}`;
export const namesOf = ({ name, nameDevanagari, nameHindi = '', spellings }: GazetteerPlace): string[] =>
  [name, nameDevanagari, nameHindi, ...spellings].filter(Boolean);

/** The built-in places with the changes, additions and removals of admins. */
export function withEdits(edits: readonly PlaceEdit[]): GazetteerPlace[] {
  const places = new Map(BUILT_IN.map((place) => [placeId(place), place]));
  for (const { removed, ...place } of edits) {
    if (removed) places.delete(placeId(place));
    else places.set(placeId(place), place);
  }
  return [...places.values()];
}

/** Centre of a place; for a road the bend in its middle. */
export const centreOf = ({ points }: GazetteerPlace): LatLng => points[Math.floor((points.length - 1) / 2)]!;

/** Keys of a name, from exact to loose: its letters, its sound, and its consonants in either script. */
const KEYS: readonly ((name: string) => string)[] = [
  (name) => nameWords(name).join(''),
  (name) => heardAs(nameWords(name).join('')),
  (name) => nameWords(name).map(skeleton).join(''),
];
/** Minimum length of a loose key, because too many names share two consonants. */
const MIN_LOOSE_KEY = 4;

type Near = { kinds?: readonly PlaceKind[]; withinKm?: number; limit?: number };

/** Places by any of their names and by distance. Rebuilt when an admin changes one. */
export class Gazetteer {
  private readonly byId: ReadonlyMap<string, GazetteerPlace>;
  private names?: readonly Map<string, GazetteerPlace[]>[];
  private byCity?: Map<string, GazetteerPlace[]>;

  constructor(readonly places: readonly GazetteerPlace[]) {
    this.byId = new Map(places.map((place) => [placeId(place), place]));
  }

  /** Built at the first look-up by name, because most pages and processes that load places never need it. */
  private get byKey(): readonly Map<string, GazetteerPlace[]>[] {
    this.names ??= KEYS.map((keyOf) => {
      const map = new Map<string, GazetteerPlace[]>();
      for (const place of this.places)
        for (const key of new Set(namesOf(place).map(keyOf))) map.set(key, [...(map.get(key) ?? []), place]);
      return map;
    });
    return this.names;
  }

  get(city: string, slug: string): GazetteerPlace | undefined {
    return this.byId.get(placeId({ city, slug }));
  }

  locality(city: string, slug: string): GazetteerPlace | undefined {
    const place = this.get(city, slug);
    return place?.kind === 'locality' ? place : undefined;
  }

  /** Called for every row of an import. */
  localitiesOf(city: string): readonly GazetteerPlace[] {
    if (!this.byCity) {
      this.byCity = new Map();
      for (const place of this.places)
        if (place.kind === 'locality')
          this.byCity.set(place.city, [...(this.byCity.get(place.city) ?? []), place]);
    }
    return this.byCity.get(city) ?? [];
  }

  /** Finds places with this name in any spelling and script, using the strictest match. Returns several if they share the name. */
  find(name: string, city?: string): readonly GazetteerPlace[] {
    for (const [i, keyOf] of KEYS.entries()) {
      const key = keyOf(name);
      if (!key || (i === 2 && key.length < MIN_LOOSE_KEY)) continue;
      const found = (this.byKey[i]!.get(key) ?? []).filter((place) => !city || place.city === city);
      // the loosest match counts only if unambiguous
      if (found.length > 0 && (i < 2 || found.length === 1)) return found;
    }
    return [];
  }

  /** Finds the places in an address or a search: by slug, by any name, or all landmarks of a kind. */
  named(name: string, city?: string): readonly GazetteerPlace[] {
    if (name.includes(',')) return name.split(',').flatMap((one) => this.named(one, city));
    const key = slugify(name);
    const kind = LANDMARK_KINDS.find((kind) => kind === key || `${kind}s` === key);
    const fits = (place: GazetteerPlace) => !city || place.city === city;
    if (kind) return this.places.filter((place) => place.kind === kind && fits(place));
    const bySlug = this.places.filter((place) => place.slug === key && fits(place));
    return (bySlug.length > 0 ? bySlug : this.find(name.replaceAll('-', ' '), city)).slice(0, 1);
  }

  /** The places around a point, nearest first. */
  nearest(from: LatLng, { kinds, withinKm = Number.POSITIVE_INFINITY, limit = 10 }: Near = {}): NearPlace[] {
    const found: NearPlace[] = [];
    // called for every card of a list
    for (const place of this.places) {
      if (kinds ? !kinds.includes(place.kind) : place.kind === 'zone') continue;
      if (isFarther(from, place.points, withinKm)) continue;
      const km = kilometresToLine(from, place.points);
      if (km <= withinKm) found.push({ place, km });
    }
    return found.sort((a, b) => a.km - b.km).slice(0, limit);
  }

  /** The localities around a locality, from centre to centre. */
  neighbours(city: string, slug: string, { withinKm = 3, limit = 8 }: Near = {}): NearPlace[] {
    const place = this.locality(city, slug);
    if (!place) return [];
    const found = this.nearest(centreOf(place), { kinds: ['locality'], withinKm, limit: limit + 1 });
    return found.filter((near) => near.place !== place).slice(0, limit);
  }
}

export const builtIn = new Gazetteer(BUILT_IN);

const MIN_PIN_DIGITS = 3;

/** Finds places for typed text: by the prefix of a word in either script, by PIN code, or by sound. */
export function placesLike(gazetteer: Gazetteer, typed: string): GazetteerPlace[] {
  const words = nameKey(typed);
  if (!words) return [];
  const digits = typed.replace(/\s/g, '');
  if (/^\d+$/.test(digits))
    return digits.length < MIN_PIN_DIGITS
      ? []
      : gazetteer.places.filter(({ pinCode }) => pinCode?.startsWith(digits));
  const keys = new Map(gazetteer.places.map((place) => [place, namesOf(place).map(nameKey)]));
  const begins = (place: GazetteerPlace) => keys.get(place)!.some((key) => key.startsWith(words));
  const found = gazetteer.places.filter((place) =>
    keys.get(place)!.some((key) => ` ${key}`.includes(` ${words}`)),
  );
  // neighbourhoods before landmarks, names with that prefix before those with such a word inside
  const rank = (place: GazetteerPlace) => (begins(place) ? 0 : 2) + (place.kind === 'locality' ? 0 : 1);
  const ranked = found.sort((a, b) => rank(a) - rank(b));
  return ranked.length > 0 ? ranked : [...gazetteer.find(typed)];
}

/** One place with the names of both. */
export function merged(into: GazetteerPlace, from: GazetteerPlace): GazetteerPlace {
  const known = new Set([into.name, into.nameDevanagari, into.nameHindi ?? ''].map(nameKey));
  const spellings = [...into.spellings, ...namesOf(from)].filter((name) => {
    const isNew = !known.has(nameKey(name));
    known.add(nameKey(name));
    return isNew;
  });
  const nameHindi = into.nameHindi || from.nameHindi;
  return { ...into, nameDevanagari: into.nameDevanagari || from.nameDevanagari, nameHindi, spellings };
}
