export type Point = readonly [number, number];
/** Rings of a polygon: the outer one, then holes. Rings are closed: the last point is the first. */
export type Rings = readonly (readonly Point[])[];

/** A geometry taken apart: what GeoJSON's seven types and the legacy point come down to. */
export interface Geometry {
  type: string;
  points: Point[];
  lines: (readonly Point[])[];
  polygons: Rings[];
  /** Legacy coordinates (`[x, y]` or `{x, y}`) lie on a plane. */
  flat: boolean;
  /** The polygon is what lies outside its ring: strict winding, and the ring goes clockwise. */
  complement?: boolean;
}
