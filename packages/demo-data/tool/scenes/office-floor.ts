import type { Random } from '../../src/random';
import { lighten, mix } from '../colour';
import type { Light } from '../light';
import { contact, pottedPlant } from './furniture';
import { emptyRoom, type Room } from './room';

/** Rows of desks under a calm ceiling: an office floor. */
export function officeFloor(random: Random, time: Light['name']): string {
  const room = emptyRoom(
    random,
    time,
    { w: random.between(7, 9), d: random.between(8, 10) },
    { lens: 0.68, window: true, floor: random.pick(['#a9a49b', '#8f9696', '#b5a893']), tiles: 0.6 },
  );
  const { canvas, w, d, accent } = room;
  const wood = random.pick(['#d9c4a3', '#efe9dd', '#c6a679']);
  for (let y = d - 1; y > -1; y -= 1.8)
    for (const x of [w * 0.28, w * 0.68])
      canvas.poly(
        [
          [x - 0.6, y, 2.99],
          [x + 0.6, y, 2.99],
          [x + 0.6, y + 0.3, 2.99],
          [x - 0.6, y + 0.3, 2.99],
        ],
        '#fffdf4',
      );
  canvas.poly(
    [
      [w * 0.3, d - 0.02, 0.1],
      [w * 0.7, d - 0.02, 0.1],
      [w * 0.7, d - 0.02, 2.4],
      [w * 0.3, d - 0.02, 2.4],
    ],
    mix(canvas.light.sky[1], '#ffffff', 0.5),
    0.6,
  );
  for (let i = 0; i <= 3; i++)
    canvas.line(
      [w * (0.3 + i * 0.1333), d - 0.03, 0.1],
      [w * (0.3 + i * 0.1333), d - 0.03, 2.4],
      '#43484b',
      0.05,
    );
  for (let y = d - 2; y > 0.4; y -= 2)
    for (const x of [w * 0.08, w * 0.37, w * 0.66]) desk(room, x, y, wood, accent);
  pottedPlant(canvas, random, w - 0.6, d - 0.6, 1.5);
  pottedPlant(canvas, random, 0.6, d - 0.6, 1.4);
  return canvas.toSvg();
}

function desk({ canvas }: Room, x: number, y: number, wood: string, accent: string): void {
  contact(canvas, x, y, 1.7, 0.75, 0.28);
  canvas.box({ x: x + 0.55, y: y + 0.9, z: 0.42, w: 0.55, d: 0.5, h: 0.08 }, '#3d4246');
  for (const dx of [0.03, 1.62]) canvas.box({ x: x + dx, y, z: 0, w: 0.05, d: 0.75, h: 0.72 }, '#d7d3ca');
  canvas.box({ x, y, z: 0.72, w: 1.7, d: 0.75, h: 0.04 }, wood, lighten(wood, 0.14));
  canvas.box({ x: x + 0.5, y: y + 0.5, z: 0.86, w: 0.65, d: 0.03, h: 0.38 }, '#2a2e32');
  canvas.box({ x: x + 0.8, y: y + 0.5, z: 0.76, w: 0.06, d: 0.05, h: 0.12 }, '#55595c');
  contact(canvas, x + 0.58, y - 0.6, 0.5, 0.5, 0.25);
  canvas.box({ x: x + 0.8, y: y - 0.38, z: 0, w: 0.06, d: 0.06, h: 0.44 }, '#3d4246');
  canvas.box({ x: x + 0.56, y: y - 0.62, z: 0.44, w: 0.54, d: 0.5, h: 0.08 }, accent);
  canvas.box({ x: x + 0.58, y: y - 0.66, z: 0.52, w: 0.5, d: 0.07, h: 0.55 }, accent, lighten(accent, 0.15));
}
