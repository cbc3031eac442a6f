import type { Random } from '../../src/random';
import type { Box, Canvas } from '../canvas';
import { darken, lighten, mix } from '../colour';
import { paintBalcony, paintWindow } from '../facade';
import { type Light, lit } from '../light';
import { paintTree } from '../nature';
import type { Vec } from '../space';
import { ACCENTS, outdoors, paintCompoundWall, paintRoad, paintTrees, viewOf, WALLS } from './street';

/** A flat roof with a deep eave. Painted before its walls, which hide most of its underside. */
function flatRoof(canvas: Canvas, b: Box, over: number, colour: string): void {
  canvas.box(
    { x: b.x - over, y: b.y - over, z: b.z + b.h, w: b.w + 2 * over, d: b.d + 2 * over, h: 0.35 },
    colour,
  );
}

function eaveShadow(canvas: Canvas, b: Box, depth: number): void {
  const faces = canvas.sides(b);
  for (const face of [faces.front, faces.left, faces.right])
    if (canvas.sees(face))
      canvas.poly(
        face.rect(0, b.h - depth, face.width, depth, 0.01),
        mix(canvas.light.shade, '#1d2430', 0.4),
        0.28,
      );
}

function paintDoor(canvas: Canvas, b: Box, s: number): void {
  const { front } = canvas.sides(b);
  canvas.poly(front.rect(s - 0.12, 0, 1.44, 2.42, 0.02), lit(canvas.light, '#efe8da', front.normal));
  canvas.poly(front.rect(s, 0, 1.2, 2.3, 0.03), lit(canvas.light, '#7a4a2c', front.normal));
  for (const t of [0.2, 1.25])
    canvas.poly(front.rect(s + 0.16, t, 0.88, 0.85, 0.04), lit(canvas.light, '#8e5a37', front.normal));
}

function paintCar(canvas: Canvas, x: number, y: number, colour: string): void {
  const { light } = canvas;
  canvas.soft(2, () => canvas.shadow({ x, y, z: 0, w: 1.8, d: 4, h: 1.1 }, 0.4));
  canvas.box({ x, y, z: 0.32, w: 1.8, d: 4, h: 0.62 }, colour);
  canvas.box(
    { x: x + 0.12, y: y + 0.9, z: 0.94, w: 1.56, d: 2.3, h: 0.56 },
    mix('#2c3740', light.sky[1], 0.25),
    colour,
  );
  const { front } = canvas.sides({ x, y, z: 0.32, w: 1.8, d: 4, h: 0.62 });
  for (const s of [0.1, 1.34]) canvas.poly(front.rect(s, 0.3, 0.36, 0.16, 0.01), '#f6efd8');
  for (const s of [0.08, 1.42]) canvas.poly(front.rect(s, -0.3, 0.3, 0.36, 0.01), '#22262a');
}

/** A villa of two storeys: shifted volumes, car porch, terrace, lawn and a compound wall with its gate. */
export function villa(random: Random, time: Light['name'], storeys: number): string {
  const wall = random.pick(WALLS);
  const accent = random.pick(ACCENTS);
  const w = random.between(11, 15);
  const porchLeft = random.chance(0.5);
  const eye: Vec = [porchLeft ? w + 7 : -7, -19, 3.3];
  const camera = viewOf(
    eye,
    [w / 2, 3, 0],
    random.between(0.92, 1.05) * (storeys > 2 ? 0.86 : 1),
    storeys > 2 ? 0.74 : 0.66,
  );
  const canvas = outdoors(random, camera, storeys > 2 ? 0.68 : 0.6, time, random.pick(['trees', 'town']));
  paintTrees(canvas, random, ['neem', 'gulmohar', 'ashoka'], 8, [-26, w + 26], [14, 24], [7, 12]);
  const ground: Box = { x: 0, y: 0, z: 0, w, d: 10, h: 3.3 };
  const upper: Box = { x: porchLeft ? w * 0.3 : 0, y: 0.6, z: 3.65, w: w * 0.7, d: 9, h: 3.1 };
  const top: Box = { x: upper.x + upper.w * 0.35, y: 2.4, z: 7.1, w: upper.w * 0.5, d: 5, h: 2.7 };
  canvas.soft(3, () => {
    for (const b of [ground, upper]) canvas.shadow(b, 0.34);
  });
  canvas.poly(
    [
      [porchLeft ? 0 : w - 4, -9, 0.01],
      [porchLeft ? 4 : w, -9, 0.01],
      [porchLeft ? 4 : w, 0, 0.01],
      [porchLeft ? 0 : w - 4, 0, 0.01],
    ],
    lit(canvas.light, '#cdbfae', [0, 0, 1]),
  );
  if (storeys > 2) {
    flatRoof(canvas, top, 0.5, lighten(wall, 0.4));
    canvas.box(top, accent);
    paintWindow(canvas, random, canvas.sides(top).front, 0.8, 0.6, top.w - 1.6, 1.5, 3);
  }
  paintUpper(canvas, random, upper, wall, accent);
  paintGroundFloor(canvas, random, ground, wall, accent, porchLeft);
  paintGarden(canvas, random, w, porchLeft, mix(wall, accent, 0.1));
  return canvas.toSvg();
}

