import type { Random } from '../../src/random';
import { darken, lighten, mix } from '../colour';
import type { Light } from '../light';
import { contact, painting, pendant, piece, pottedPlant, rug } from './furniture';
import { emptyRoom, type Room, WOODS } from './room';

function sofa({ canvas }: Room, x: number, y: number, w: number, colour: string): void {
  contact(canvas, x, y, w, 0.95, 0.42);
  canvas.box({ x, y: y + 0.72, z: 0.14, w, d: 0.24, h: 0.72 }, colour);
  canvas.box({ x, y, z: 0.12, w, d: 0.95, h: 0.24 }, darken(colour, 0.1));
  const seats = w > 2 ? 3 : 2;
  const inner = w - 0.44;
  for (let i = 0; i < seats; i++) {
    const sx = x + 0.22 + (inner * i) / seats;
    canvas.box(
      { x: sx + 0.02, y: y + 0.5, z: 0.46, w: inner / seats - 0.04, d: 0.2, h: 0.4 },
      lighten(colour, 0.08),
    );
    canvas.box(
      { x: sx + 0.02, y: y + 0.02, z: 0.34, w: inner / seats - 0.04, d: 0.62, h: 0.15 },
      colour,
      lighten(colour, 0.16),
    );
  }
  for (const ax of [x, x + w - 0.22])
    canvas.box({ x: ax, y, z: 0.12, w: 0.22, d: 0.95, h: 0.5 }, colour, lighten(colour, 0.1));
}

function cushion({ canvas }: Room, x: number, y: number, z: number, colour: string): void {
  canvas.box({ x, y, z, w: 0.4, d: 0.12, h: 0.34 }, colour, lighten(colour, 0.1));
}

function lowTable({ canvas }: Room, x: number, y: number, wood: string): void {
  contact(canvas, x, y, 1.1, 0.6, 0.3);
  for (const [dx, dy] of [
    [0.05, 0.5],
    [1, 0.5],
    [0.05, 0.05],
    [1, 0.05],
  ] as const)
    canvas.box({ x: x + dx, y: y + dy, z: 0, w: 0.05, d: 0.05, h: 0.36 }, darken(wood, 0.2));
  canvas.box({ x, y, z: 0.36, w: 1.1, d: 0.6, h: 0.05 }, wood, lighten(wood, 0.14));
  canvas.box({ x: x + 0.18, y: y + 0.2, z: 0.41, w: 0.32, d: 0.22, h: 0.04 }, '#e9e2d4');
  canvas.box({ x: x + 0.72, y: y + 0.24, z: 0.41, w: 0.14, d: 0.14, h: 0.12 }, '#b9653a');
}

export function livingRoom(random: Random, time: Light['name']): string {
  const room = emptyRoom(
    random,
    time,
    { w: random.between(4.6, 5.6), d: random.between(4.2, 5.2) },
    { window: true },
  );
  const { canvas, w, d, side, accent } = room;
  const cloth = random.pick([mix(accent, '#d8cfc0', 0.35), '#8d9499', '#cfc4b3', '#7f8a78', '#a78f7a']);
  const wood = random.pick(WOODS);
  const cx = side < 0 ? w * 0.58 : w * 0.42;
  rug(canvas, cx - 1.5, d - 3, 3, 2.2, mix(accent, '#e8dfd0', 0.62));
  painting(room, random, cx - 0.75, 1.45, 1.5, 0.95);
  piece(canvas, { x: side < 0 ? w - 0.5 : 0.06, y: d - 2.9, z: 0, w: 0.44, d: 1.8, h: 0.5 }, wood);
  canvas.box({ x: side < 0 ? w - 0.07 : 0.02, y: d - 2.7, z: 0.85, w: 0.05, d: 1.4, h: 0.8 }, '#23262a');
  sofa(room, cx - 1.15, d - 1.15, 2.3, cloth);
  cushion(room, cx - 0.85, d - 0.72, 0.5, accent);
  cushion(room, cx + 0.45, d - 0.72, 0.5, lighten(accent, 0.45));
  pottedPlant(canvas, random, side < 0 ? 0.5 : w - 0.5, d - 0.45, 1.5);
  piece(canvas, { x: cx + 1.3, y: d - 0.75, z: 0, w: 0.42, d: 0.42, h: 0.5 }, wood);
  pendant(canvas, cx, d - 2, 0.75, random.pick(['#2f3438', '#b9653a', '#cda45e']));
  lowTable(room, cx - 0.55, d - 2.35, wood);
  const chair = side < 0 ? cx - 2.2 : cx + 1.35;
  piece(canvas, { x: chair, y: d - 2.5, z: 0.12, w: 0.8, d: 0.75, h: 0.3 }, accent);
  canvas.box({ x: side < 0 ? chair : chair + 0.62, y: d - 2.5, z: 0.42, w: 0.18, d: 0.75, h: 0.45 }, accent);
  return canvas.toSvg();
}
