import type { Random } from '../src/random';
import type { Canvas } from './canvas';
import { darken, lighten, mix } from './colour';
import { inHaze } from './light';
import { HEIGHT, type Vec, WIDTH } from './space';

const n1 = (value: number) => Math.round(value * 10) / 10;

/** Sky, sun or afterglow, and a few long clouds. */
export function paintSky(canvas: Canvas, random: Random, horizon: number): void {
  const { light } = canvas;
  const paint = canvas.gradient(
    [0, 0],
    [0, HEIGHT * horizon],
    [
      [0, light.sky[0]],
      [0.62, light.sky[1]],
      [1, light.sky[2]],
    ],
  );
  canvas.raw(`<rect width="${WIDTH}" height="${HEIGHT}" fill="${paint}"/>`);
  const x = WIDTH * (light.sun[0] < 0 ? 0.18 : 0.84);
  if (light.name !== 'monsoon') canvas.glow([x, HEIGHT * horizon * 0.72], 620, light.sunColour, 0.75);
  for (let i = 0; i < random.int(4, 7); i++) cloud(canvas, random, horizon);
}

function cloud(canvas: Canvas, random: Random, horizon: number): void {
  const cx = random.between(0, WIDTH);
  const cy = HEIGHT * horizon * random.between(0.12, 0.75);
  const colour = mix(lighten(canvas.light.sky[2], 0.55), canvas.light.sky[1], random.between(0, 0.4));
  for (let i = 0; i < 4; i++) {
    const rx = random.between(60, 210);
    const x = cx + random.between(-170, 170);
    canvas.puff(x, cy + random.between(-9, 9), rx * 1.5, rx * random.between(0.14, 0.24), colour, 0.75);
  }
}

/** Low hills or a tree line on the horizon: the Satpuda edge, not mountains. */
export function paintDistance(canvas: Canvas, random: Random, kind: 'hills' | 'trees' | 'town'): void {
  const y = canvas.camera.project([0, 100_000, 0])[1];
  if (kind === 'town') paintTown(canvas, random, y);
  for (let layer = 0; layer < 2; layer++) {
    const base = mix(canvas.light.foliage[layer] ?? '#6f8f5a', canvas.light.haze, 0.72 - layer * 0.22);
    const rise = kind === 'hills' ? 62 - layer * 30 : 30 - layer * 8;
    let path = `M0 ${n1(y + 4)}`;
    for (let x = 0; x <= WIDTH; x += kind === 'hills' ? 80 : 26)
      path += `L${x} ${n1(y - random.between(0.25, 1) * rise)}`;
    canvas.raw(
      `<path d="${path}L${WIDTH} ${n1(y + 4)}Z" fill="${base}" stroke="${base}" stroke-width="14" stroke-linejoin="round"/>`,
    );
  }
}

function paintTown(canvas: Canvas, random: Random, y: number): void {
  for (let x = -40; x < WIDTH; x += random.int(50, 120)) {
    const height = random.between(30, 150);
    const colour = inHaze(canvas.light, darken(canvas.light.sky[1], 0.25), random.between(0.35, 0.65));
    canvas.raw(
      `<rect x="${x}" y="${n1(y - height)}" width="${random.int(34, 86)}" height="${n1(height + 4)}" fill="${colour}"/>`,
    );
  }
}

export type TreeKind = 'neem' | 'gulmohar' | 'ashoka' | 'palm' | 'orange' | 'shrub' | 'bougainvillea';

const BLOSSOM: Partial<Record<TreeKind, string>> = {
  gulmohar: '#d2592b',
  orange: '#e98a2b',
  bougainvillea: '#b8477f',
};

/** A tree standing at a point of the ground, `height` metres tall, with its shadow. */
export function paintTree(canvas: Canvas, random: Random, foot: Vec, height: number, kind: TreeKind): void {
  const depth = canvas.camera.depth(foot);
  if (depth < 1) return;
  const [x, y] = canvas.camera.project(foot);
  const k = canvas.camera.scaleAt(foot) * height;
  const far = Math.min(0.55, depth / 260);
  const leaf = inHaze(canvas.light, random.pick(canvas.light.foliage), far);
  const side = canvas.light.sun[0] < 0 ? -1 : 1;
  canvas.raw(
    `<ellipse cx="${n1(x - side * k * 0.2)}" cy="${n1(y)}" rx="${n1(k * 0.42)}" ry="${n1(k * 0.05)}" fill="${mix(canvas.light.shade, '#1d2430', 0.4)}" fill-opacity=".3"/>`,
  );
  if (kind === 'palm') {
    paintPalm(canvas, random, x, y, k, leaf);
    return;
  }
  if (kind !== 'shrub' && kind !== 'bougainvillea') {
    const bark = inHaze(canvas.light, mix('#6d5644', canvas.light.shade, 0.25), far);
    const top = kind === 'ashoka' ? 0.2 : 0.55;
    canvas.raw(
      `<path d="M${n1(x - k * 0.028)} ${n1(y)}L${n1(x - k * 0.014)} ${n1(y - k * top)}L${n1(x + k * 0.014)} ${n1(y - k * top)}L${n1(x + k * 0.028)} ${n1(y)}Z" fill="${bark}"/>`,
    );
  }
  paintCrown(canvas, random, x, y, k, leaf, kind, side);
}

