import { slugify } from '@/lib/platform/text/slug';
import { ROAD_FACTOR, TRAVEL_SPEEDS } from './areas/constants';
import {
  BANGALORE,
  CHENNAI,
  CITY_ALIASES,
  DELHI,
  HYDERABAD,
  type Jurisdiction,
  MIXED_PINS,
  MUMBAI,
  NAGPUR,
  OTHER_TOWNS,
  OUTSIDE_CORPORATIONS,
  PUNE,
} from './constants';
import { type City, type Locality, type LocalityRow, type State, toLocality } from './dto';
import pinCodes from './pin-codes.json';

function city(name: string, state: State, lat: number, lng: number, rows: readonly LocalityRow[]): City {
  return { name, slug: slugify(name), state, lat, lng, localities: rows.map(toLocality) };
}

/** The cities where the agency works. */
export const CITIES: readonly City[] = [
  city('Nagpur', 'Maharashtra', 21.1458, 79.0882, NAGPUR),
  city('Mumbai', 'Maharashtra', 19.076, 72.8777, MUMBAI),
  city('Delhi', 'Delhi', 28.6139, 77.209, DELHI),
  city('Bangalore', 'Karnataka', 12.9716, 77.5946, BANGALORE),
  city('Hyderabad', 'Telangana', 17.385, 78.4867, HYDERABAD),
  city('Pune', 'Maharashtra', 18.5204, 73.8567, PUNE),
  city('Chennai', 'Tamil Nadu', 13.0827, 80.2707, CHENNAI),
];

/** Localities by `city/locality`, because the search looks them up for every listing at the start. */
const LOCALITIES: ReadonlyMap<string, Locality> = new Map(
  CITIES.flatMap((city) =>
    city.localities.map((locality) => [`${city.slug}/${locality.slug}`, locality] as const),
  ),
);

export function findCity(slug: string): City | undefined {
  return CITIES.find((candidate) => candidate.slug === slug);
}

export function findLocality(citySlug: string, localitySlug: string): Locality | undefined {
  return LOCALITIES.get(`${citySlug}/${localitySlug}`);
}

/** Finds a PIN code's district, and in Nagpur district its post office. Undefined for codes of other regions. */
export function findPin(pinCode: string): { district: string; postOffice?: string } | undefined {
  const code = Number(pinCode);
  const run = pinCodes.districts.find(([, from, to]) => code >= Number(from) && code <= Number(to));
  if (!run) return undefined;
  const postOffice = (pinCodes.postOffices as Record<string, string>)[pinCode];
  return { district: String(run[0]), ...(postOffice && { postOffice }) };
}

type Town = { name: string; slug: string; district: string };
type Named = { name: string; slug: string };

/** Towns by slug; the cities are districts of the same name. */
const TOWNS: ReadonlyMap<string, Town> = new Map([
  ...CITIES.map(({ name, slug }) => [slug, { name, slug, district: name }] as const),
  ...Object.entries(OTHER_TOWNS).flatMap(([district, names]) =>
    names.map((name) => [slugify(name), { name, slug: slugify(name), district }] as const),
  ),
]);
/** A town of India by its slug or an older name. */
export const townOf = (slug: string): Town | undefined => TOWNS.get(CITY_ALIASES[slug] ?? slug);

/** Towns of Nagpur district in addition to the table's localities, from the names of post offices. */
const NAGPUR_TOWNS: readonly Named[] = Object.entries(pinCodes.postOffices).flatMap(([pin, name]) =>
  pin.startsWith('441') ? [{ name, slug: slugify(name) }] : [],
);

/** Words after a town's name that make it a road: "Wardha Road" leads to Wardha but is in Nagpur. */
const ROAD_WORDS = 'road|rd|marg|highway|naka|square|chowk|ring|bypass|gate';

const TOWN_NAMES = new RegExp(
  `-(${[...TOWNS.keys(), ...Object.keys(CITY_ALIASES)].sort((a, b) => b.length - a.length).join('|')})(?=-(?!(?:${ROAD_WORDS})-))`,
  'g',
);

/** The last town in an address, because addresses go from small to large. */
function townIn(address: string): Town | undefined {
  const last = [...`-${slugify(address)}-`.matchAll(TOWN_NAMES)].at(-1);
  return last && townOf(last[1]!);
}