function paintUpper(canvas: Canvas, random: Random, b: Box, wall: string, accent: string): void {
  flatRoof(canvas, b, 0.7, lighten(wall, 0.45));
  canvas.box(b, wall);
  eaveShadow(canvas, b, 0.5);
  const faces = canvas.sides(b);
  for (const side of [faces.left, faces.right])
    if (canvas.sees(side)) for (const s of [1.2, 5.2]) paintWindow(canvas, random, side, s, 0.9, 1.8, 1.4);
  const fin = b.w * 0.44;
  canvas.poly(faces.front.rect(fin, 0, 1.3, b.h, 0.05), lit(canvas.light, accent, faces.front.normal));
  paintWindow(canvas, random, faces.front, fin + 1.9, 0.75, b.w - fin - 2.7, 1.6, 3);
  paintBalcony(canvas, random, faces.front, 0.5, 0, fin - 1, b.h, random.pick(['glass', 'bars']), accent);
}

function paintGroundFloor(
  canvas: Canvas,
  random: Random,
  b: Box,
  wall: string,
  accent: string,
  porchLeft: boolean,
): void {
  flatRoof(canvas, b, 0.35, lighten(wall, 0.4));
  canvas.box(b, lighten(wall, 0.12));
  eaveShadow(canvas, b, 0.4);
  const faces = canvas.sides(b);
  for (const side of [faces.left, faces.right])
    if (canvas.sees(side)) for (const s of [1.4, 6]) paintWindow(canvas, random, side, s, 0.9, 2, 1.5);
  canvas.poly(
    faces.front.rect(porchLeft ? b.w - 3.4 : 0, 0, 3.4, b.h, 0.02),
    lit(canvas.light, '#b9a083', faces.front.normal),
  );
  for (let t = 0.35; t < b.h; t += 0.42)
    canvas.poly(faces.front.rect(porchLeft ? b.w - 3.4 : 0, t, 3.4, 0.04, 0.03), darken('#b9a083', 0.2), 0.5);
  paintWindow(canvas, random, faces.front, porchLeft ? 6.4 : b.w - 9.4, 0.5, 2.8, 2, 3);
  paintDoor(canvas, b, porchLeft ? 4.5 : b.w - 5.7);
  const px = porchLeft ? -0.2 : b.w - 4.2;
  paintCar(canvas, px + 1.3, -5, random.pick(['#f2f0ea', '#b6bcc0', '#8a2f26', '#37506a']));
  canvas.box({ x: px, y: -5.4, z: 2.75, w: 4.4, d: 5.4, h: 0.35 }, lighten(accent, 0.05));
  for (const x of [px + 0.1, px + 3.95]) canvas.box({ x, y: -5.3, z: 0, w: 0.35, d: 0.35, h: 2.75 }, wall);
}

function paintGarden(canvas: Canvas, random: Random, w: number, porchLeft: boolean, wall: string): void {
  const x: [number, number] = porchLeft ? [4.6, w + 2] : [-2, w - 4.6];
  paintTrees(canvas, random, ['shrub', 'bougainvillea', 'shrub'], 8, x, [-1.4, -0.6], [0.8, 1.4]);
  paintTree(
    canvas,
    random,
    [porchLeft ? w + 2.6 : -2.6, -4, 0],
    random.between(4.5, 6),
    random.pick(['palm', 'gulmohar', 'neem']),
  );
  for (let i = 0; i < 4; i++) {
    const sx = porchLeft ? 4.7 : w - 5.4;
    canvas.poly(
      [
        [sx, -2 - i * 1.6, 0.02],
        [sx + 0.9, -2 - i * 1.6, 0.02],
        [sx + 0.9, -0.9 - i * 1.6, 0.02],
        [sx, -0.9 - i * 1.6, 0.02],
      ],
      lit(canvas.light, '#d9d1c2', [0, 0, 1]),
    );
  }
  paintCompoundWall(canvas, -9.5, -40, w + 40, porchLeft ? [-0.4, 4.4] : [w - 4.4, w + 0.4], wall);
  paintRoad(canvas, -17.5, -12);
}