function paintCrown(
  canvas: Canvas,
  random: Random,
  x: number,
  y: number,
  k: number,
  leaf: string,
  kind: TreeKind,
  side: number,
): void {
  const low = kind === 'shrub' || kind === 'bougainvillea';
  const column = kind === 'ashoka';
  const [cy, rx, ry] = column
    ? [0.55, 0.13, 0.44]
    : low
      ? [0.42, 0.5, 0.4]
      : kind === 'orange'
        ? [0.58, 0.4, 0.36]
        : [0.68, 0.4, 0.3];
  const blossom = BLOSSOM[kind];
  for (let tone = 0; tone < 3; tone++) {
    const colour =
      tone === 0
        ? darken(leaf, 0.24)
        : tone === 1
          ? leaf
          : mix(lighten(leaf, 0.14), canvas.light.sunColour, 0.24);
    const shrink = 1 - tone * 0.2;
    let path = '';
    for (let i = 0; i < (column ? 12 : 13); i++) {
      const angle = random.between(0, Math.PI * 2);
      const reach = Math.sqrt(random.float()) * shrink;
      const r = k * (column ? 0.075 : 0.135) * random.between(0.75, 1.2) * (tone === 2 ? 0.72 : 1);
      const px = x + Math.cos(angle) * reach * rx * k * 0.74 + side * tone * k * 0.035;
      const py = y - cy * k + Math.sin(angle) * reach * ry * k * 0.8 - tone * k * 0.035;
      path += `M${n1(px - r)} ${n1(py)}a${n1(r)} ${n1(r * 0.86)} 0 1 0 ${n1(2 * r)} 0a${n1(r)} ${n1(r * 0.86)} 0 1 0 ${n1(-2 * r)} 0`;
    }
    canvas.raw(`<path d="${path}" fill="${colour}"/>`);
  }
  if (!blossom) return;
  const colour = mix(blossom, canvas.light.shade, canvas.light.name === 'dusk' ? 0.4 : 0.06);
  for (let i = 0; i < 34; i++) {
    const angle = random.between(0, Math.PI * 2);
    const reach = Math.sqrt(random.float());
    const px = x + Math.cos(angle) * reach * rx * k * 0.88;
    const py = y - cy * k + Math.sin(angle) * reach * ry * k * 0.9;
    const r = Math.max(1.2, k * (kind === 'orange' ? 0.019 : 0.028));
    canvas.raw(
      `<circle cx="${n1(px)}" cy="${n1(py)}" r="${n1(r)}" fill="${i % 3 ? colour : lighten(colour, 0.18)}"/>`,
    );
  }
}

function paintPalm(canvas: Canvas, random: Random, x: number, y: number, k: number, leaf: string): void {
  const lean = random.between(-0.08, 0.08) * k;
  const bark = mix('#7b6653', canvas.light.shade, 0.25);
  canvas.raw(
    `<path d="M${n1(x)} ${n1(y)}Q${n1(x)} ${n1(y - k * 0.5)} ${n1(x + lean)} ${n1(y - k * 0.82)}" stroke="${bark}" stroke-width="${n1(k * 0.034)}" fill="none"/>`,
  );
  for (let i = 0; i < 11; i++) {
    const angle = (-200 + i * 22 + random.between(-6, 6)) * (Math.PI / 180);
    const reach = k * random.between(0.24, 0.32);
    const ex = x + lean + Math.cos(angle) * reach;
    const ey = y - k * 0.82 + Math.sin(angle) * reach * 0.75 + reach * 0.3;
    const colour = i % 2 ? leaf : darken(leaf, 0.2);
    canvas.raw(
      `<path d="M${n1(x + lean)} ${n1(y - k * 0.82)}Q${n1((x + lean + ex) / 2)} ${n1(y - k * 0.82 + Math.sin(angle) * reach * 0.9 - reach * 0.18)} ${n1(ex)} ${n1(ey)}" stroke="${colour}" stroke-width="${n1(k * 0.034)}" stroke-linecap="round" fill="none"/>`,
    );
  }
}
