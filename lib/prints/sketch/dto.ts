/** A place on a drawn map: 0,0 is the home, 1 the edge; x to the east, y to the south. */
type Point = { x: number; y: number };

export type Sketch = {
  /** from the home to the edge, in kilometres */
  km: number;
  /** numbered landmarks, the nearest first, with their distance as the crow flies */
  landmarks: (Point & { name: string; kind: string; km: number })[];
  localities: (Point & { name: string })[];
  roads: { name: string; points: Point[] }[];
};
