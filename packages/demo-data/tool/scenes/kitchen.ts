import type { Random } from '../../src/random';
import { darken, lighten, mix } from '../colour';
import type { Light } from '../light';
import type { Vec } from '../space';
import { contact, pendant, piece } from './furniture';
import { emptyRoom, type Room } from './room';

export function kitchen(random: Random, time: Light['name']): string {
  const room = emptyRoom(
    random,
    time,
    { w: random.between(3.3, 3.9), d: random.between(3.4, 4) },
    { window: false, tiles: 0.6 },
  );
  const { canvas, w, d, side, accent } = room;
  const lower = random.pick([mix(accent, '#dcd3c4', 0.25), '#5f7466', '#e8e2d7', '#6d7c88', '#a47a52']);
  const stone = random.pick(['#2e3134', '#4a4642', '#e8e5de']);
  const tile = random.pick(['#f4f1ea', mix(accent, '#f6f2ea', 0.75), '#e4ebe4']);
  canvas.poly(
    [
      [0, d - 0.01, 0.9],
      [w, d - 0.01, 0.9],
      [w, d - 0.01, 1.5],
      [0, d - 0.01, 1.5],
    ],
    tile,
  );
  for (let x = 0.2; x < w; x += 0.2)
    canvas.line([x, d - 0.02, 0.9], [x, d - 0.02, 1.5], darken(tile, 0.12), 0.008);
  for (const z of [1.1, 1.3]) canvas.line([0, d - 0.02, z], [w, d - 0.02, z], darken(tile, 0.12), 0.008);
  kitchenWindow(room, time);
  counterAlongBack(room, lower, stone);
  counterAlongSide(room, lower, stone);
  for (const x of [w * 0.36, w * 0.64])
    pendant(canvas, x, d - 1.7, 0.85, random.pick(['#2f3438', '#b9653a', '#cda45e']));
  const fridge = { x: side < 0 ? 0.04 : w - 0.74, y: d - 1.6, z: 0, w: 0.7, d: 0.7, h: 1.8 };
  piece(canvas, fridge, '#c9ced0');
  const fx = side < 0 ? fridge.x + 0.7 : fridge.x;
  canvas.line([fx, fridge.y, 1.1], [fx, fridge.y + 0.7, 1.1], '#8b9194', 0.015);
  canvas.line([fx, fridge.y + 0.1, 1.2], [fx, fridge.y + 0.1, 1.6], '#6b7073', 0.025);
  return canvas.toSvg();
}

function kitchenWindow({ canvas, w, d }: Room, time: Light['name']): void {
  const rect = (x0: number, z0: number, x1: number, z1: number): Vec[] => [
    [x0, d - 0.02, z0],
    [x1, d - 0.02, z0],
    [x1, d - 0.02, z1],
    [x0, d - 0.02, z1],
  ];
  const [a, b] = [w * 0.33, w * 0.67];
  const sky = canvas.light.sky;
  const [top, foot] = [canvas.camera.project([a, d, 2.2])[1], canvas.camera.project([a, d, 1.12])[1]];
  canvas.poly(rect(a - 0.06, 1.06, b + 0.06, 2.26), '#f8f5ee');
  canvas.flat(
    canvas.camera.polygon(rect(a, 1.12, b, 2.2)),
    canvas.gradient(
      [0, top],
      [0, foot],
      [
        [0, sky[0]],
        [0.7, sky[2]],
        [0.72, mix(canvas.light.foliage[0]!, canvas.light.haze, 0.4)],
        [1, canvas.light.foliage[1]!],
      ],
    ),
  );
  canvas.line([(a + b) / 2, d - 0.03, 1.12], [(a + b) / 2, d - 0.03, 2.2], '#f3eee4', 0.04);
  if (time !== 'monsoon') canvas.glow(canvas.camera.project([(a + b) / 2, d, 1.7]), 420, '#fff6e0', 0.3);
}

