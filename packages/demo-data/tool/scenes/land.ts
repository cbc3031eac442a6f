import type { Random } from '../../src/random';
import type { Canvas } from '../canvas';
import { darken, lighten, mix } from '../colour';
import { type Light, lit } from '../light';
import { paintTree } from '../nature';
import { Camera, type Vec } from '../space';
import { outdoors, paintCompoundWall, paintTrees, WALLS } from './street';

const flat = (x0: number, y0: number, x1: number, y1: number, z = 0.01): Vec[] => [
  [x0, y0, z],
  [x1, y0, z],
  [x1, y1, z],
  [x0, y1, z],
];

function paintTufts(
  canvas: Canvas,
  random: Random,
  count: number,
  x: readonly [number, number],
  y: readonly [number, number],
): void {
  for (let i = 0; i < count; i++) {
    const p: Vec = [random.between(...x), random.between(...y), 0];
    if (canvas.camera.depth(p) < 2) continue;
    const [px, py] = canvas.camera.project(p);
    const k = canvas.camera.scaleAt(p) * random.between(0.14, 0.34);
    const colour = mix(random.pick(canvas.light.foliage), canvas.light.grass, random.between(0.2, 0.7));
    canvas.raw(
      `<path d="M${px.toFixed(1)} ${py.toFixed(1)}l${(-k * 0.5).toFixed(1)} ${(-k).toFixed(1)}M${px.toFixed(1)} ${py.toFixed(1)}l0 ${(-k * 1.25).toFixed(1)}M${px.toFixed(1)} ${py.toFixed(1)}l${(k * 0.5).toFixed(1)} ${(-k * 0.9).toFixed(1)}" stroke="${colour}" stroke-width="${Math.max(1, k * 0.14).toFixed(1)}" stroke-linecap="round"/>`,
    );
  }
}

function paintPole(canvas: Canvas, x: number, y: number): void {
  canvas.line([x, y, 0], [x, y, 8], lit(canvas.light, '#8c8a85', [0, -1, 0]), 0.18);
  canvas.line([x - 0.9, y, 7.4], [x + 0.9, y, 7.4], '#55585a', 0.1);
}

/** An open plot between a layout road and its neighbours, with corner stones and a survey line. */
export function plot(random: Random, time: Light['name']): string {
  const canvas = outdoors(
    random,
    new Camera([random.between(-4, 4), -11, 4.2], random.between(-14, 14), 0.78, 0.43),
    0.43,
    time,
    random.pick(['town', 'trees', 'hills']),
  );
  const { light } = canvas;
  const soil = random.pick(['#c69a6a', '#b98d63', '#caa67c', '#a88763']);
  for (const x of [-34, -17, 17, 32]) paintHouse(canvas, random, x, random.between(22, 30));
  paintTrees(canvas, random, ['neem', 'ashoka', 'gulmohar'], 9, [-36, 36], [19, 34], [4, 8]);
  paintCompoundWall(canvas, 17, -40, 40, [39, 40], '#d9cbb6');
  canvas.poly(flat(-80, -30, 80, -1.6), lit(light, '#9a9790', [0, 0, 1]));
  canvas.poly(flat(-80, -1.6, 80, -0.4), lit(light, '#d3cabb', [0, 0, 1]));
  const [w, d] = [random.between(8, 10), 14];
  canvas.poly(flat(-w, 0.4, w, d), lit(light, soil, [0, 0, 1]));
  for (let i = 0; i < 16; i++) {
    const x = random.between(-w + 1, w - 2);
    const y = random.between(1, d - 1);
    canvas.poly(
      flat(x, y, x + random.between(0.5, 2.2), y + random.between(0.2, 0.6), 0.015),
      lit(light, i % 2 ? darken(soil, 0.1) : lighten(soil, 0.12), [0, 0, 1]),
      0.6,
    );
  }
  paintTufts(canvas, random, 150, [-22, 22], [-0.3, d + 2]);
  const stones: Vec[] = [
    [-w, d, 0],
    [w, d, 0],
    [w, 0.6, 0],
    [-w, 0.6, 0],
  ];
  for (const [i, a] of stones.entries()) {
    const b = stones[(i + 1) % 4]!;
    canvas.line([a[0], a[1], 0.42], [b[0], b[1], 0.42], '#f4efe4', 0.05, 0.95);
  }
  for (const [x, y] of stones) {
    const stone = { x: x - 0.16, y: y - 0.16, z: 0, w: 0.32, d: 0.32, h: 0.7 };
    canvas.shadow(stone, 0.4);
    canvas.box({ ...stone, h: 0.5 }, '#efe9dd');
    canvas.box({ ...stone, z: 0.5, h: 0.2 }, '#c85a1e');
  }
  paintBoard(canvas, random.between(-3, 3), d - 2);
  for (const x of [-24, -11.5, 11.5, 24]) paintPole(canvas, x, -0.9);
  paintTree(
    canvas,
    random,
    [random.chance(0.5) ? -w - 2.4 : w + 2.4, 2.4, 0],
    random.between(3.4, 5),
    random.pick(['gulmohar', 'neem']),
  );
  return canvas.toSvg();
}

