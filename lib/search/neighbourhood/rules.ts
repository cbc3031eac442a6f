import type { PropertyDto } from '@/lib/listings/dto';
import type { NearPlace } from '@/lib/places/gazetteer/dto';
import { isInCity } from '@/lib/places/gazetteer/format';
import type { Gazetteer } from '@/lib/places/gazetteer/rules';
import { indianDay } from '@/lib/platform/time/indian-day';
import { AROUND_GROUPS, LANDMARKS, MIN_SIMILAR, NEAREST_KM, WITHIN_KM } from './constants';
import type { AroundDto, AroundGroup, NearPlaceDto, PricedHome, PricePosition, QuarterDto } from './dto';

const MAX_OF_A_GROUP = 3;
const MAX_LANDMARKS = 6;

type Placed = Pick<PropertyDto, 'location' | 'placePrecision' | 'citySlug'>;

const toDto = ({ place: { slug, name }, km }: NearPlace): NearPlaceDto => ({ slug, name, km });

/** The nearest place of each kind, because six colleges say less than a college, a lake and a road. */
function oneOfEach(near: readonly NearPlace[]): NearPlace[] {
  const kinds = new Set<string>();
  return near.filter(({ place: { kind } }) => {
    const isNew = !kinds.has(kind);
    kinds.add(kind);
    return isNew;
  });
}

/** A listing's surroundings in a straight line. Undefined if its place is unknown, or the gazetteer has nothing there. */
export function aroundOf(gazetteer: Gazetteer, property: Placed): AroundDto | undefined {
  const { placePrecision, citySlug } = property;
  const [lng, lat] = property.location.coordinates;
  if (placePrecision === 'unknown' || !isInCity(citySlug, { lat, lng })) return undefined;
  const near = (kinds: AroundGroupKinds) =>
    gazetteer
      .nearest({ lat, lng }, { kinds, withinKm: NEAREST_KM, limit: Number.POSITIVE_INFINITY })
      .filter(({ place }) => place.city === citySlug);
  const groups = AROUND_GROUPS.flatMap(({ title, kinds }): AroundGroup[] => {
    const all = near(kinds);
    const [nearest] = all;
    if (!nearest) return [];
    const places = all.filter(({ km }) => km <= WITHIN_KM).slice(0, MAX_OF_A_GROUP);
    return [
      {
        title,
        places: places.map(toDto),
        ...(places.length === 0 && { nearest: toDto(nearest) }),
        ...(title === 'Metro' && { stations: all.map(toDto) }),
      },
    ];
  });
  if (groups.length === 0) return undefined;
  const landmarks = oneOfEach(near(LANDMARKS)).slice(0, MAX_LANDMARKS).map(toDto);
  return { groups, landmarks, isAbout: placePrecision === 'approximate' };
}
type AroundGroupKinds = (typeof AROUND_GROUPS)[number]['kinds'];

/** Position of a value between two, in percent; the middle if both are equal. */
export const shareOf = (value: number, low: number, high: number): number =>
  high > low ? Math.min(100, Math.max(0, ((value - low) / (high - low)) * 100)) : 50;

/** Number of columns of 24-pixel dots that fit on a phone. */
const DOT_COLUMNS = 12;

/** The value below which a share of the sorted ones lies, interpolated between two of them. */
function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const [below = 0, above = below] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return below + (above - below) * (at % 1);
}

/**
 * Homes in columns by rate, with the compared home's column, and the centres of its column and the median's in percent, because a mark at its exact place could
 * be on the wrong side of a dot. The line ends at the 10th and 90th percentile, because one distant price would compress all others; homes beyond are at its
 * ends.
 */
export function dotColumns(
  homes: readonly PricedHome[],
  { rate, middle }: Pick<PricePosition, 'rate' | 'middle'>,
) {
  const rates = [...homes.map((home) => home.rate), rate].sort((a, b) => a - b);
  const [low, high] = [Math.round(quantile(rates, 0.1)), Math.round(quantile(rates, 0.9))];
  const columnOf = (one: number) =>
    Math.min(DOT_COLUMNS - 1, Math.floor((shareOf(one, low, high) / 100) * DOT_COLUMNS));
  const columns = Array.from({ length: DOT_COLUMNS }, (_, i) =>
    homes.filter((home) => columnOf(home.rate) === i),
  );
  const centreOf = (one: number) => ((columnOf(one) + 0.5) / DOT_COLUMNS) * 100;
  return {
    low,
    high,
    isCut: { below: rates[0]! < low, above: rates.at(-1)! > high },
    columns,
    own: columnOf(rate),
    mark: centreOf(middle),
    ownMark: centreOf(rate),
  };
}

type Listed = { at: Date; rate: number };

/** Minimum quarters for the line, and homes in each. */
const MIN_QUARTERS = 8;

/** "Q3 2026", in India. */
const quarterOf = (at: Date): { key: number; quarter: string } => {
  const [year = 0, month = 1] = indianDay(at).split('-').map(Number);
  const part = Math.ceil(month / 3);
  return { key: year * 4 + part, quarter: `Q${part} ${year}` };
};

/** The median of each recent quarter; empty with fewer than eight in a row, each with at least five homes. */
export function quarterMiddles(listed: readonly Listed[], now: Date): QuarterDto[] {
  const quarters = new Map<number, { quarter: string; rates: number[] }>();
  for (const { at, rate } of listed) {
    const { key, quarter } = quarterOf(at);
    const known = quarters.get(key) ?? { quarter, rates: [] };
    known.rates.push(rate);
    quarters.set(key, known);
  }
  const found: QuarterDto[] = [];
  // without the present quarter, which has not ended
  for (let key = quarterOf(now).key - 1; ; key -= 1) {
    const { quarter, rates } = quarters.get(key) ?? { quarter: '', rates: [] };
    if (rates.length < MIN_SIMILAR) break;
    const sorted = rates.toSorted((a, b) => a - b);
    const middle = (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2;
    found.unshift({ quarter, middle: Math.round(middle), count: rates.length });
  }
  return found.length >= MIN_QUARTERS ? found : [];
}

/** A landmark for the first screen: the nearest metro station, or a well-known one. */
export const nearestPlace = (around: AroundDto | undefined): NearPlaceDto | undefined => {
  const metro = around?.groups.find(({ title }) => title === 'Metro');
  return metro?.places[0] ?? metro?.nearest ?? around?.landmarks[0];
};
