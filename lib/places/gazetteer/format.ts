import { CITIES } from '@/lib/places/rules';
import type { GazetteerPlace, LatLng } from './dto';

export const listOf = (cell: string, separator = ';'): string[] =>
  cell
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

/** Parses "21.14 79.08; 21.15 79.09", also with a comma inside a pair. Undefined if a part is not a pair of degrees. */
export function readPoints(cell: string): LatLng[] | undefined {
  const points = listOf(cell).map((pair) => {
    const [lat, lng, ...rest] = pair.split(/[\s,]+/).map(Number);
    const isPoint = rest.length === 0 && Math.abs(lat ?? 999) <= 90 && Math.abs(lng ?? 999) <= 180;
    return isPoint ? { lat: lat!, lng: lng! } : undefined;
  });
  return points.every((point) => point !== undefined) ? points : undefined;
}

export const writePoints = (points: readonly LatLng[]): string =>
  points.map(({ lat, lng }) => `${lat} ${lng}`).join('; ');

export const textOfPlace = ({
  kind,
  city,
  slug,
  name,
  nameDevanagari,
  ...rest
}: Omit<GazetteerPlace, 'slug'> & { slug?: string }) => ({
  ...{ kind, city, slug: slug ?? '', name, nameDevanagari },
  nameHindi: rest.nameHindi ?? '',
  spellings: rest.spellings.join('; '),
  pinCode: rest.pinCode ?? '',
  points: writePoints(rest.points),
  radius: String(rest.radius),
});

/** Maximum degrees between a city's point and its listings, which is a district with a margin. */
const MAX_DEGREES_FROM_CITY = 0.8;
export const isInCity = (city: string, { lat, lng }: LatLng): boolean => {
  const middle = CITIES.find(({ slug }) => slug === city);
  return (
    middle !== undefined &&
    Math.abs(middle.lat - lat) <= MAX_DEGREES_FROM_CITY &&
    Math.abs(middle.lng - lng) <= MAX_DEGREES_FROM_CITY
  );
};
