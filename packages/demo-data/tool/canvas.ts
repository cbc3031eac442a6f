import { darken, mix } from './colour';
import { type Light, lit } from './light';
import { add, type Camera, dot, HEIGHT, hull, type Point, scale, sub, type Vec, WIDTH } from './space';

const n1 = (value: number) => Math.round(value * 10) / 10;
const n3 = (value: number) => Math.round(value * 1000) / 1000;
const clampFar = (value: number) => Math.max(-2_000_000, Math.min(2_000_000, n1(value)));

export const toPath = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${clampFar(x)} ${clampFar(y)}`).join('L')}Z`;

/** A rectangle in space with its own metres: `s` along its base, `t` upwards. */
export class Face {
  readonly normal: Vec;

  constructor(
    readonly origin: Vec,
    private readonly along: Vec,
    private readonly up: Vec,
    readonly width: number,
    readonly height: number,
  ) {
    const [a, b] = [along, up];
    this.normal = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
  }

  /** `out` metres in front of the face */
  at(s: number, t: number, out = 0): Vec {
    return add(add(add(this.origin, scale(this.along, s)), scale(this.up, t)), scale(this.normal, out));
  }

  rect(s: number, t: number, w: number, h: number, out = 0): Vec[] {
    return [this.at(s, t, out), this.at(s + w, t, out), this.at(s + w, t + h, out), this.at(s, t + h, out)];
  }
}

export type Box = { x: number; y: number; z: number; w: number; d: number; h: number };

/** A picture being painted, back to front. */
export class Canvas {
  private readonly defs: string[] = [];
  private readonly body: string[] = [];
  private softness = 0;

  constructor(
    readonly camera: Camera,
    readonly light: Light,
  ) {}

  raw(svg: string): void {
    this.body.push(svg);
  }

  poly(points: readonly Vec[], fill: string, opacity = 1): void {
    this.flat(this.camera.polygon(points), fill, opacity);
  }

  flat(points: readonly Point[], fill: string, opacity = 1): void {
    if (points.length < 3) return;
    if (this.softness > 0) {
      for (const step of [2, 1, 0]) {
        const edge = n1(this.softness * step);
        this.body.push(
          `<path d="${toPath(points)}" fill="${fill}" stroke="${fill}" stroke-width="${edge}" stroke-linejoin="round" opacity="${n3(opacity / 2.6)}"/>`,
        );
      }
      return;
    }
    // a hairline of the same colour closes the seams that antialiasing leaves between neighbours
    const seam = opacity === 1 ? ` stroke="${fill}" stroke-width=".7"` : ` fill-opacity="${opacity}"`;
    this.body.push(`<path d="${toPath(points)}" fill="${fill}"${seam}/>`);
  }

  line(a: Vec, b: Vec, colour: string, metres: number, opacity = 1): void {
    const [p, q] = this.camera.polygon([a, b, b]);
    if (!p || !q) return;
    const width = Math.max(0.8, metres * this.camera.scaleAt(scale(add(a, b), 0.5)));
    const path = `M${clampFar(p[0])} ${clampFar(p[1])}L${clampFar(q[0])} ${clampFar(q[1])}`;
    const steps = this.softness > 0 ? [4, 2, 0] : [0];
    for (const step of steps) {
      const share = n3(this.softness > 0 ? opacity / 2.6 : opacity);
      this.body.push(
        `<path d="${path}" stroke="${colour}" stroke-width="${n1(width + step * this.softness)}" stroke-opacity="${share}" stroke-linecap="round"/>`,
      );
    }
  }

