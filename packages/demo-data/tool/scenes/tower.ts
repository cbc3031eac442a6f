import type { Random } from '../../src/random';
import type { Box, Canvas, Face } from '../canvas';
import { darken, mix } from '../colour';
import { paintBalcony, paintWindow } from '../facade';
import { type Light, lit } from '../light';
import { paintTree } from '../nature';
import type { Vec } from '../space';
import { ACCENTS, outdoors, paintCompoundWall, paintRoad, paintTrees, viewOf, WALLS } from './street';

const STOREY = 3.1;
type Bay = 'window' | 'balcony' | 'fin' | 'wide';

const RHYTHMS: readonly (readonly Bay[])[] = [
  ['balcony', 'window', 'fin', 'window', 'balcony'],
  ['window', 'balcony', 'fin', 'balcony', 'window'],
  ['wide', 'fin', 'balcony', 'fin', 'wide'],
  ['balcony', 'wide', 'wide', 'balcony'],
  ['window', 'balcony', 'window', 'fin', 'balcony', 'window'],
];

type Style = {
  wall: string;
  accent: string;
  rail: 'glass' | 'bars' | 'solid';
  rhythm: readonly Bay[];
  bands: boolean;
};

/** A block of flats on its street: stilt parking, storeys of balconies, stair head and tank on the roof. */
export function tower(random: Random, time: Light['name'], floors: number): string {
  const style: Style = {
    wall: random.pick(WALLS),
    accent: random.pick(ACCENTS),
    rail: random.pick(['glass', 'bars', 'solid']),
    rhythm: random.pick(RHYTHMS),
    bands: random.chance(0.5),
  };
  const b: Box = {
    x: 0,
    y: 0,
    z: 0,
    w: style.rhythm.length * 4.4,
    d: random.between(12, 16),
    h: (floors + 1) * STOREY,
  };
  const fromLeft = random.chance(0.5);
  const away = Math.max(26, b.h * 1.02);
  const eye: Vec = [fromLeft ? -away * 0.4 : b.w + away * 0.4, -away, floors > 8 ? 3.2 : 2.4];
  const horizon = 0.84;
  const far = Math.hypot(eye[0] - b.w / 2, away);
  const lens = Math.min((0.76 * 1200 * far) / (1600 * b.h), (0.66 * far) / (b.w + 4));
  const camera = viewOf(
    eye,
    [b.w / 2, 3, 0],
    lens,
    horizon,
    fromLeft ? random.between(-3, 3) : random.between(-3, 3),
  );
  const canvas = outdoors(random, camera, horizon, time, 'town');
  paintNeighbours(canvas, random, b);
  paintTrees(
    canvas,
    random,
    ['neem', 'ashoka', 'gulmohar'],
    9,
    [-45, b.w + 45],
    [b.d + 4, b.d + 26],
    [6, 11],
  );
  paintRoad(canvas, -19, -10);
  canvas.poly(
    [
      [-60, -7.4, 0],
      [b.w + 60, -7.4, 0],
      [b.w + 60, -1, 0],
      [-60, -1, 0],
    ],
    lit(canvas.light, '#cfc8b8', [0, 0, 1]),
    0.55,
  );
  canvas.soft(3, () => canvas.shadow(b, 0.36));
  paintBlock(canvas, random, b, style, floors);
  paintTrees(canvas, random, ['shrub', 'bougainvillea', 'shrub'], 9, [-4, b.w + 4], [-5, -3.5], [1, 1.9]);
  paintCompoundWall(
    canvas,
    -7.2,
    -70,
    b.w + 70,
    [b.w * 0.5 - 3, b.w * 0.5 + 3],
    mix(style.wall, style.accent, 0.12),
  );
  const side = fromLeft ? 1 : -1;
  paintTree(
    canvas,
    random,
    [fromLeft ? b.w + 5 : -5, -8.6, 0],
    random.between(6, 9),
    random.pick(['gulmohar', 'neem', 'palm']),
  );
  paintTree(
    canvas,
    random,
    [b.w / 2 - side * (b.w * 0.5 + 5), -8.8, 0],
    random.between(4, 6),
    random.pick(['neem', 'ashoka', 'palm']),
  );
  return canvas.toSvg();
}

