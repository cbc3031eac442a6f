import type { Random } from '../../src/random';
import type { Box, Canvas, Face } from '../canvas';
import { darken, lighten, mix } from '../colour';
import { paintWindow } from '../facade';
import { type Light, lit } from '../light';
import { paintTree } from '../nature';
import type { Vec } from '../space';
import { ACCENTS, outdoors, paintCompoundWall, paintTrees, viewOf, WALLS } from './street';

const flat = (x0: number, y0: number, x1: number, y1: number, z = 0.01): Vec[] => [
  [x0, y0, z],
  [x1, y0, z],
  [x1, y1, z],
  [x0, y1, z],
];

/** A parade of shops below two storeys, awnings out, one shop lit. No lettering: it would have to be true. */
export function shopFront(random: Random, time: Light['name']): string {
  const shops = random.int(3, 4);
  const bay = 5;
  const b: Box = { x: 0, y: 0, z: 0, w: shops * bay, d: 10, h: 4.2 };
  const fromLeft = random.chance(0.5);
  const camera = viewOf([fromLeft ? -3 : b.w + 3, -19, 1.8], [b.w / 2, 0, 0], 0.9, 0.72);
  const canvas = outdoors(random, camera, 0.72, time, 'town');
  const wall = random.pick(WALLS);
  canvas.poly(flat(-120, -40, 120, -4.2), lit(canvas.light, '#8f8e8b', [0, 0, 1]));
  canvas.poly(flat(-120, -4.2, 120, 0.2, 0.02), lit(canvas.light, '#d5ccbd', [0, 0, 1]));
  for (let x = -40; x < 60; x += 1.4) canvas.line([x, -4.2, 0.02], [x, 0, 0.02], '#b7ad9d', 0.03, 0.6);
  for (let x = -60; x < 70; x += 1.2)
    canvas.poly(flat(x, -4.5, x + 0.6, -4.2, 0.03), lit(canvas.light, '#e9c25a', [0, 0, 1]));
  for (const x of [-34, -17, b.w + 4, b.w + 22]) neighbour(canvas, random, x);
  canvas.box({ x: -0.3, y: -0.3, z: 10.6, w: b.w + 0.6, d: b.d, h: 0.4 }, lighten(wall, 0.4));
  const upper = { ...b, z: 4.2, h: 6.4 };
  canvas.box(upper, wall);
  const { front, left, right } = canvas.sides(upper);
  for (const side of [left, right])
    if (canvas.sees(side))
      for (const t of [1, 4.2]) for (const s of [1.2, 5]) paintWindow(canvas, random, side, s, t, 2, 1.5);
  for (let i = 0; i < shops; i++)
    for (const t of [0.9, 4.1]) paintWindow(canvas, random, front, i * bay + 1, t, bay - 2, 1.6, 3);
  canvas.box(b, darken(wall, 0.12));
  const order = Array.from({ length: shops }, (_, i) => i);
  if (!fromLeft) order.reverse();
  for (const i of order.reverse()) paintShop(canvas, random, canvas.sides(b).front, i * bay, bay);
  for (const x of [-1.6, b.w + 1.6])
    paintTree(
      canvas,
      random,
      [x, -3.2, 0],
      random.between(4.6, 6),
      random.pick(['ashoka', 'neem', 'gulmohar']),
    );
  return canvas.toSvg();
}

function neighbour(canvas: Canvas, random: Random, x: number): void {
  const box = { x, y: 1.5, z: 0, w: 14, d: 10, h: random.between(7, 13) };
  const wall = mix(random.pick(WALLS), canvas.light.haze, 0.35);
  canvas.box(box, wall);
  const { front } = canvas.sides(box);
  for (let t = 1; t < box.h - 1.5; t += 3.1)
    for (let s = 1.2; s < 12; s += 3.2)
      canvas.poly(front.rect(s, t, 1.8, 1.5), mix('#51677a', canvas.light.haze, 0.35));
}

