import type { Random } from '../../src/random';
import { Canvas } from '../canvas';
import { lighten, mix } from '../colour';
import { LIGHTS, type Light, lit } from '../light';
import { paintDistance, paintSky, paintTree, type TreeKind } from '../nature';
import { Camera, type Vec } from '../space';

export const WALLS = [
  '#f1e9dc',
  '#e9dcc8',
  '#f4efe6',
  '#e3d3bb',
  '#d9dcd2',
  '#e8d9cf',
  '#dfe2e0',
  '#efe0c4',
] as const;
export const ACCENTS = [
  '#c2602c',
  '#2f6b4a',
  '#8c4a32',
  '#39566b',
  '#b98a3e',
  '#6b5a4a',
  '#a5512f',
  '#4d6b57',
] as const;

/** A camera at `eye` that looks at `target`, with the horizon low when what it shows is tall. */
export function viewOf(eye: Vec, target: Vec, lens: number, horizon: number, aside = 0): Camera {
  const turn = (Math.atan2(target[0] - eye[0], target[1] - eye[1]) * 180) / Math.PI;
  return new Camera(eye, turn + aside, lens, horizon);
}

export function outdoors(
  random: Random,
  camera: Camera,
  horizon: number,
  time: Light['name'],
  distance: 'hills' | 'trees' | 'town',
): Canvas {
  const canvas = new Canvas(camera, LIGHTS[time]);
  paintSky(canvas, random, horizon);
  canvas.ground(canvas.light.grass, mix(canvas.light.grass, canvas.light.haze, 0.6));
  paintDistance(canvas, random, distance);
  return canvas;
}

/** A road along x with kerbs, footpath and a broken centre line, between two depths. */
export function paintRoad(canvas: Canvas, from: number, to: number): void {
  const { light } = canvas;
  const strip = (a: number, b: number, colour: string, z = 0) =>
    canvas.poly(
      [
        [-260, a, z],
        [260, a, z],
        [260, b, z],
        [-260, b, z],
      ],
      lit(light, colour, [0, 0, 1]),
    );
  strip(from - 2.2, from, '#cfc6b6');
  strip(from, to, '#8d8c89');
  strip(to, to + 2.6, '#d3cbbc');
  strip(to - 0.14, to + 0.05, '#efeadf');
  const middle = (from + to) / 2;
  for (let x = -120; x < 120; x += 6) {
    canvas.poly(
      [
        [x, middle - 0.07, 0],
        [x + 3, middle - 0.07, 0],
        [x + 3, middle + 0.07, 0],
        [x, middle + 0.07, 0],
      ],
      lighten(light.haze, 0.45),
      0.85,
    );
  }
}

/** A compound wall along x at depth `y`, with a gap for the gate. */
export function paintCompoundWall(
  canvas: Canvas,
  y: number,
  from: number,
  to: number,
  gate: readonly [number, number],
  colour: string,
): void {
  for (const [a, b] of [
    [from, gate[0]],
    [gate[1], to],
  ] as const) {
    if (b - a < 0.5) continue;
    const wall = { x: a, y, z: 0, w: b - a, d: 0.25, h: 1.25 };
    canvas.shadow(wall, 0.22);
    canvas.box(wall, colour);
    canvas.box({ x: a, y: y - 0.06, z: 1.25, w: b - a, d: 0.37, h: 0.1 }, '#f3eee4');
  }
  for (const x of gate) {
    canvas.box({ x: x - 0.3, y: y - 0.15, z: 0, w: 0.6, d: 0.6, h: 1.9 }, colour);
    canvas.box({ x: x - 0.38, y: y - 0.23, z: 1.9, w: 0.76, d: 0.76, h: 0.12 }, '#f3eee4');
  }
  for (let x = gate[0] + 0.35; x < gate[1] - 0.3; x += 0.28)
    canvas.line([x, y + 0.1, 0.12], [x, y + 0.1, 1.5], '#3f4448', 0.04);
  for (const z of [0.2, 0.85, 1.5])
    canvas.line([gate[0] + 0.3, y + 0.1, z], [gate[1] - 0.3, y + 0.1, z], '#3f4448', 0.06);
}

/** Trees at random points of a strip, farthest first. */
export function paintTrees(
  canvas: Canvas,
  random: Random,
  kinds: readonly TreeKind[],
  count: number,
  x: readonly [number, number],
  y: readonly [number, number],
  height: readonly [number, number],
): void {
  const feet = Array.from({ length: count }, (): Vec => [random.between(...x), random.between(...y), 0]);
  feet.sort((a, b) => canvas.camera.depth(b) - canvas.camera.depth(a));
  for (const foot of feet) paintTree(canvas, random, foot, random.between(...height), random.pick(kinds));
}
