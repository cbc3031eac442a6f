/** A position on a drawn map: 0,0 is the home, 1 the edge; x points east, y south. */
type Point = { x: number; y: number };

export type Sketch = {
  /** kilometres from the home to the edge */
  km: number;
  /** numbered landmarks, nearest first, with their straight-line distance */
  landmarks: (Point & { name: string; kind: string; km: number })[];
  localities: (Point & { name: string })[];
  roads: { name: string; points: Point[] }[];
};