function paintShop(canvas: Canvas, random: Random, front: Face, s: number, bay: number): void {
  const { light } = canvas;
  const accent = random.pick(ACCENTS);
  const closed = random.chance(0.2);
  const [w, h] = [bay - 0.8, 2.75];
  const x = s + 0.4;
  if (closed) {
    for (let t = 0; t < h; t += 0.16)
      canvas.poly(
        front.rect(x, t, w, 0.16, 0.02),
        lit(light, Math.round(t / 0.16) % 2 ? '#a9adae' : '#989c9e', front.normal),
      );
  } else {
    const warm = mix('#ffe2ae', light.sky[1], light.name === 'dusk' ? 0 : 0.25);
    canvas.poly(front.rect(x, 0.1, w, h, 0.02), warm);
    for (const t of [0.5, 1.1, 1.7]) {
      canvas.poly(front.rect(x + 0.2, t, w * 0.52, 0.05, 0.03), darken(warm, 0.4));
      for (let i = 0; i < 8; i++)
        canvas.poly(
          front.rect(x + 0.28 + i * 0.26, t + 0.05, 0.16, random.between(0.16, 0.4), 0.03),
          random.pick(ACCENTS),
          0.85,
        );
    }
    canvas.poly(front.rect(x + w * 0.66, 0.1, w * 0.3, 2.3, 0.03), mix('#4b5f6b', light.sky[1], 0.3), 0.75);
    canvas.poly(front.rect(x + w * 0.92, 1, 0.05, 0.5, 0.05), '#e7e2d6');
    canvas.poly(
      [
        front.at(x, 1, 0.04),
        front.at(x + w * 0.6, 2.8, 0.04),
        front.at(x + w * 0.3, 2.8, 0.04),
        front.at(x, 1.9, 0.04),
      ],
      '#ffffff',
      0.16,
    );
  }
  canvas.poly(front.rect(x - 0.1, 3.05, w + 0.2, 0.85, 0.08), lit(light, accent, front.normal));
  canvas.poly(front.rect(x + w * 0.25, 3.38, w * 0.5, 0.18, 0.1), '#f6efe0', 0.9);
  canvas.poly(front.rect(x, 1.7, w, 1.3, 0.03), mix(light.shade, '#1d2430', 0.4), 0.24);
  for (let i = 0; i < 8; i++) {
    const [a, b] = [x + (w * i) / 8, x + (w * (i + 1)) / 8];
    canvas.poly(
      [front.at(a, 3, 0.08), front.at(b, 3, 0.08), front.at(b, 2.5, 1.25), front.at(a, 2.5, 1.25)],
      lit(light, i % 2 ? '#f5efe3' : accent, [0, -0.5, 0.85]),
    );
    canvas.poly(
      [front.at(a, 2.5, 1.25), front.at(b, 2.5, 1.25), front.at(b, 2.3, 1.25), front.at(a, 2.3, 1.25)],
      lit(light, i % 2 ? '#e6decf' : darken(accent, 0.12), front.normal),
    );
  }
}

/** An office building: bands of glass between slabs, a stair of another colour, steps and planters. */
export function officeBuilding(random: Random, time: Light['name'], floors: number): string {
  const b: Box = { x: 0, y: 0, z: 0, w: random.between(22, 30), d: 16, h: floors * 3.8 };
  const fromLeft = random.chance(0.5);
  const away = Math.max(30, b.h * 1.25);
  const eye: Vec = [fromLeft ? -away * 0.35 : b.w + away * 0.35, -away, 2.2];
  const far = Math.hypot(eye[0] - b.w / 2, away);
  const camera = viewOf(
    eye,
    [b.w / 2, 4, 0],
    Math.min((0.72 * 1200 * far) / (1600 * (b.h + 3)), (0.66 * far) / b.w),
    0.82,
  );
  const canvas = outdoors(random, camera, 0.82, time, 'town');
  const accent = random.pick(ACCENTS);
  for (const x of [-60, -36, b.w + 12, b.w + 36]) neighbour(canvas, random, x);
  canvas.poly(flat(-120, -60, 120, -1), lit(canvas.light, '#b9b3a8', [0, 0, 1]));
  canvas.poly(flat(-120, -26, 120, -14, 0.02), lit(canvas.light, '#8d8c89', [0, 0, 1]));
  canvas.soft(3, () => canvas.shadow(b, 0.34));
  const core = { x: fromLeft ? b.w - 5 : -1, y: -0.8, z: 0, w: 6, d: 10, h: b.h + 3 };
  canvas.box({ x: -0.3, y: -0.3, z: b.h, w: b.w + 0.6, d: b.d + 0.6, h: 0.7 }, '#e9e3d8');
  canvas.box(b, '#dcd6ca');
  const faces = canvas.sides(b);
  for (const face of [faces.left, faces.right, faces.front])
    if (canvas.sees(face)) glassBands(canvas, random, face, floors);
  canvas.box(core, accent);
  const { front } = canvas.sides(core);
  for (let t = 5; t < core.h - 2; t += 3.8)
    canvas.poly(front.rect(2.4, t, 1.2, 2.2, 0.02), mix(canvas.light.sky[1], '#2e4050', 0.4));
  canvas.box({ x: b.w * 0.4, y: -3.4, z: 3.4, w: 7, d: 3.4, h: 0.35 }, '#f1ece2');
  for (const x of [b.w * 0.4 + 0.2, b.w * 0.4 + 6.4])
    canvas.box({ x, y: -3.2, z: 0, w: 0.35, d: 0.35, h: 3.4 }, '#5d6266');
  paintTrees(canvas, random, ['shrub', 'bougainvillea'], 10, [-2, b.w + 2], [-4.6, -3.8], [0.9, 1.5]);
  for (const x of [-6, b.w * 0.2, b.w + 6])
    paintTree(canvas, random, [x, -8, 0], random.between(4.5, 7), random.pick(['ashoka', 'palm', 'neem']));
  return canvas.toSvg();
}