/** A long low house with a tiled roof and verandah, fields or orchard around it. */
export function farmHouse(random: Random, time: Light['name']): string {
  const wall = random.pick(['#f3ead9', '#efe3cb', '#f6f1e6', '#e7cfae']);
  const w = random.between(13, 17);
  const fromLeft = random.chance(0.5);
  const camera = viewOf([fromLeft ? -9 : w + 9, -20, 2.3], [w / 2, 4, 0], random.between(1.02, 1.14), 0.6);
  const canvas = outdoors(random, camera, 0.6, time, 'hills');
  paintTrees(canvas, random, ['neem', 'neem', 'palm', 'orange'], 16, [-40, w + 40], [13, 40], [5, 10]);
  const b: Box = { x: 0, y: 0, z: 0.45, w, d: 8, h: 3 };
  canvas.soft(3, () => canvas.shadow({ ...b, h: 4.4 }, 0.34));
  canvas.box({ x: -0.6, y: -3.2, z: 0, w: w + 1.2, d: 11.8, h: 0.45 }, '#b7a58c', '#c9b79c');
  canvas.box(b, wall);
  const { front, left, right } = canvas.sides(b);
  for (const side of [left, right]) if (canvas.sees(side)) paintWindow(canvas, random, side, 3, 0.9, 2, 1.3);
  for (const s of [1.2, w * 0.36, w - 3.4]) paintWindow(canvas, random, front, s, 0.8, 2.1, 1.5);
  paintDoor(canvas, b, w * 0.62);
  canvas.poly(front.rect(0, 1.2, w, 1.8, 0.05), mix(canvas.light.shade, '#1d2430', 0.4), 0.3);
  for (let x = 0; x <= w; x += w / 5)
    canvas.box({ x: x - 0.14, y: -2.9, z: 0.45, w: 0.28, d: 0.28, h: 2.35 }, '#8a6a4c');
  tiledRoof(canvas, w);
  paintTrees(canvas, random, ['shrub', 'bougainvillea'], 8, [-1, w + 1], [-4.6, -3.8], [0.7, 1.3]);
  for (let i = 0; i < 7; i++)
    canvas.poly(
      [
        [w * 0.6 - i * 0.2, -5 - i * 2, 0.02],
        [w * 0.6 + 1.8 + i * 0.2, -5 - i * 2, 0.02],
        [w * 0.6 + 2 + i * 0.2, -7 - i * 2, 0.02],
        [w * 0.6 - 0.2 - i * 0.2, -7 - i * 2, 0.02],
      ],
      lit(canvas.light, '#c8ab84', [0, 0, 1]),
      0.8,
    );
  paintTree(
    canvas,
    random,
    [fromLeft ? w + 6 : -6, -3, 0],
    random.between(7, 9),
    random.pick(['neem', 'gulmohar']),
  );
  paintTree(canvas, random, [fromLeft ? -4 : w + 4, -7, 0], 3, 'orange');
  return canvas.toSvg();
}

/** Mangalore tiles in two slopes, the front one running down over the verandah. */
function tiledRoof(canvas: Canvas, w: number): void {
  const tile = '#b4552f';
  const ridge: Vec[] = [
    [-0.7, 3.8, 5.9],
    [w + 0.7, 3.8, 5.9],
  ];
  const gable = (x: number): Vec[] => [
    [x, 0, 3.4],
    [x, 8, 3.4],
    [x, 3.8, 5.75],
  ];
  canvas.poly(
    gable(canvas.camera.eye[0] < w / 2 ? 0 : w),
    lit(canvas.light, '#efe3cb', [canvas.camera.eye[0] < w / 2 ? -1 : 1, 0, 0]),
  );
  const slope = (share: number, side: number): Vec => [side, -3.5 + share * 7.3, 2.75 + share * 3.15];
  for (let i = 0; i < 14; i++) {
    const [a, b] = [i / 14, (i + 1) / 14];
    const colour = lit(canvas.light, i % 2 ? tile : lighten(tile, 0.09), [0, -0.4, 0.92]);
    canvas.poly([slope(a, -0.7), slope(a, w + 0.7), slope(b, w + 0.7), slope(b, -0.7)], colour);
  }
  for (let x = -0.3; x < w + 0.7; x += 0.7)
    canvas.line(slope(0, x), slope(1, x), darken(tile, 0.25), 0.03, 0.45);
  canvas.line(slope(0, -0.7), slope(0, w + 0.7), darken(tile, 0.35), 0.14);
  canvas.line(ridge[0]!, ridge[1]!, lighten(tile, 0.14), 0.22);
}