function paintHouse(canvas: Canvas, random: Random, x: number, y: number): void {
  const box = { x: x - 5, y, z: 0, w: random.between(8, 11), d: 9, h: random.pick([3.4, 6.6, 6.8]) };
  const wall = mix(random.pick(WALLS), canvas.light.haze, 0.25);
  canvas.box(box, wall);
  canvas.box(
    { ...box, x: box.x - 0.3, y: box.y - 0.3, z: box.h, w: box.w + 0.6, d: box.d + 0.6, h: 0.3 },
    lighten(wall, 0.3),
  );
  const { front } = canvas.sides(box);
  for (let t = 0.9; t < box.h - 1.2; t += 3.3)
    for (const s of [1, box.w - 3])
      canvas.poly(front.rect(s, t, 1.9, 1.3), mix('#4b6072', canvas.light.sky[1], 0.35));
}

/** A blank sign on two posts. No lettering: it would have to be true. */
function paintBoard(canvas: Canvas, x: number, y: number): void {
  for (const dx of [0.2, 1.8]) canvas.line([x + dx, y, 0], [x + dx, y, 2.4], '#7d6a55', 0.09);
  canvas.box({ x, y: y - 0.05, z: 1.25, w: 2, d: 0.08, h: 1.15 }, '#f6f1e6');
  canvas.box({ x: x + 0.15, y: y - 0.08, z: 2.02, w: 1.7, d: 0.02, h: 0.22 }, '#2f6b4a');
  canvas.box({ x: x + 0.15, y: y - 0.08, z: 1.5, w: 1.1, d: 0.02, h: 0.12 }, '#c9c1b2');
}

/** Rows of a crop running to the horizon, a well with its pump house, perhaps bullocks' shade under a neem. */
export function field(random: Random, time: Light['name']): string {
  const canvas = outdoors(
    random,
    new Camera([0, -6, 2.6], random.between(-16, 16), 0.82, 0.42),
    0.42,
    time,
    'hills',
  );
  const { light } = canvas;
  const soil = random.pick(['#7b5f49', '#6a5646', '#8f6b4a']);
  const crop = random.pick(['#7da34f', '#93ad52', '#5f8f4c', '#c9b45a']);
  canvas.poly(flat(-90, -20, 90, 120), lit(light, soil, [0, 0, 1]));
  for (let x = -70; x < 70; x += 1.15) {
    const colour = mix(lit(light, crop, [0, 0, 1]), light.foliage[Math.abs(Math.round(x)) % 3]!, 0.3);
    canvas.poly(flat(x, -6, x + 0.62, 118, 0.05), colour);
    canvas.poly(flat(x + 0.1, -6, x + 0.34, 118, 0.18), lighten(colour, 0.12));
  }
  paintTufts(canvas, random, 420, [-16, 16], [-3, 22]);
  paintTrees(canvas, random, ['neem', 'neem', 'palm'], 12, [-60, 60], [55, 95], [6, 10]);
  const side = random.chance(0.5) ? -1 : 1;
  paintPumpHouse(canvas, side * 9 - 1.6, 14, side);
  paintPole(canvas, side * 13, 18);
  paintPole(canvas, side * 13, 48);
  paintTree(canvas, random, [side * -11, 20, 0], random.between(7, 9), 'neem');
  paintTufts(canvas, random, 60, [-9, 9], [-3.4, -1]);
  return canvas.toSvg();
}