function glassBands(canvas: Canvas, random: Random, face: Face, floors: number): void {
  const { light } = canvas;
  for (let floor = 0; floor < floors; floor++) {
    const t = floor * 3.8 + (floor === 0 ? 0.2 : 0.95);
    const h = floor === 0 ? 3 : 2.2;
    for (let s = 0.6; s < face.width - 1; s += 1.5) {
      const w = Math.min(1.42, face.width - 0.6 - s);
      const lamp = random.chance(light.lamps * 0.8);
      const glass = lamp
        ? '#ffdf9f'
        : mix(mix(light.sky[0], light.sky[2], random.between(0, 0.5)), '#27394a', random.between(0.3, 0.5));
      canvas.poly(face.rect(s, t, w, h, 0.02), glass);
    }
    canvas.poly(face.rect(0.6, t + h - 0.28, face.width - 1.2, 0.28, 0.03), '#1d2733', 0.35);
    canvas.poly(face.rect(0, t + h, face.width, 0.16, 0.5), lit(light, '#f1ece2', face.normal));
  }
}

/** A pre-engineered shed with its yard: ribbed sheet, rolling shutters, turbo ventilators, a truck at the dock. */
export function warehouse(random: Random, time: Light['name']): string {
  const b: Box = { x: 0, y: 0, z: 0, w: random.between(26, 34), d: 40, h: 7.5 };
  const fromLeft = random.chance(0.5);
  const camera = viewOf([fromLeft ? -10 : b.w + 10, -26, 2.6], [b.w * 0.5, 4, 0], 0.94, 0.66);
  const canvas = outdoors(random, camera, 0.66, time, random.pick(['hills', 'trees', 'town']));
  const { light } = canvas;
  const sheet = random.pick(['#c9d0d2', '#d9d3c6', '#b9c4c0', '#c4cdd6']);
  const trim = random.pick(['#2f6b4a', '#39566b', '#b4552f', '#c2722f']);
  paintTrees(canvas, random, ['neem', 'ashoka'], 10, [-50, b.w + 50], [20, 50], [5, 9]);
  canvas.poly(flat(-90, -60, 90, 44), lit(light, '#c4bcae', [0, 0, 1]));
  for (let x = -60; x < 80; x += 6) canvas.line([x, -40, 0.01], [x, 0, 0.01], '#a79f92', 0.05, 0.6);
  for (let y = -36; y < 0; y += 6) canvas.line([-80, y, 0.01], [90, y, 0.01], '#a79f92', 0.05, 0.6);
  canvas.soft(3, () => canvas.shadow({ ...b, h: 9 }, 0.34));
  gableRoof(canvas, b, sheet);
  canvas.box(b, sheet);
  const { front, left, right } = canvas.sides(b);
  for (const face of [left, right, front]) if (canvas.sees(face)) ribs(canvas, face, sheet);
  const peak: Vec[] = [
    [0, 0, b.h],
    [b.w, 0, b.h],
    [b.w / 2, 0, b.h + 3.2],
  ];
  canvas.poly(peak, lit(light, sheet, front.normal));
  for (let s = 0.5; s < b.w; s += 0.5)
    canvas.line(
      [s, -0.01, b.h],
      [s, -0.01, b.h + 3.2 * (1 - Math.abs(s - b.w / 2) / (b.w / 2))],
      darken(sheet, 0.2),
      0.03,
      0.5,
    );
  canvas.poly(front.rect(0, b.h - 0.9, b.w, 0.7, 0.04), lit(light, trim, front.normal));
  const doors = random.int(2, 3);
  for (let i = 0; i < doors; i++) shutter(canvas, front, b.w * ((i + 0.5) / doors) - 2.3, trim);
  truck(canvas, random, fromLeft ? b.w * 0.68 : b.w * 0.2, trim);
  paintCompoundWall(canvas, 16, -80, 0, [-1, 0], '#cfc4b3');
  return canvas.toSvg();
}

