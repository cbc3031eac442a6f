import type { BaseKind } from './constants';

/** Longitude and latitude. */
export type Position = [number, number];

type Geometry =
  | { type: 'Point'; coordinates: Position }
  | { type: 'LineString'; coordinates: Position[] }
  | { type: 'Polygon'; coordinates: Position[][] };

/** GeoJSON (RFC 7946) with `kind` and `name`; for a locality also `radius` in metres and `city` as a slug. */
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