  /** A gradient of the picture's own space from one point to another; answers the paint. */
  gradient(from: Point, to: Point, stops: readonly (readonly [number, string, number?])[]): string {
    const id = `g${this.defs.length}`;
    const list = stops.map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    );
    this.defs.push(
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n1(from[0])}" y1="${n1(from[1])}" x2="${n1(to[0])}" y2="${n1(to[1])}">${list.join('')}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  glow(centre: Point, radius: number, colour: string, opacity: number): void {
    const id = `g${this.defs.length}`;
    this.defs.push(
      `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
    );
    this.body.push(
      `<circle cx="${n1(centre[0])}" cy="${n1(centre[1])}" r="${n1(radius)}" fill="url(#${id})"/>`,
    );
  }

  /**
   * Everything that `paint` paints gets an edge of `radius` units in three steps. A blur filter looks the same at this
   * size and costs half a second a picture, because it works on whole layers.
   */
  soft(radius: number, paint: () => void): void {
    this.softness = radius;
    paint();
    this.softness = 0;
  }

  /** An ellipse that fades to nothing at its rim: clouds. */
  puff(x: number, y: number, rx: number, ry: number, colour: string, opacity: number): void {
    const id = `p${colour.slice(1)}`;
    if (!this.defs.some((def) => def.includes(`id="${id}"`))) {
      const stops = [0, 0.55, 1].map(
        (at, i) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${[1, 0.6, 0][i]}"/>`,
      );
      this.defs.push(`<radialGradient id="${id}">${stops.join('')}</radialGradient>`);
    }
    this.body.push(
      `<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(rx)}" ry="${n1(ry)}" fill="url(#${id})" fill-opacity="${opacity}"/>`,
    );
  }

  /** The four sides of a box, each seen from outside with `s` to the right. */
  sides({ x, y, z, w, d, h }: Box): { front: Face; right: Face; back: Face; left: Face } {
    const up: Vec = [0, 0, 1];
    return {
      front: new Face([x, y, z], [1, 0, 0], up, w, h),
      right: new Face([x + w, y, z], [0, 1, 0], up, d, h),
      back: new Face([x + w, y + d, z], [-1, 0, 0], up, w, h),
      left: new Face([x, y + d, z], [0, -1, 0], up, d, h),
    };
  }

  sees(face: Face): boolean {
    return dot(face.normal, sub(face.origin, this.camera.eye)) < 0;
  }

  /** A box of one colour with its faces in the light; `faint` sides darken a little towards the ground. */
  box(b: Box, colour: string, top = colour): void {
    const faces = this.sides(b);
    for (const face of [faces.back, faces.left, faces.right, faces.front]) {
      if (this.sees(face))
        this.poly(face.rect(0, 0, face.width, face.height), lit(this.light, colour, face.normal));
    }
    const { x, y, z, w, d, h } = b;
    const corners = (at: number): Vec[] => [
      [x, y, at],
      [x + w, y, at],
      [x + w, y + d, at],
      [x, y + d, at],
    ];
    if (this.camera.eye[2] > z + h) this.poly(corners(z + h), lit(this.light, top, [0, 0, 1]));
    if (this.camera.eye[2] < z)
      this.poly(corners(z), mix(darken(colour, 0.18), this.light.shade, this.light.contrast * 0.8));
  }

  /** The shadow of a box on the ground, thrown away from the sun. */
  shadow({ x, y, z, w, d, h }: Box, opacity = 0.32): void {
    const [sx, sy, sz] = this.light.sun;
    const base: Point[] = [
      [x, y],
      [x + w, y],
      [x + w, y + d],
      [x, y + d],
    ];
    const thrown = (at: number) => base.map(([px, py]): Point => [px - (sx / sz) * at, py - (sy / sz) * at]);
    const outline = hull([...thrown(z), ...thrown(z + h)]);
    this.poly(
      outline.map(([px, py]): Vec => [px, py, 0]),
      mix(this.light.shade, '#1d2430', 0.35),
      opacity,
    );
  }

  /** Ground from the viewer to the horizon. */
  ground(colour: string, far: string): void {
    const y = this.camera.project([0, 100_000, 0])[1];
    const paint = this.gradient(
      [0, y],
      [0, HEIGHT],
      [
        [0, far],
        [0.25, mix(far, colour, 0.7)],
        [1, colour],
      ],
    );
    this.body.push(
      `<rect x="0" y="${n1(y)}" width="${WIDTH}" height="${n1(HEIGHT - y + 1)}" fill="${paint}"/>`,
    );
  }

  toSvg(): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${this.defs.join('')}</defs>${this.body.join('')}</svg>`;
  }
}