function ribs(canvas: Canvas, face: Face, sheet: string): void {
  for (let s = 0.5; s < face.width; s += 0.5)
    canvas.line(face.at(s, 1, 0.01), face.at(s, face.height, 0.01), darken(sheet, 0.2), 0.03, 0.5);
  canvas.poly(face.rect(0, 0, face.width, 1, 0.02), lit(canvas.light, '#b8a68e', face.normal));
}

function gableRoof(canvas: Canvas, b: Box, sheet: string): void {
  const [eave, ridge] = [b.h, b.h + 3.2];
  const left: Vec[] = [
    [-0.4, -0.4, eave],
    [b.w / 2, -0.4, ridge],
    [b.w / 2, b.d, ridge],
    [-0.4, b.d, eave],
  ];
  const right: Vec[] = [
    [b.w + 0.4, -0.4, eave],
    [b.w / 2, -0.4, ridge],
    [b.w / 2, b.d, ridge],
    [b.w + 0.4, b.d, eave],
  ];
  canvas.poly(left, lit(canvas.light, darken(sheet, 0.08), [-0.2, 0, 0.98]));
  canvas.poly(right, lit(canvas.light, darken(sheet, 0.08), [0.2, 0, 0.98]));
  for (let y = 4; y < b.d; y += 7)
    canvas.box({ x: b.w / 2 - 0.5, y, z: ridge, w: 1, d: 1, h: 0.9 }, '#aab0b2');
}

function shutter(canvas: Canvas, front: Face, s: number, trim: string): void {
  canvas.poly(front.rect(s - 0.2, 0, 5, 5.2, 0.03), lit(canvas.light, trim, front.normal));
  for (let t = 0; t < 4.9; t += 0.35)
    canvas.poly(
      front.rect(s, t, 4.6, 0.35, 0.05),
      lit(canvas.light, Math.round(t / 0.35) % 2 ? '#e4e0d6' : '#d3cfc4', front.normal),
    );
  canvas.poly(front.rect(s, 4.1, 4.6, 0.8, 0.06), '#1d2733', 0.3);
  canvas.box({ x: s - 0.4, y: -1.4, z: 5.3, w: 5.4, d: 1.4, h: 0.15 }, trim);
}

function truck(canvas: Canvas, random: Random, x: number, trim: string): void {
  const body = mix(random.pick(['#f2eee4', '#d98a3c', '#5f7f95']), trim, 0.05);
  canvas.soft(3, () => canvas.shadow({ x, y: -11, z: 0, w: 2.4, d: 8.6, h: 3 }, 0.4));
  canvas.box({ x, y: -8.6, z: 0.9, w: 2.4, d: 6.4, h: 2.5 }, body, lighten(body, 0.2));
  canvas.box({ x: x + 0.1, y: -10.8, z: 0.55, w: 2.2, d: 2, h: 2 }, lighten(trim, 0.1), lighten(trim, 0.25));
  const cab = canvas.sides({ x: x + 0.1, y: -10.8, z: 0.55, w: 2.2, d: 2, h: 2 });
  canvas.poly(cab.front.rect(0.15, 0.95, 1.9, 0.85, 0.01), mix('#2c3740', canvas.light.sky[1], 0.3));
  for (const s of [0.12, 1.78]) canvas.poly(cab.front.rect(s, 0.35, 0.3, 0.2, 0.02), '#f8f0d6');
  for (const [y, side] of [
    [-10.4, cab.left],
    [-4.4, cab.left],
  ] as const) {
    const seen = canvas.camera.eye[0] < x ? x : x + 2.4;
    const [px, py] = canvas.camera.project([seen, y + 0.5, 0.48]);
    const r = canvas.camera.scaleAt([seen, y, 0]) * 0.48;
    if (side)
      canvas.raw(
        `<ellipse cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" rx="${(r * 0.5).toFixed(1)}" ry="${r.toFixed(1)}" fill="#202326"/><ellipse cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" rx="${(r * 0.22).toFixed(1)}" ry="${(r * 0.45).toFixed(1)}" fill="#9aa0a2"/>`,
      );
  }
}
