import type { Random } from '../../src/random';
import { Canvas } from '../canvas';
import { darken, mix } from '../colour';
import { LIGHTS, type Light, lit } from '../light';
import { Camera, HEIGHT, unit, type Vec, WIDTH } from '../space';

/** Light inside a room: gentle, from the window side. */
function indoors(light: Light, side: number): Light {
  return {
    ...light,
    sun: unit([side * 0.7, -0.45, 0.62]),
    contrast: light.contrast * 0.55,
    sunColour: mix(light.sunColour, '#ffffff', 0.3),
  };
}

export type Room = {
  canvas: Canvas;
  w: number;
  d: number;
  h: number;
  wall: string;
  accent: string;
  /** −1: the window is in the left wall, 1: in the right one */
  side: -1 | 1;
};

export const ROOM_WALLS = ['#f2ece2', '#efe6d8', '#eceae3', '#f3e9dc', '#e6e9e2', '#ece3da'] as const;
export const ROOM_ACCENTS = [
  '#b9653a',
  '#4c6f5a',
  '#5d7385',
  '#a98a55',
  '#8d5a45',
  '#6c7a5c',
  '#c08a3e',
] as const;
export const WOODS = ['#a47a52', '#8a6240', '#c19a6b', '#6f4e37'] as const;
const FLOORS = ['#d9cdbb', '#cbb293', '#e0dad0', '#b98d63', '#c9c5bd'] as const;

/** A rectangle on the floor, or `z` above it. */
export const flat = (x0: number, y0: number, x1: number, y1: number, z = 0.005): Vec[] => [
  [x0, y0, z],
  [x1, y0, z],
  [x1, y1, z],
  [x0, y1, z],
];

/** An empty room in one-point perspective: floor, ceiling, walls, a tall window with the day behind it. */
export function emptyRoom(
  random: Random,
  time: Light['name'],
  size: { w: number; d: number },
  options: { window: boolean; tiles?: number; floor?: string; lens?: number },
): Room {
  const { w, d } = size;
  const h = 3;
  const side = random.chance(0.5) ? -1 : 1;
  const light = indoors(LIGHTS[time], side);
  const eye: Vec = [w * (side < 0 ? 0.58 : 0.42), -2.6, 1.45];
  const canvas = new Canvas(new Camera(eye, side * random.between(2, 7), options.lens ?? 0.86, 0.45), light);
  const wall = random.pick(ROOM_WALLS);
  const accent = random.pick(ROOM_ACCENTS);
  const shellShade = (colour: string, amount: number) => mix(colour, light.shade, amount);
  const y0 = -2.4;
  canvas.raw(`<rect width="${WIDTH}" height="${HEIGHT}" fill="${wall}"/>`);
  const back = random.chance(0.4) ? mix(wall, accent, 0.22) : wall;
  canvas.poly(
    [
      [0, d, 0],
      [w, d, 0],
      [w, d, h],
      [0, d, h],
    ],
    shellShade(back, 0.1),
  );
  canvas.poly(
    [
      [0, y0, 0],
      [0, d, 0],
      [0, d, h],
      [0, y0, h],
    ],
    shellShade(wall, side < 0 ? 0.2 : 0.03),
  );
  canvas.poly(
    [
      [w, y0, 0],
      [w, d, 0],
      [w, d, h],
      [w, y0, h],
    ],
    shellShade(wall, side > 0 ? 0.2 : 0.03),
  );
  canvas.poly(
    [
      [0, y0, h],
      [w, y0, h],
      [w, d, h],
      [0, d, h],
    ],
    shellShade('#faf7f1', 0.07),
  );
  paintFloor(
    canvas,
    w,
    d,
    y0,
    options.floor ?? random.pick(FLOORS),
    options.tiles ?? random.pick([0, 0.8, 0.6]),
  );
  paintCove(canvas, w, d, h);
  const room: Room = { canvas, w, d, h, wall, accent, side };
  if (options.window) paintSideWindow(room, random, time);
  return room;
}

function paintFloor(canvas: Canvas, w: number, d: number, y0: number, floor: string, tiles: number): void {
  canvas.poly(flat(0, y0, w, d, 0), lit(canvas.light, floor, [0, 0, 1]));
  const joint = darken(floor, 0.22);
  if (tiles === 0) {
    for (let x = 0.18; x < w; x += 0.18) canvas.line([x, y0, 0], [x, d, 0], joint, 0.008, 0.4);
    return;
  }
  for (let x = tiles; x < w; x += tiles) canvas.line([x, y0, 0], [x, d, 0], joint, 0.01, 0.45);
  for (let y = y0 + tiles; y < d; y += tiles) canvas.line([0, y, 0], [w, y, 0], joint, 0.01, 0.45);
}

