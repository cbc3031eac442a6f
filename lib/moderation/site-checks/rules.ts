import type { OwnPropertyDto } from '@/lib/listings/dto';
import type { CheckName } from '@/lib/listings/evidence/constants';
import { kilometres } from '@/lib/places/rules';
import { MAX_DISTANCE } from './constants';

type Point = { lat: number; lng: number };

/** The listing's exact place; undefined if only its locality is known. */
export function exactPlace({
  pin,
  placePrecision,
  location,
}: Pick<OwnPropertyDto, 'pin' | 'placePrecision' | 'location'>): Point | undefined {
  const [lng, lat] = pin ?? (placePrecision === 'exact' ? location.coordinates : []);
  return lng === undefined || lat === undefined ? undefined : { lat, lng };
}

export const metresBetween = (phone: Point, place: Point): number =>
  Math.round(kilometres(phone, place) * 1000);

/** "Place seen" counts only at the place; papers may be shown anywhere. */
export const isTooFar = (check: CheckName, distance: number | undefined, accuracy: number): boolean =>
  check === 'place' && distance !== undefined && distance > MAX_DISTANCE + accuracy;
