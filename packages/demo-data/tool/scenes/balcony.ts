import type { Random } from '../../src/random';
import { Canvas } from '../canvas';
import { darken, lighten, mix } from '../colour';
import { LIGHTS, type Light, lit } from '../light';
import { paintDistance, paintSky, paintTree } from '../nature';
import { Camera } from '../space';
import { contact, pottedPlant } from './furniture';
import { WOODS } from './room';
import { ACCENTS, WALLS } from './street';

/** The view from a balcony on an upper floor: tree tops, roofs, the long horizon of the plain. */
export function balcony(random: Random, time: Light['name']): string {
  const light = LIGHTS[time];
  const canvas = new Canvas(new Camera([0, -1.6, 1.55], random.between(-6, 6), 0.72, 0.5), light);
  paintSky(canvas, random, 0.52);
  canvas.ground(mix(light.grass, light.foliage[0]!, 0.4), mix(light.grass, light.haze, 0.65));
  paintDistance(canvas, random, random.pick(['hills', 'town']));
  const level = -random.between(9, 16);
  paintRoofs(canvas, random, level);
  paintDeck(canvas, random);
  return canvas.toSvg();
}

function paintRoofs(canvas: Canvas, random: Random, level: number): void {
  const things = Array.from({ length: 46 }, () => ({
    x: random.between(-70, 70),
    y: random.between(16, 120),
    tree: random.chance(0.62),
  }));
  things.sort((a, b) => b.y - a.y);
  for (const { x, y, tree } of things) {
    if (tree) {
      paintTree(
        canvas,
        random,
        [x, y, level],
        random.between(6, 10),
        random.pick(['neem', 'neem', 'gulmohar', 'palm']),
      );
      continue;
    }
    const wall = mix(random.pick(WALLS), canvas.light.haze, Math.min(0.7, y / 150));
    const box = {
      x,
      y,
      z: level,
      w: random.between(8, 14),
      d: random.between(8, 12),
      h: random.between(4, 8.5),
    };
    canvas.box(box, wall, lighten(wall, 0.1));
    const { front } = canvas.sides(box);
    for (let t = 1; t < box.h - 1.4; t += 3)
      for (let s = 1; s < box.w - 2; s += 3)
        canvas.poly(front.rect(s, t, 1.5, 1.2), mix('#4b6072', canvas.light.haze, 0.45));
    canvas.box(
      { x: x + 1.5, y: y + 2, z: level + box.h, w: 1.4, d: 1.4, h: 1.1 },
      mix('#33383c', canvas.light.haze, 0.3),
    );
  }
}

function paintDeck(canvas: Canvas, random: Random): void {
  const { light } = canvas;
  const [w, d] = [2.5, 1.55];
  const floor = random.pick(['#c7a67d', '#b9b2a6', '#a9764f', '#cfc5b4']);
  canvas.poly(
    [
      [-w, -1.4, 0],
      [w, -1.4, 0],
      [w, d, 0],
      [-w, d, 0],
    ],
    lit(light, floor, [0, 0, 1]),
  );
  for (let x = -w; x < w; x += 0.24)
    canvas.line([x, -1.4, 0.002], [x, d, 0.002], darken(floor, 0.3), 0.01, 0.5);
  const wall = random.pick(WALLS);
  canvas.poly(
    [
      [-w, -1.4, 0],
      [-w, d, 0],
      [-w, d, 3.2],
      [-w, -1.4, 3.2],
    ],
    lit(light, wall, [1, 0, 0]),
  );
  canvas.poly(
    [
      [-w, -1.4, 2.75],
      [w, -1.4, 2.75],
      [w, d + 0.1, 2.75],
      [-w, d + 0.1, 2.75],
    ],
    mix('#f4efe6', light.shade, 0.24),
  );
  canvas.poly(
    [
      [-w, d + 0.1, 2.75],
      [w, d + 0.1, 2.75],
      [w, d + 0.1, 2.95],
      [-w, d + 0.1, 2.95],
    ],
    lit(light, '#f4efe6', [0, -1, 0]),
  );
  const rail = random.pick(['glass', 'bars']);
  if (rail === 'glass') {
    canvas.poly(
      [
        [-w, d, 0.08],
        [w, d, 0.08],
        [w, d, 1.04],
        [-w, d, 1.04],
      ],
      '#ffffff',
      0.16,
    );
    for (let x = -w; x <= w; x += 1.25) canvas.line([x, d, 0], [x, d, 1.06], '#5a5e60', 0.05);
  } else for (let x = -w; x <= w; x += 0.13) canvas.line([x, d, 0.06], [x, d, 1.04], '#4b4f52', 0.018);
  canvas.line([-w, d, 1.06], [w, d, 1.06], random.pick(WOODS), 0.08);
  canvas.line([-w, d, 0.06], [w, d, 0.06], '#4b4f52', 0.04);
  for (const x of [-2.1, -1.6, 2]) pottedPlant(canvas, random, x, 1.2, random.between(0.8, 1.3));
  seating(canvas, random);
}

function seating(canvas: Canvas, random: Random): void {
  const cloth = random.pick(ACCENTS);
  const wood = random.pick(WOODS);
  const at = (x: number, flip: number) => {
    contact(canvas, x, 0.35, 0.62, 0.6, 0.35);
    for (const [dx, dy] of [
      [0, 0.55],
      [0.57, 0.55],
      [0, 0],
      [0.57, 0],
    ] as const)
      canvas.box({ x: x + dx, y: 0.35 + dy, z: 0, w: 0.05, d: 0.05, h: 0.4 }, wood);
    canvas.box({ x, y: 0.35, z: 0.38, w: 0.62, d: 0.6, h: 0.1 }, cloth, lighten(cloth, 0.16));
    canvas.box(
      { x: flip > 0 ? x + 0.52 : x, y: 0.35, z: 0.48, w: 0.1, d: 0.6, h: 0.45 },
      cloth,
      lighten(cloth, 0.16),
    );
  };
  at(-0.9, -1);
  at(0.75, 1);
  contact(canvas, -0.05, 0.5, 0.5, 0.4, 0.3);
  canvas.box({ x: 0.15, y: 0.65, z: 0, w: 0.08, d: 0.08, h: 0.48 }, darken(wood, 0.2));
  canvas.box({ x: -0.08, y: 0.45, z: 0.48, w: 0.54, d: 0.46, h: 0.04 }, wood, lighten(wood, 0.15));
  for (const x of [0.02, 0.26] satisfies number[])
    canvas.box({ x, y: 0.6, z: 0.52, w: 0.09, d: 0.09, h: 0.09 }, '#f3ede1', '#8a5a36');
}