/** Names per city, longest first. Sorted once, because an import reads them for every row. */
const LOCALITY_NAMES: ReadonlyMap<string, readonly Named[]> = new Map(
  CITIES.map(({ slug, localities }) => [
    slug,
    [...localities, ...(slug === 'nagpur' ? NAGPUR_TOWNS : [])].sort((a, b) => b.slug.length - a.slug.length),
  ]),
);
const localitiesIn = ({ slug }: Named): readonly Named[] => LOCALITY_NAMES.get(slug) ?? [];

/** The longest name in a text, because "Katol Road" is not in "Katol". */
function nameIn(text: string, names: readonly Named[]): Named | undefined {
  const padded = `-${text}-`;
  return names.find(({ slug }) => padded.includes(`-${slug}-`));
}

/** The city of the locality that ends an address, if only one city has it. */
function townOfLocality(address: string): Town | undefined {
  const parts = address
    .replace(/\b[1-9]\d{2} ?\d{3}\b/g, '')
    .split(',')
    .map(slugify);
  const last = parts.filter((part) => part && !/^(maharashtra|india|mh)$/.test(part)).at(-1) ?? '';
  const cities = CITIES.filter((candidate) => nameIn(last, localitiesIn(candidate)));
  return cities.length === 1 ? townOf(cities[0]!.slug) : undefined;
}

export type PlaceInput = {
  address: string;
  pinCode?: string | undefined;
  locality?: string | undefined;
  /** the owner's statement, which takes precedence */
  city?: string | undefined;
};

export type FoundPlace = {
  pinCode?: string;
  city?: Named;
  locality?: Named;
  /** longitude and latitude of the centre of the locality, or of the localities with the PIN code */
  point?: [number, number];
};

/** The six-digit code in an address. */
const pinIn = (address: string): string | undefined =>
  address
    .match(/(?<!\d)([1-9]\d{2}) ?(\d{3})(?!\d)/)
    ?.slice(1)
    .join('');

/** True if the town is elsewhere than its PIN code. Codes of Maharashtra start with 40 to 44. */
function contradicts(pinCode: string, town: Town): boolean {
  const district = findPin(pinCode)?.district;
  const isHere = (name: string) => pinCodes.districts.some(([item]) => item === name);
  if (district) return district !== town.district && !(district === 'Thane' && town.slug === 'mumbai');
  return isHere(town.district) && !/^(4[0-4]|110|50|56|60)/.test(pinCode);
}

/**
 * Finds the town by the owner's statement, by the PIN code together with a name in the address, by the name, or by the only city with that locality. Undefined
 * if unknown, or if code and name contradict each other.
 */
function findTown({ address, locality, city: given }: PlaceInput, pinCode: string | undefined) {
  if (given) return townOf(slugify(given)) ?? { name: given, slug: slugify(given) };
  const district = pinCode ? findPin(pinCode)?.district : undefined;
  const town = townIn(address);
  if (town) return pinCode && contradicts(pinCode, town) ? undefined : town;
  // in other districts a code does not determine the town, because there are several
  if (district) return CITIES.find(({ name }) => name === district);
  return pinCode ? undefined : (townOfLocality(locality ?? '') ?? townOfLocality(address));
}

/** The place of an address. Missing parts stay unknown. */
export function placeOf(input: PlaceInput): FoundPlace {
  const pinCode = input.pinCode || pinIn(input.address);
  const town = findTown(input, pinCode);
  const pin = pinCode ? { pinCode } : {};
  if (!town) return { ...pin, ...(input.locality && { locality: named(input.locality) }) };
  const known = localitiesIn(town);
  const given = input.locality && named(input.locality);
  const locality = given
    ? (known.find(({ slug }) => slug === given.slug) ?? given)
    : (nameIn(slugify(input.address), known) ?? ruralTown(town, pinCode));
  const point = pointOf(town, locality, pinCode);
  return {
    ...pin,
    city: { name: town.name, slug: town.slug },
    ...(locality && { locality: { name: locality.name, slug: locality.slug } }),
    ...(point && { point }),
  };
}

const named = (name: string): Named => ({ name, slug: slugify(name) });

function ruralTown({ slug }: Named, pinCode = ''): Named | undefined {
  const postOffice =
    pinCode.startsWith('441') && slug === 'nagpur' ? findPin(pinCode)?.postOffice : undefined;
  return postOffice ? named(postOffice) : undefined;
}

