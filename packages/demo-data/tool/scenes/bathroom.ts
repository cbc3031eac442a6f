import type { Random } from '../../src/random';
import { lighten, mix } from '../colour';
import type { Light } from '../light';
import { contact, pottedPlant } from './furniture';
import { emptyRoom, WOODS } from './room';

export function bathroom(random: Random, time: Light['name']): string {
  const room = emptyRoom(
    random,
    time,
    { w: 2.7, d: random.between(2.5, 3) },
    { window: false, tiles: 0.6, floor: random.pick(['#b9b2a6', '#8f8c87', '#cfc8bb']) },
  );
  const { canvas, w, d, side, accent } = room;
  const tile = random.pick([mix(accent, '#eee8dd', 0.62), '#dfe5e0', '#e6ddd0']);
  canvas.poly(
    [
      [0, d - 0.01, 0],
      [w, d - 0.01, 0],
      [w, d - 0.01, 2.1],
      [0, d - 0.01, 2.1],
    ],
    tile,
  );
  for (let x = 0.3; x < w; x += 0.3)
    canvas.line([x, d - 0.02, 0], [x, d - 0.02, 2.1], lighten(tile, 0.4), 0.01, 0.8);
  for (let z = 0.3; z <= 2.1; z += 0.3)
    canvas.line([0, d - 0.02, z], [w, d - 0.02, z], lighten(tile, 0.4), 0.01, 0.8);
  const wood = random.pick(WOODS);
  const vx = side < 0 ? w - 1.35 : 0.15;
  canvas.box({ x: vx, y: d - 0.5, z: 0.45, w: 1.2, d: 0.48, h: 0.36 }, wood);
  canvas.box({ x: vx - 0.02, y: d - 0.52, z: 0.81, w: 1.24, d: 0.52, h: 0.04 }, '#efece5', '#faf8f3');
  canvas.box({ x: vx + 0.36, y: d - 0.42, z: 0.85, w: 0.48, d: 0.3, h: 0.12 }, '#fbfaf7', '#e9edee');
  canvas.poly(
    [
      [vx + 0.1, d - 0.03, 1.1],
      [vx + 1.1, d - 0.03, 1.1],
      [vx + 1.1, d - 0.03, 1.95],
      [vx + 0.1, d - 0.03, 1.95],
    ],
    mix(canvas.light.sky[1], '#ffffff', 0.35),
  );
  canvas.poly(
    [
      [vx + 0.1, d - 0.035, 1.1],
      [vx + 0.7, d - 0.035, 1.95],
      [vx + 0.1, d - 0.035, 1.95],
    ],
    '#ffffff',
    0.35,
  );
  canvas.glow(canvas.camera.project([vx + 0.6, d, 2.05]), 260, '#fff0cf', 0.55);
  const tx = side < 0 ? 0.5 : w - 0.9;
  contact(canvas, tx, d - 0.62, 0.4, 0.55, 0.3);
  canvas.box({ x: tx, y: d - 0.16, z: 0.4, w: 0.42, d: 0.14, h: 0.42 }, '#f7f5f0');
  canvas.box({ x: tx + 0.03, y: d - 0.62, z: 0.06, w: 0.36, d: 0.5, h: 0.34 }, '#f7f5f0', '#fdfcfa');
  const gx = side < 0 ? 1.12 : w - 1.12;
  canvas.poly(
    [
      [gx, d - 1.5, 0],
      [gx, d, 0],
      [gx, d, 2.05],
      [gx, d - 1.5, 2.05],
    ],
    mix(canvas.light.sky[1], '#ffffff', 0.4),
    0.28,
  );
  canvas.line([gx, d - 1.5, 0], [gx, d - 1.5, 2.05], '#7c8386', 0.02);
  const hx = side < 0 ? 0.02 : w - 0.02;
  canvas.line([hx, d - 1.1, 2.05], [hx - side * 0.35, d - 1.1, 2.05], '#aeb4b7', 0.03);
  canvas.box({ x: hx - side * 0.35 - 0.1, y: d - 1.2, z: 2, w: 0.2, d: 0.2, h: 0.03 }, '#c3c8ca');
  pottedPlant(canvas, random, side < 0 ? w - 0.25 : 0.25, d - 1, 0.9);
  return canvas.toSvg();
}
