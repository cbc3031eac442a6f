import type { Random } from '../../src/random';
import { darken, lighten, mix } from '../colour';
import type { Light } from '../light';
import { contact, painting, pendant, piece, pottedPlant, rug } from './furniture';
import { emptyRoom, type Room, WOODS } from './room';

export function bedroom(random: Random, time: Light['name']): string {
  const room = emptyRoom(
    random,
    time,
    { w: random.between(4, 4.7), d: random.between(4, 4.6) },
    { window: true },
  );
  const { canvas, w, d, side, accent } = room;
  const wood = random.pick(WOODS);
  const linen = random.pick(['#f3eee5', '#ece7dc', '#f0ece6']);
  const cx = w * (side < 0 ? 0.53 : 0.47);
  rug(canvas, cx - 1.5, d - 2.7, 3, 1.7, mix(accent, '#efe7d9', 0.7));
  painting(room, random, cx - 0.6, 1.62, 1.2, 0.7);
  canvas.box({ x: cx - 1, y: d - 0.12, z: 0, w: 2, d: 0.1, h: 1.25 }, mix(wood, accent, 0.15));
  for (let i = 1; i < 6; i++)
    canvas.line(
      [cx - 1 + i / 3, d - 0.13, 0.4],
      [cx - 1 + i / 3, d - 0.13, 1.22],
      darken(wood, 0.3),
      0.015,
      0.6,
    );
  for (const x of [cx - 1.55, cx + 1.1]) {
    piece(canvas, { x, y: d - 0.5, z: 0, w: 0.45, d: 0.42, h: 0.5 }, wood);
    pendant(canvas, x + 0.22, d - 0.3, 1.55, '#cda45e');
  }
  bed(room, cx, linen);
  wardrobe(room, wood);
  pottedPlant(canvas, random, side < 0 ? 0.42 : w - 0.42, d - 0.4, 1.2);
  return canvas.toSvg();
}

function bed({ canvas, d, accent }: Room, cx: number, linen: string): void {
  contact(canvas, cx - 0.9, d - 2.2, 1.8, 2.1, 0.4);
  canvas.box({ x: cx - 0.9, y: d - 2.2, z: 0.08, w: 1.8, d: 2.08, h: 0.24 }, '#8a6a4c');
  canvas.box({ x: cx - 0.88, y: d - 2.18, z: 0.32, w: 1.76, d: 2.04, h: 0.24 }, linen, lighten(linen, 0.4));
  for (const x of [cx - 0.76, cx + 0.1])
    canvas.box({ x, y: d - 0.62, z: 0.56, w: 0.66, d: 0.4, h: 0.16 }, '#f8f5ef', '#fdfbf7');
  for (const x of [cx - 0.6, cx + 0.22])
    canvas.box(
      { x, y: d - 0.76, z: 0.56, w: 0.42, d: 0.16, h: 0.28 },
      mix(accent, '#e8dccb', 0.2),
      mix(accent, '#ffffff', 0.25),
    );
  canvas.box({ x: cx - 0.9, y: d - 2.2, z: 0.34, w: 1.8, d: 0.85, h: 0.235 }, accent, lighten(accent, 0.14));
  canvas.poly(
    [
      [cx - 0.9, d - 1.36, 0.58],
      [cx + 0.9, d - 1.36, 0.58],
      [cx + 0.9, d - 1.16, 0.58],
      [cx - 0.9, d - 1.16, 0.58],
    ],
    '#fdfaf4',
  );
}

function wardrobe({ canvas, w, d, side }: Room, wood: string): void {
  const box = { x: side < 0 ? w - 0.62 : 0.02, y: d - 2.6, z: 0, w: 0.6, d: 2.1, h: 2.5 };
  contact(canvas, box.x, box.y, box.w, box.d, 0.3);
  canvas.box(box, lighten(wood, 0.28));
  const x = side < 0 ? box.x : box.x + 0.6;
  for (let i = 1; i < 4; i++) {
    const y = box.y + (box.d * i) / 4;
    canvas.line([x, y, 0.06], [x, y, 2.46], darken(wood, 0.25), 0.014);
    if (i % 2) canvas.line([x, y + 0.06, 1], [x, y + 0.06, 1.35], '#3f3a35', 0.02);
  }
}
