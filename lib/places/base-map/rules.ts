import { KM_PER_DEGREE } from '@/lib/places/areas/constants';
import type { GazetteerPlace, LatLng } from '@/lib/places/gazetteer/dto';
import { readPoints } from '@/lib/places/gazetteer/format';
import { CITIES } from '@/lib/places/rules';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import type { BaseKind } from './constants';
import type { BaseFeature, MapBase, Position } from './dto';
import shapes from './shapes.json';

const METRES_PER_DEGREE = KM_PER_DEGREE * 1000;
/** Shape of a lake of unknown size. */
const LAKE = { length: 200, width: 140, bearing: 0 };
const LAKE_CORNERS = 18;
const ROUNDS = 2;

/** Rounds to ten metres, because the gazetteer's data is coarser. */
const round = (degrees: number) => Math.round(degrees * 1e4) / 1e4;
const positionOf = ({ lat, lng }: LatLng): Position => [round(lng), round(lat)];
const cellsOf = (row: string) => row.split('|').map((cell) => cell.trim());

/** Rounds the corners of a line (Chaikin, 1974), because bends known to 500 m are not corners. Keeps its ends. */
export function smooth(line: readonly LatLng[], rounds = ROUNDS): LatLng[] {
  if (rounds === 0 || line.length < 3) return [...line];
  const between = (a: LatLng, b: LatLng, t: number): LatLng => ({
    lat: a.lat + (b.lat - a.lat) * t,
    lng: a.lng + (b.lng - a.lng) * t,
  });
  const cut = line
    .slice(1)
    .flatMap((to, i) => [between(line[i]!, to, 0.25), between(line[i]!, to, 0.75)])
    .slice(1, -1);
  return smooth([line[0]!, ...cut, line.at(-1)!], rounds - 1);
}

/** A shore as an ellipse with three bays, closed as GeoJSON requires. */
function shore({ lat, lng }: LatLng, { length, width, bearing }: typeof LAKE): Position[] {
  const turn = ((90 - bearing) * Math.PI) / 180;
  const east = METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
  const corners = Array.from({ length: LAKE_CORNERS }, (_, i): Position => {
    const angle = (i / LAKE_CORNERS) * 2 * Math.PI;
    const bay = 1 + 0.1 * Math.sin(3 * angle + bearing) + 0.06 * Math.sin(5 * angle);
    const [along, across] = [length * bay * Math.cos(angle), width * bay * Math.sin(angle)];
    const x = along * Math.cos(turn) - across * Math.sin(turn);
    const y = along * Math.sin(turn) + across * Math.cos(turn);
    return [round(lng + x / east), round(lat + y / METRES_PER_DEGREE)];
  });
  return [...corners, corners[0]!];
}

const LAKES = new Map(
  shapes.lakes.map((row) => {
    const [slug = '', size = '', bearing] = cellsOf(row);
    const [length = LAKE.length, width = LAKE.width] = size.split(' ').map(Number);
    return [slug, { length, width, bearing: Number(bearing) }] as const;
  }),
);

type Names = Pick<BaseFeature['properties'], 'name' | 'local'>;
/** Labels of places from the gazetteer, or from the texts for others such as cities. */
type Naming = { ofPlace(place: GazetteerPlace): Names; ofName(name: string): Names };
const namingIn = (language: Language): Naming => {
  const local = language === 'hi' ? 'hi' : 'mr';
  const { label } = textsIn(local, 'places');
  const named = (name: string, shown: string): Names => ({
    name,
    ...(shown && shown !== name && { local: shown }),
  });
  return {
    ofPlace: ({ name, nameDevanagari, nameHindi }) =>
      named(name, (local === 'hi' && nameHindi) || nameDevanagari),
    ofName: (name) => named(name, label(name)),
  };
};

const lineOf = (kind: BaseKind, city: string, names: Names, points: readonly LatLng[]): BaseFeature => ({
  type: 'Feature',
  properties: { kind, ...names, city },
  geometry: { type: 'LineString', coordinates: smooth(points).map(positionOf) },
});

function featureOf(place: GazetteerPlace, naming: Naming): BaseFeature | undefined {
  const { kind, city, slug, points, radius } = place;
  if (kind === 'zone') return undefined;
  if (points.length > 1) return lineOf(kind, city, naming.ofPlace(place), points);
  const middle = points[0]!;
  const properties = { kind, ...naming.ofPlace(place), city, slug };
  if (kind === 'lake')
    return {
      type: 'Feature',
      properties,
      geometry: { type: 'Polygon', coordinates: [shore(middle, LAKES.get(slug) ?? LAKE)] },
    };
  return {
    type: 'Feature',
    properties: kind === 'locality' ? { ...properties, radius } : properties,
    geometry: { type: 'Point', coordinates: positionOf(middle) },
  };
}

/** A metro line through the stations in the gazetteer. */
function metroLines(places: readonly GazetteerPlace[], naming: Naming): BaseFeature[] {
  const stations = new Map(
    places.filter(({ kind }) => kind === 'metro').map(({ slug, points }) => [slug, points[0]!]),
  );
  return shapes.metro.map((row) => {
    const [name = '', slugs = ''] = cellsOf(row);
    const points = slugs.split(' ').flatMap((slug) => stations.get(slug) ?? []);
    return lineOf('metro-line', 'nagpur', naming.ofName(name), points);
  });
}

/** The base of every map, made offline from known places and lines. */
export function baseOf(places: readonly GazetteerPlace[], language: Language = 'en'): MapBase {
  const naming = namingIn(language);
  const lines = shapes.lines.map((row) => {
    const [kind = '', city = '', name = '', points = ''] = cellsOf(row);
    return lineOf(kind as BaseKind, city, naming.ofName(name), readPoints(points)!);
  });
  const cities = CITIES.map(
    ({ slug, name, lat, lng }): BaseFeature => ({
      type: 'Feature',
      properties: { kind: 'city', ...naming.ofName(name), city: slug },
      geometry: { type: 'Point', coordinates: positionOf({ lat, lng }) },
    }),
  );
  return {
    type: 'FeatureCollection',
    features: [
      ...cities,
      ...lines,
      ...metroLines(places, naming),
      ...places.flatMap((place) => featureOf(place, naming) ?? []),
    ],
  };
}