function counterAlongBack({ canvas, w, d }: Room, lower: string, stone: string): void {
  for (const [x, ww] of [
    [0.02, w * 0.3],
    [w * 0.7, w * 0.3 - 0.02],
  ] as const) {
    canvas.box({ x, y: d - 0.36, z: 1.5, w: ww, d: 0.34, h: 0.8 }, lighten(lower, 0.35));
    canvas.line([x + ww / 2, d - 0.37, 1.52], [x + ww / 2, d - 0.37, 2.28], darken(lower, 0.15), 0.012);
  }
  contact(canvas, 0, d - 0.62, w, 0.6, 0.36);
  canvas.box({ x: 0.02, y: d - 0.6, z: 0.08, w: w - 0.04, d: 0.58, h: 0.76 }, lower);
  for (let i = 1; i < 6; i++)
    canvas.line([(w * i) / 6, d - 0.61, 0.1], [(w * i) / 6, d - 0.61, 0.82], darken(lower, 0.3), 0.012);
  for (let i = 0; i < 6; i++)
    canvas.line(
      [(w * (i + 0.35)) / 6, d - 0.615, 0.72],
      [(w * (i + 0.65)) / 6, d - 0.615, 0.72],
      '#4a4642',
      0.018,
    );
  canvas.box({ x: 0, y: d - 0.64, z: 0.84, w, d: 0.64, h: 0.05 }, stone, lighten(stone, 0.12));
  canvas.poly(
    [
      [w * 0.42, d - 0.5, 0.892],
      [w * 0.62, d - 0.5, 0.892],
      [w * 0.62, d - 0.18, 0.892],
      [w * 0.42, d - 0.18, 0.892],
    ],
    '#b9bec0',
  );
  canvas.line([w * 0.52, d - 0.1, 0.89], [w * 0.52, d - 0.1, 1.2], '#aeb4b7', 0.03);
  canvas.line([w * 0.52, d - 0.1, 1.2], [w * 0.52, d - 0.3, 1.16], '#aeb4b7', 0.03);
  for (const [x, c] of [
    [0.3, '#b9653a'],
    [0.5, '#e9e2d4'],
    [w - 0.55, '#5f7466'],
  ] as const)
    canvas.box({ x, y: d - 0.3, z: 0.89, w: 0.14, d: 0.14, h: 0.2 }, c);
}

function counterAlongSide({ canvas, w, d, side }: Room, lower: string, stone: string): void {
  const x = side < 0 ? w - 0.62 : 0.02;
  contact(canvas, x, d - 2.5, 0.6, 1.9, 0.34);
  canvas.box({ x, y: d - 2.5, z: 0.08, w: 0.6, d: 1.9, h: 0.76 }, lower);
  const face = side < 0 ? x : x + 0.6;
  for (let i = 1; i < 4; i++)
    canvas.line(
      [face, d - 2.5 + (1.9 * i) / 4, 0.1],
      [face, d - 2.5 + (1.9 * i) / 4, 0.82],
      darken(lower, 0.3),
      0.012,
    );
  canvas.box({ x: x - 0.02, y: d - 2.52, z: 0.84, w: 0.64, d: 1.94, h: 0.05 }, stone, lighten(stone, 0.12));
  canvas.box({ x: x + 0.06, y: d - 1.75, z: 0.89, w: 0.5, d: 0.7, h: 0.04 }, '#202327');
  canvas.box({ x: x + 0.18, y: d - 1.5, z: 0.93, w: 0.24, d: 0.24, h: 0.16 }, '#c9ced0');
  const hood = { x: side < 0 ? w - 0.48 : 0.02, y: d - 1.8, z: 1.75, w: 0.46, d: 0.8, h: 0.2 };
  canvas.box(
    { ...hood, x: side < 0 ? w - 0.3 : 0.02, y: d - 1.55, z: 1.95, w: 0.28, d: 0.3, h: 1.05 },
    '#b3b8ba',
  );
  canvas.box(hood, '#9ea4a7');
}