/** Corners gather shade; a skirting and a ceiling band make them crisp. */
function paintCove(canvas: Canvas, w: number, d: number, h: number): void {
  const shade = canvas.light.shade;
  canvas.soft(14, () => {
    for (const a of [0, w]) canvas.line([a, d, 0], [a, d, h], shade, 0.14, 0.22);
    canvas.line([0, d, h], [w, d, h], shade, 0.14, 0.2);
    canvas.line([0, d, 0], [w, d, 0], shade, 0.2, 0.3);
    for (const a of [0, w]) canvas.line([a, -1.6, 0], [a, d, 0], shade, 0.16, 0.24);
  });
  canvas.poly(
    [
      [0, d, 0],
      [w, d, 0],
      [w, d, 0.1],
      [0, d, 0.1],
    ],
    '#f6f2ea',
  );
  for (const a of [0, w])
    canvas.poly(
      [
        [a, -2.4, 0],
        [a, d, 0],
        [a, d, 0.1],
        [a, -2.4, 0.1],
      ],
      '#ece6db',
    );
}

function paintSideWindow(room: Room, random: Random, time: Light['name']): void {
  const { canvas, w, d, side } = room;
  const sky = LIGHTS[time].sky;
  const x = side < 0 ? 0.01 : w - 0.01;
  const [a, b, lo, hi] = [d * 0.16, d * 0.78, 0.12, 2.5];
  const top = canvas.camera.project([x, (a + b) / 2, hi])[1];
  const foot = canvas.camera.project([x, (a + b) / 2, lo])[1];
  canvas.poly(
    [
      [x, a - 0.08, lo - 0.06],
      [x, b + 0.08, lo - 0.06],
      [x, b + 0.08, hi + 0.08],
      [x, a - 0.08, hi + 0.08],
    ],
    '#f8f5ee',
  );
  const paint = canvas.gradient(
    [0, top],
    [0, foot],
    [
      [0, sky[0]],
      [0.5, sky[2]],
      [0.52, mix(LIGHTS[time].foliage[0]!, LIGHTS[time].haze, 0.5)],
      [1, mix(LIGHTS[time].foliage[1]!, LIGHTS[time].haze, 0.25)],
    ],
  );
  canvas.flat(
    canvas.camera.polygon([
      [x, a, lo],
      [x, b, lo],
      [x, b, hi],
      [x, a, hi],
    ]),
    paint,
  );
  for (let i = 1; i < 4; i++) {
    const y = a + ((b - a) * i) / 4;
    canvas.line([x, y, lo], [x, y, hi], '#f3eee4', 0.05);
  }
  canvas.poly(
    [
      [x, a, 0.95],
      [x, b, 0.95],
      [x, b, 1.0],
      [x, a, 1.0],
    ],
    '#4c5154',
  );
  paintCurtains(room, random, x, a, b);
  paintSunPatch(room, a, b);
}

function paintCurtains(
  { canvas, accent, side }: Room,
  random: Random,
  x: number,
  a: number,
  b: number,
): void {
  const cloth = random.pick([mix(accent, '#f2ece2', 0.55), '#e9e1d3', '#dfd8cc']);
  const inside = -side * 0.07;
  for (const [from, to] of [
    [a - 0.25, a + 0.3],
    [b - 0.3, b + 0.25],
  ] as const) {
    for (let i = 0; i < 5; i++) {
      const y0 = from + ((to - from) * i) / 5;
      const y1 = from + ((to - from) * (i + 1)) / 5;
      canvas.poly(
        [
          [x + inside, y0, 0.03],
          [x + inside, y1, 0.03],
          [x + inside, y1, 2.72],
          [x + inside, y0, 2.72],
        ],
        i % 2 ? cloth : darken(cloth, 0.1),
      );
    }
  }
  canvas.line([x + inside, a - 0.4, 2.74], [x + inside, b + 0.4, 2.74], '#5b5148', 0.04);
}

/** The window's light lying on the floor, pane by pane. */
function paintSunPatch({ canvas, w, side }: Room, a: number, b: number): void {
  if (canvas.light.name === 'monsoon') return;
  const edge = side < 0 ? 0 : w;
  const reach = canvas.light.name === 'golden' ? 2.9 : 2.1;
  canvas.soft(4, () => {
    for (let i = 0; i < 4; i++) {
      const y0 = a + ((b - a) * i) / 4 + 0.06;
      const y1 = a + ((b - a) * (i + 1)) / 4 - 0.06;
      const near = edge - side * 0.25;
      const far = edge - side * reach;
      canvas.poly(
        [
          [near, y0, 0.01],
          [near, y1, 0.01],
          [far, y1 - 0.7, 0.01],
          [far, y0 - 0.7, 0.01],
        ],
        canvas.light.name === 'dusk' ? '#e3b9a8' : '#fff3d8',
        0.42,
      );
    }
  });
}