function pointOf(town: Named, locality: Named | undefined, pinCode: string | undefined) {
  const known = locality && findLocality(town.slug, locality.slug);
  const near = known
    ? [known]
    : (findCity(town.slug)?.localities ?? []).filter((item) => !locality && item.pinCode === pinCode);
  if (near.length === 0) return undefined;
  const mean = (of: 'lng' | 'lat') =>
    Math.round((near.reduce((sum, locality) => sum + locality[of], 0) / near.length) * 1e4) / 1e4;
  return [mean('lng'), mean('lat')] as [number, number];
}

/** Side of a cell in metres, whose corners are 200 m from its centre. */
const CELL_M = 200 * Math.SQRT2;
const LATITUDE_DEGREE_M = 111_320;

/** The centre of a point's cell in a fixed grid, at most 200 m away, so that repeated saves reveal no more about the point. */
export function areaPoint([lng, lat]: readonly [number, number]): [number, number] {
  const step = CELL_M / LATITUDE_DEGREE_M;
  const middle = (degrees: number, size: number) => (Math.floor(degrees / size) + 0.5) * size;
  const row = middle(lat, step);
  const column = middle(lng, step / Math.cos((row * Math.PI) / 180));
  return [Math.round(column * 1e5) / 1e5, Math.round(row * 1e5) / 1e5];
}

/** True if a point is the centre of a cell, which is the public form of a pin that only shows its area. */
export function isAreaPoint([lng, lat]: readonly [number, number]): boolean {
  const [east, north] = areaPoint([lng, lat]);
  return east === lng && north === lat;
}

type Governed = { citySlug: string; localitySlug?: string | undefined; pinCode?: string | undefined };

/** The local authority of a listing by its locality or PIN code; undefined if neither determines it. */
export function jurisdictionOf({ citySlug, localitySlug, pinCode }: Governed): Jurisdiction | undefined {
  const outside = OUTSIDE_CORPORATIONS[`${citySlug}/${localitySlug}`];
  if (outside) return outside;
  if (localitySlug && findLocality(citySlug, localitySlug)) return 'municipal-corporation';
  const inNagpur = citySlug === 'nagpur' && pinCode?.startsWith('4400') && !MIXED_PINS.has(pinCode);
  return inNagpur && findPin(pinCode!)?.postOffice ? 'municipal-corporation' : undefined;
}

const EARTH_KM = 6371;

/** Degrees. */
type Point = { lat: number; lng: number };

const RADIANS = Math.PI / 180;

/** Great-circle distance in kilometres (haversine). */
export function kilometres(a: Point, b: Point): number {
  const h =
    Math.sin(((b.lat - a.lat) * RADIANS) / 2) ** 2 +
    Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * Math.sin(((b.lng - a.lng) * RADIANS) / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(h));
}

/** Estimated minutes by scooter through a city. */
export const travelMinutes = (km: number): number =>
  Math.max(1, Math.round(((km * ROAD_FACTOR) / TRAVEL_SPEEDS['two-wheeler']) * 60));

/** A lower bound of a degree of latitude, in kilometres. */
const DEGREE_KM = 110;

/** True if latitudes alone show that a polyline is farther away, which decides most places with one comparison. */
export const isFarther = ({ lat }: Point, line: readonly Point[], km: number): boolean => {
  const reach = km / DEGREE_KM;
  return line.every((point) => point.lat > lat + reach) || line.every((point) => point.lat < lat - reach);
};

/** The shortest distance to a polyline, or to the only point. Treats the sphere as a plane, which is accurate enough within a city. */
export function kilometresToLine(from: Point, line: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  const scale = Math.cos(from.lat * RADIANS);
  for (let i = 0; i < line.length; i++) {
    const start = line[i]!;
    const end = line[i + 1] ?? start;
    const dx = (end.lng - start.lng) * scale;
    const dy = end.lat - start.lat;
    const along =
      ((from.lng - start.lng) * scale * dx + (from.lat - start.lat) * dy) / (dx * dx + dy * dy || 1);
    const t = Math.min(1, Math.max(0, along));
    const nearest = { lat: start.lat + t * dy, lng: start.lng + t * (end.lng - start.lng) };
    least = Math.min(least, kilometres(from, nearest));
  }
  return least;
}