function paintNeighbours(canvas: Canvas, random: Random, b: Box): void {
  for (const x of [-64, -42, b.w + 26, b.w + 48]) {
    const box = {
      x,
      y: b.d + random.between(14, 40),
      z: 0,
      w: random.between(12, 18),
      d: 14,
      h: random.between(9, 26),
    };
    const colour = mix(random.pick(WALLS), canvas.light.haze, 0.62);
    canvas.box(box, colour);
    const { front } = canvas.sides(box);
    for (let t = 1.2; t < box.h - 2; t += STOREY)
      for (let s = 1; s < box.w - 2; s += 3.2)
        canvas.poly(front.rect(s, t, 1.6, 1.4), mix(darken(colour, 0.22), canvas.light.sky[0], 0.3));
  }
}

function paintBlock(canvas: Canvas, random: Random, b: Box, style: Style, floors: number): void {
  paintRoof(canvas, b, style);
  const stilt = { ...b, h: STOREY };
  canvas.box(stilt, darken('#6b675f', 0.35));
  for (let x = 0; x <= b.w - 0.5; x += (b.w - 0.6) / style.rhythm.length)
    canvas.box({ x, y: 0, z: 0, w: 0.6, d: 0.6, h: STOREY }, style.wall);
  const body = { ...b, z: STOREY, h: b.h - STOREY };
  canvas.box(body, style.wall);
  const faces = canvas.sides(body);
  for (const side of [faces.left, faces.right])
    if (canvas.sees(side)) paintSide(canvas, random, side, style, floors);
  paintFront(canvas, random, faces.front, style, floors);
}

/** Painted before the walls: from the street these hide the slab's underside and the foot of what stands on it. */
function paintRoof(canvas: Canvas, b: Box, style: Style): void {
  const head = { x: b.w * 0.4, y: b.d * 0.35, z: b.h + 0.3, w: 4.5, d: 5, h: 3 };
  canvas.box(head, style.accent);
  canvas.box(
    { x: b.w * 0.16, y: b.d * 0.4, z: b.h + 0.3, w: 2.4, d: 2.4, h: 1.8 },
    mix('#3d4247', canvas.light.haze, 0.15),
  );
  canvas.box(
    { x: -0.25, y: -0.25, z: b.h, w: b.w + 0.5, d: b.d + 0.5, h: 0.3 },
    mix(style.wall, '#ffffff', 0.3),
  );
}

function paintSide(canvas: Canvas, random: Random, face: Face, style: Style, floors: number): void {
  const bays = 3;
  for (let floor = 0; floor < floors; floor++) {
    const t = floor * STOREY;
    if (style.bands)
      canvas.poly(
        face.rect(0, t - 0.12, face.width, 0.24, 0.01),
        lit(canvas.light, style.accent, face.normal),
        0.85,
      );
    for (let bay = 0; bay < bays; bay++) {
      const s = face.width * ((bay + 0.5) / bays) - 0.75;
      paintWindow(canvas, random, face, s, t + 0.95, 1.5, 1.35);
    }
  }
  canvas.poly(
    face.rect(face.width * 0.31, 0, 0.5, face.height, 0.02),
    lit(canvas.light, style.accent, face.normal),
  );
}

function paintFront(canvas: Canvas, random: Random, face: Face, style: Style, floors: number): void {
  const width = face.width / style.rhythm.length;
  const order = style.rhythm.map((_, i) => i);
  // far bays first, so that near balconies cover them
  if (canvas.camera.eye[0] < face.width / 2) order.reverse();
  for (const bay of order) {
    const s = bay * width;
    const kind = style.rhythm[bay]!;
    if (kind === 'fin')
      canvas.poly(
        face.rect(s + width * 0.2, 0, width * 0.6, face.height, 0.04),
        lit(canvas.light, style.accent, face.normal),
      );
    for (let floor = 0; floor < floors; floor++) {
      const t = floor * STOREY;
      if (kind === 'fin') paintWindow(canvas, random, face, s + width * 0.36, t + 0.7, width * 0.28, 1.7, 1);
      if (kind === 'window') paintWindow(canvas, random, face, s + width * 0.27, t + 0.9, width * 0.46, 1.45);
      if (kind === 'wide') paintWindow(canvas, random, face, s + width * 0.12, t + 0.8, width * 0.76, 1.6, 4);
      if (kind === 'balcony')
        paintBalcony(canvas, random, face, s + 0.35, t, width - 0.7, STOREY, style.rail, style.accent);
      if (style.bands && kind !== 'balcony')
        canvas.poly(
          face.rect(s, t - 0.12, width, 0.24, 0.05),
          lit(canvas.light, style.accent, face.normal),
          0.85,
        );
    }
  }
}
