import { landmarksOf } from '../landmarks';
import { PROJECT_FIRST } from '../names';
import type { Random } from '../random';
import { FACINGS, type Possession } from '../vocabulary';
import type { Facts, Kind, Place } from './types';

const DAY_MS = 86_400_000;

export function roundTo(value: number, step: number): number {
  return Math.round(value / step) * step;
}

export function common(random: Random, place: Place, kind: Kind): Omit<Facts, 'area'> {
  const near = random.pick(landmarksOf(place.city.slug, place.locality.slug));
  return { ...place, kind, near, facing: random.pick(FACINGS), amenities: [] };
}

export function project(random: Random, last: readonly string[]): string {
  return `${random.pick(PROJECT_FIRST)} ${random.pick(last)}`;
}

/** Carpet, built-up and super built-up area. Walls and balcony add about an eighth, and shared space a quarter (RERA s. 2(k)). */
export function areas(random: Random, carpet: number) {
  const carpetArea = roundTo(carpet, 5);
  const builtUpArea = roundTo(carpetArea * random.between(1.09, 1.16), 5);
  const superBuiltUpArea = roundTo(builtUpArea * random.between(1.18, 1.3), 5);
  return { area: carpetArea, carpetArea, builtUpArea, superBuiltUpArea };
}

export function stage(random: Random, place: Place, newShare: number) {
  // adverts of unfinished projects show numbers, whose format is known only for MahaRERA and Telangana
  const canBeNew = place.type === 'sale' && ['Maharashtra', 'Telangana'].includes(place.city.state);
  if (!canBeNew || !random.chance(newShare)) {
    return {
      possession: 'ready' as const,
      ageYears: random.weighted([
        [0, 2],
        [random.int(1, 4), 5],
        [random.int(5, 12), 5],
        [random.int(13, 28), 2],
      ]),
    };
  }
  const possession: Possession = random.chance(0.65) ? 'under-construction' : 'new-launch';
  const months = possession === 'new-launch' ? random.int(24, 42) : random.int(4, 22);
  const due = new Date(place.now.getTime() + months * 30.4 * DAY_MS);
  return { possession, possessionDate: new Date(Date.UTC(due.getUTCFullYear(), due.getUTCMonth() + 1, 0)) };
}