function paintPumpHouse(canvas: Canvas, x: number, y: number, side: number): void {
  const house = { x, y, z: 0, w: 3.2, d: 2.8, h: 2.5 };
  canvas.soft(2, () => canvas.shadow(house, 0.36));
  canvas.box({ ...house, x: x - 0.25, y: y - 0.25, z: 2.5, w: 3.7, d: 3.3, h: 0.14 }, '#a9552f');
  canvas.box(house, '#efe4cf');
  const { front } = canvas.sides(house);
  canvas.poly(front.rect(1.1, 0, 1, 2, 0.02), lit(canvas.light, '#3f6f7d', front.normal));
  const well = { x: x - side * 5, y: y - 1.5, z: 0, w: 2.6, d: 2.6, h: 0.9 };
  canvas.shadow(well, 0.3);
  canvas.box(well, '#b8ab97', '#8f8474');
  canvas.box({ x: well.x + 0.35, y: well.y + 0.35, z: 0.9, w: 1.9, d: 1.9, h: 0.01 }, '#3a4f58');
  canvas.line([x + 1.5, y, 0.4], [well.x + 1.3, well.y + 1.3, 1.05], '#3c6e8f', 0.14);
}

/** Nagpur's own: orange trees in rows, fruit on them, a path between. */
export function orchard(random: Random, time: Light['name']): string {
  const canvas = outdoors(
    random,
    new Camera([0, -5, 1.9], random.between(-9, 9), 0.86, 0.47),
    0.47,
    time,
    'hills',
  );
  const { light } = canvas;
  canvas.poly(flat(-90, -20, 90, 110), lit(light, mix(light.grass, '#9c7a54', 0.35), [0, 0, 1]));
  canvas.poly(
    [
      [-1.7, -6, 0.02],
      [1.7, -6, 0.02],
      [1.5, 90, 0.02],
      [-1.5, 90, 0.02],
    ],
    lit(light, '#b8895b', [0, 0, 1]),
  );
  for (const x of [-0.9, 0.65])
    canvas.poly(flat(x, -6, x + 0.28, 90, 0.03), lit(light, '#a3764b', [0, 0, 1]), 0.8);
  paintTufts(canvas, random, 260, [-12, 12], [-3, 26]);
  for (let y = 62; y >= -0.5; y -= 4.6) {
    for (const x of [-27.4, -21.6, -15.8, -10, -4.2, 4.2, 10, 15.8, 21.6, 27.4].sort(
      (a, b) => Math.abs(b) - Math.abs(a),
    )) {
      if (y > 40 && Math.abs(x) > 24) continue;
      paintTree(
        canvas,
        random,
        [x + random.between(-0.3, 0.3), y + random.between(-0.3, 0.3), 0],
        random.between(2.8, 3.5),
        'orange',
      );
    }
  }
  if (random.chance(0.6)) paintCrates(canvas, random.chance(0.5) ? -2.9 : 2.1, 1.2);
  return canvas.toSvg();
}

function paintCrates(canvas: Canvas, x: number, y: number): void {
  for (const [dx, z] of [
    [0, 0],
    [0.75, 0],
    [0.38, 0.34],
  ] as const) {
    const crate = { x: x + dx, y, z, w: 0.68, d: 0.5, h: 0.32 };
    if (z === 0) canvas.shadow(crate, 0.3);
    canvas.box(crate, '#b98a55', '#7a5a38');
    for (let i = 0; i < 8; i++) {
      const [px, py] = canvas.camera.project([
        x + dx + 0.1 + (i % 4) * 0.16,
        y + 0.12 + Math.floor(i / 4) * 0.22,
        z + 0.34,
      ]);
      const r = canvas.camera.scaleAt([x, y, 0]) * 0.085;
      canvas.raw(
        `<circle cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" r="${r.toFixed(1)}" fill="${i % 2 ? '#e8872a' : '#f09a3c'}"/>`,
      );
    }
  }
}
