import type { Random } from '../../random';
import { darken, lighten, mix } from '../colour';
import type { Light } from '../light';
import type { Vec } from '../space';
import { contact, emptyRoom, painting, pendant, piece, pottedPlant, type Room, rug, WOODS } from './room';

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
