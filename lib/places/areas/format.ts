import * as codec from '@googlemaps/polyline-codec';
import { MAX_CORNERS, MAX_SHAPE_LENGTH } from './constants';

// Node itself (scripts) reads the package's CommonJS file, with its functions under `default`
const given: { default?: typeof codec } & typeof codec = { ...codec };
const { decode, encode } = given.default ?? given;

/** Degrees. */
type Corner = { lat: number; lng: number };

const isPlace = ({ lat, lng }: Corner) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

/**
 * Parses an area's corners in the Encoded Polyline Algorithm Format with five decimals. Undefined if the text is invalid, has fewer than three corners or too
 * many, or one outside the map.
 */
export function readShape(text: string): Corner[] | undefined {
  // characters below '?' are not in the format, and the decoder would turn them into a point
  if (text.length > MAX_SHAPE_LENGTH || !/^[?-~]+$/.test(text)) return undefined;
  const corners = decode(text, 5).map(([lat, lng]) => ({ lat, lng }));
  const isArea = corners.length >= 3 && corners.length <= MAX_CORNERS && corners.every(isPlace);
  return isArea ? corners : undefined;
}

export const writeShape = (corners: readonly Corner[]): string =>
  encode(
    corners.map(({ lat, lng }): [number, number] => [lat, lng]),
    5,
  );
