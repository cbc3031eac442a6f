/** Metres: x to the right, y away from the viewer, z up. */
export type Vec = readonly [number, number, number];
export type Point = readonly [number, number];

export const WIDTH = 1600;
export const HEIGHT = 1200;

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const unit = (a: Vec): Vec => scale(a, 1 / Math.hypot(...a));

const NEAR = 0.15;

/**
 * An architect's view: the camera looks level and the horizon is shifted, so that verticals stay vertical
 * (what a shift lens does). `turn` is in degrees to the right, `lens` the focal length in picture widths.
 */
export class Camera {
  private readonly forward: Vec;
  private readonly right: Vec;

  constructor(
    readonly eye: Vec,
    turn: number,
    private readonly lens: number,
    /** where the horizon lies, from the top, as a share of the height */
    private readonly horizon: number,
  ) {
    const angle = (turn * Math.PI) / 180;
    this.forward = [Math.sin(angle), Math.cos(angle), 0];
    this.right = [Math.cos(angle), -Math.sin(angle), 0];
  }

  depth(p: Vec): number {
    return dot(sub(p, this.eye), this.forward);
  }

  /** picture units per metre at a point */
  scaleAt(p: Vec): number {
    return (this.lens * WIDTH) / Math.max(NEAR, this.depth(p));
  }

  project(p: Vec): Point {
    const rel = sub(p, this.eye);
    const k = this.scaleAt(p);
    return [WIDTH / 2 + dot(rel, this.right) * k, HEIGHT * this.horizon - rel[2] * k];
  }

  /** A flat polygon on the picture, cut at the near plane (Sutherland and Hodgman 1974). */
  polygon(points: readonly Vec[]): Point[] {
    const kept: Vec[] = [];
    for (let i = 0; i < points.length; i++) {
      const a = points[i]!;
      const b = points[(i + 1) % points.length]!;
      const da = this.depth(a) - NEAR;
      const db = this.depth(b) - NEAR;
      if (da >= 0) kept.push(a);
      if (da >= 0 !== db >= 0) kept.push(add(a, scale(sub(b, a), da / (da - db))));
    }
    return kept.map((p) => this.project(p));
  }
}

/** The corners of the smallest convex polygon around points of the ground (Andrew's monotone chain). */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const cross = (o: Point, a: Point, b: Point) =>
    (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  const half = (list: readonly Point[]) => {
    const chain: Point[] = [];
    for (const p of list) {
      while (chain.length >= 2 && cross(chain[chain.length - 2]!, chain[chain.length - 1]!, p) <= 0)
        chain.pop();
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half([...sorted].reverse())];
}
