import type { BaseKind } from './constants';

/** Longitude, latitude. */
export type Position = [number, number];

type Geometry =
  | { type: 'Point'; coordinates: Position }
  | { type: 'LineString'; coordinates: Position[] }
  | { type: 'Polygon'; coordinates: Position[][] };

/** GeoJSON (RFC 7946). `kind` and `name`; `radius` of a locality in metres, `city` its slug. */
export type BaseFeature = {
  type: 'Feature';
  properties: {
    kind: BaseKind;
    name: string;
    /** the Hindi name for pages in Hindi, else the Marathi one */
    local?: string;
    city: string;
    slug?: string;
    radius?: number;
  };
  geometry: Geometry;
};
export type MapBase = { type: 'FeatureCollection'; features: BaseFeature[] };
