import type { Random } from '../../src/random';
import { lighten, mix } from '../colour';
import { HEIGHT, WIDTH } from '../space';

type RoomKind = 'living' | 'bed' | 'kitchen' | 'bath' | 'balcony' | 'passage';
/** [kind, x, y, width, depth] in metres */
type RoomSpec = readonly [RoomKind, number, number, number, number];
/** [x, y, along x?, swing] of an 0.9 m door */
type DoorSpec = readonly [number, number, boolean, 1 | -1];

type PlanSpec = {
  rooms: readonly RoomSpec[];
  doors: readonly DoorSpec[];
  windows: readonly (readonly [number, number, number, number])[];
};

export const PLANS: readonly PlanSpec[] = [
  {
    rooms: [
      ['living', 0, 0, 4.2, 5],
      ['kitchen', 4.2, 0, 2.4, 2.8],
      ['bed', 0, 5, 3.6, 3.4],
      ['bath', 3.6, 5, 1.6, 2.2],
      ['passage', 4.2, 2.8, 2.4, 2.2],
      ['balcony', 5.2, 5, 1.4, 3.4],
    ],
    doors: [
      [0.4, 0, true, 1],
      [4.2, 1, false, 1],
      [2.2, 5, true, 1],
      [4, 5, true, 1],
    ],
    windows: [
      [0, 1.6, 0, 3.6],
      [1, 8.4, 2.8, 8.4],
      [5, 0, 6, 0],
    ],
  },
  {
    rooms: [
      ['living', 0, 0, 5, 4.2],
      ['kitchen', 5, 0, 3, 2.6],
      ['bath', 5, 2.6, 1.5, 1.6],
      ['passage', 6.5, 2.6, 1.5, 1.6],
      ['bed', 0, 4.2, 4, 3.6],
      ['bed', 4, 4.2, 4, 3.6],
      ['balcony', 0, 7.8, 4, 1.3],
      ['bath', 4, 7.8, 2, 1.3],
    ],
    doors: [
      [0.4, 0, true, 1],
      [5, 0.8, false, 1],
      [2.8, 4.2, true, 1],
      [4.6, 4.2, true, 1],
      [1.4, 7.8, true, 1],
      [4.6, 7.8, true, 1],
    ],
    windows: [
      [0, 1, 0, 3.2],
      [0, 5, 0, 7],
      [8, 5, 8, 7],
      [8, 0.6, 8, 2],
    ],
  },
  {
    rooms: [
      ['balcony', 0, 0, 4.6, 1.4],
      ['living', 0, 1.4, 4.6, 5.4],
      ['kitchen', 4.6, 3.8, 3, 3],
      ['bed', 4.6, 0, 3.8, 3.8],
      ['bed', 8.4, 0, 3.6, 3.8],
      ['passage', 7.6, 3.8, 1.2, 3],
      ['bath', 8.8, 3.8, 1.6, 1.7],
      ['bath', 10.4, 3.8, 1.6, 1.7],
      ['bed', 8.8, 5.5, 3.2, 3.4],
      ['bath', 7.2, 6.8, 1.6, 2.1],
    ],
    doors: [
      [0.4, 6.8, true, -1],
      [1.6, 1.4, true, -1],
      [4.6, 4.4, false, 1],
      [7.4, 3.8, true, -1],
      [8.5, 3.8, true, -1],
      [8.8, 5.9, false, 1],
      [8.8, 4.2, false, 1],
    ],
    windows: [
      [5.4, 0, 7.4, 0],
      [9.2, 0, 11.2, 0],
      [12, 6, 12, 8],
      [0, 3, 0, 5],
      [5.2, 6.8, 6.6, 6.8],
    ],
  },
  {
    rooms: [
      ['living', 0, 0, 6, 4.6],
      ['passage', 6, 0, 1.4, 8],
      ['kitchen', 0, 4.6, 3, 3.4],
      ['balcony', 3, 4.6, 3, 1.2],
      ['bath', 3, 5.8, 3, 2.2],
      ['bed', 7.4, 0, 4.2, 4],
      ['bed', 7.4, 4, 4.2, 4],
      ['bath', 11.6, 0, 1.7, 2.4],
      ['bath', 11.6, 5.6, 1.7, 2.4],
    ],
    doors: [
      [6.2, 0, true, 1],
      [6, 1.2, false, -1],
      [7.4, 2.6, false, 1],
      [7.4, 4.4, false, 1],
      [1.6, 4.6, true, 1],
      [4, 4.6, true, 1],
      [6, 6.4, false, -1],
      [11.6, 1, false, 1],
      [11.6, 6, false, 1],
    ],
    windows: [
      [1, 0, 4.4, 0],
      [0, 5.2, 0, 7.2],
      [8.4, 0, 10.4, 0],
      [8.4, 8, 10.4, 8],
    ],
  },
];

const INK = '#2a2f36';

/** An architect's plan on paper: poched walls, door swings, furniture in thin lines, dimension ticks. No lettering. */
export function floorPlan(random: Random, index: number): string {
  const spec = PLANS[index % PLANS.length]!;
  const mirror = random.chance(0.5);
  const wide = Math.max(...spec.rooms.map(([, x, , w]) => x + w));
  const deep = Math.max(...spec.rooms.map(([, , y, , d]) => y + d));
  const k = Math.min(1280 / wide, 900 / deep);
  const [ox, oy] = [(WIDTH - wide * k) / 2, (HEIGHT - deep * k) / 2 + 10];
  const accent = random.pick(['#c2602c', '#2f6b4a', '#39566b', '#a98a55']);
  const parts = spec.rooms.map((room) => paintRoom(random, room, accent));
  const walls = spec.rooms.map(
    ([kind, x, y, w, d]) =>
      `<rect x="${x}" y="${y}" width="${w}" height="${d}" fill="none" stroke="${INK}" stroke-width="${kind === 'balcony' ? 0.07 : 0.16}"/>`,
  );
  const doors = spec.doors.map(paintDoor);
  const windows = spec.windows.map(
    ([x0, y0, x1, y1]) =>
      `<path d="M${x0} ${y0}L${x1} ${y1}" stroke="#fbf9f5" stroke-width=".18"/><path d="M${x0} ${y0}L${x1} ${y1}" stroke="${INK}" stroke-width=".14"/><path d="M${x0} ${y0}L${x1} ${y1}" stroke="#fbf9f5" stroke-width=".08"/><path d="M${x0} ${y0}L${x1} ${y1}" stroke="${accent}" stroke-width=".025"/>`,
  );
  const flip = mirror ? `translate(${wide} 0) scale(-1 1)` : '';
  const drawing = `<g transform="translate(${ox} ${oy}) scale(${k}) ${flip}">${parts.join('')}${walls.join('')}${windows.join('')}${doors.join('')}</g>`;
  const grid = Array.from(
    { length: 40 },
    (_, i) => `<path d="M${i * 40} 0V${HEIGHT}M0 ${i * 40}H${WIDTH}"/>`,
  ).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#fbf9f5"/><g stroke="#ece5d8" stroke-width="1">${grid}</g>${dimensions(ox, oy, wide * k, deep * k, accent)}${drawing}${northArrow(accent)}</svg>`;
}

function paintRoom(random: Random, [kind, x, y, w, d]: RoomSpec, accent: string): string {
  const tint: Record<RoomKind, string> = {
    living: '#f5ecdc',
    bed: mix('#f5f0e6', accent, 0.1),
    kitchen: '#f1e4d2',
    bath: '#e2e9ea',
    balcony: '#e4ecdd',
    passage: '#f7f2e8',
  };
  const floor = `<rect x="${x}" y="${y}" width="${w}" height="${d}" fill="${tint[kind]}"/>`;
  const hatch = kind === 'bath' || kind === 'balcony' ? tiles(x, y, w, d) : '';
  return `${floor}${hatch}<g fill="#fffdf8" stroke="#6a655c" stroke-width=".035" stroke-linejoin="round">${furniture(random, kind, x, y, w, d, accent)}</g>`;
}

function tiles(x: number, y: number, w: number, d: number): string {
  let path = '';
  for (let s = 0.3; s < w; s += 0.3) path += `M${(x + s).toFixed(2)} ${y}v${d}`;
  for (let t = 0.3; t < d; t += 0.3) path += `M${x} ${(y + t).toFixed(2)}h${w}`;
  return `<path d="${path}" stroke="#c9cfc8" stroke-width=".015" fill="none"/>`;
}

const rect = (x: number, y: number, w: number, d: number, more = '') =>
  `<rect x="${x.toFixed(2)}" y="${y.toFixed(2)}" width="${w.toFixed(2)}" height="${d.toFixed(2)}" rx=".05" ${more}/>`;

function furniture(
  random: Random,
  kind: RoomKind,
  x: number,
  y: number,
  w: number,
  d: number,
  accent: string,
): string {
  const soft = lighten(accent, 0.68);
  const [cx, cy] = [x + w / 2, y + d / 2];
  if (kind === 'bed') {
    const bx = cx - 0.85;
    const by = y + d - 2.25;
    return `${rect(bx, by, 1.7, 2.05)}${rect(bx + 0.1, by + 1.55, 0.68, 0.4)}${rect(bx + 0.92, by + 1.55, 0.68, 0.4)}${rect(bx, by, 1.7, 1.3, `fill="${soft}"`)}${rect(bx - 0.5, by + 1.6, 0.42, 0.42)}${rect(bx + 1.78, by + 1.6, 0.42, 0.42)}${rect(x + 0.15, y + 0.15, 0.55, Math.min(1.4, d * 0.38))}`;
  }
  if (kind === 'living') {
    const table = Array.from(
      { length: 6 },
      (_, i) =>
        `<circle cx="${(x + w - 1.6 + (i % 3) * 0.5).toFixed(2)}" cy="${(y + d - 1.55 + (i > 2 ? 1.05 : 0)).toFixed(2)}" r=".17"/>`,
    ).join('');
    return `${rect(x + 0.5, y + 1.1, 0.85, 2.1, `fill="${soft}"`)}${rect(x + 0.5, y + 1.1, 0.22, 2.1)}${rect(x + 1.75, y + 1.75, 0.6, 0.9)}<circle cx="${(x + 2.05).toFixed(2)}" cy="${(y + 2.2).toFixed(2)}" r=".12"/>${rect(x + 3.1, y + 1.3, 0.3, 1.8)}${rect(x + w - 1.85, y + d - 1.4, 1.5, 0.75)}${table}`;
  }
  if (kind === 'kitchen')
    return `${rect(x + 0.1, y + 0.1, w - 0.2, 0.55)}${rect(x + w - 0.65, y + 0.65, 0.55, d - 0.85)}${rect(cx - 0.3, y + 0.18, 0.6, 0.38)}<circle cx="${(x + w - 0.38).toFixed(2)}" cy="${(cy + 0.1).toFixed(2)}" r=".13"/><circle cx="${(x + w - 0.38).toFixed(2)}" cy="${(cy + 0.5).toFixed(2)}" r=".13"/>${rect(x + 0.12, y + d - 0.8, 0.62, 0.65, `fill="${soft}"`)}`;
  if (kind === 'bath')
    return `${rect(x + 0.18, y + 0.15, 0.55, 0.38)}<ellipse cx="${(x + w - 0.4).toFixed(2)}" cy="${(y + 0.5).toFixed(2)}" rx=".18" ry=".25"/><circle cx="${(x + w - 0.5).toFixed(2)}" cy="${(y + d - 0.45).toFixed(2)}" r=".12"/>`;
  if (kind === 'balcony')
    return Array.from(
      { length: 3 },
      (_, i) =>
        `<circle cx="${(x + 0.35 + i * 0.42).toFixed(2)}" cy="${(y + d - 0.32).toFixed(2)}" r="${random.between(0.12, 0.19).toFixed(2)}" fill="#9db387"/>`,
    ).join('');
  return '';
}

function paintDoor([x, y, alongX, swing]: DoorSpec): string {
  const s = 0.85;
  const gap = alongX ? `M${x} ${y}h${s}` : `M${x} ${y}v${s}`;
  const leaf = alongX
    ? `M${x} ${y}v${s * swing}A${s} ${s} 0 0 ${swing > 0 ? 0 : 1} ${x + s} ${y}`
    : `M${x} ${y}h${s * swing}A${s} ${s} 0 0 ${swing > 0 ? 1 : 0} ${x} ${y + s}`;
  return `<path d="${gap}" stroke="#f7f2e8" stroke-width=".18"/><path d="${leaf}" fill="none" stroke="#6a655c" stroke-width=".03"/>`;
}

function dimensions(x: number, y: number, w: number, d: number, accent: string): string {
  const tick = (px: number, py: number) => `M${px - 9} ${py + 9}l18 -18`;
  const [dy, dx] = [y - 62, x - 62];
  return `<path d="M${x} ${dy}h${w}M${dx} ${y}v${d}M${x} ${dy - 20}v40M${x + w} ${dy - 20}v40M${dx - 20} ${y}h40M${dx - 20} ${y + d}h40${tick(x, dy)}${tick(x + w, dy)}${tick(dx, y)}${tick(dx, y + d)}${tick(x + w * 0.48, dy)}${tick(dx, y + d * 0.54)}" stroke="${accent}" stroke-width="2.4" fill="none"/>`;
}

function northArrow(accent: string): string {
  return `<g transform="translate(1490 1080)"><circle r="44" fill="none" stroke="${INK}" stroke-width="2.5"/><path d="M0 -58L17 34L0 20Z" fill="${accent}"/><path d="M0 -58L-17 34L0 20Z" fill="#fbf9f5" stroke="${INK}" stroke-width="2"/></g>`;
}

/** The plan of a layout: plots along roads with one of them marked, a garden, trees. */
export function layoutPlan(random: Random): string {
  const accent = random.pick(['#c2602c', '#2f6b4a', '#39566b']);
  const columns = random.int(5, 7);
  const [x0, y0, w, rows] = [190, 170, 1220, 4];
  const cell = w / columns;
  const height = 176;
  const marked = random.int(0, columns * rows - 1);
  let out = '';
  for (let r = 0; r < rows; r++) {
    const y = y0 + r * height + (r > 1 ? 160 : 0);
    for (let c = 0; c < columns; c++) {
      const garden = r === 1 && c === columns - 1 && marked !== columns * 2 - 1;
      const fill =
        r * columns + c === marked
          ? mix(accent, '#fbf9f5', 0.25)
          : garden
            ? '#cfdcbc'
            : random.chance(0.35)
              ? '#efe6d6'
              : '#f8f3ea';
      out += `<rect x="${(x0 + c * cell).toFixed(1)}" y="${y}" width="${cell.toFixed(1)}" height="${height}" fill="${fill}" stroke="${INK}" stroke-width="3"/>`;
      if (fill === '#efe6d6')
        out += `<rect x="${(x0 + c * cell + cell * 0.2).toFixed(1)}" y="${y + 42}" width="${(cell * 0.58).toFixed(1)}" height="${height - 84}" fill="#e0cfb5" stroke="#8a8072" stroke-width="2"/>`;
      if (garden)
        for (let i = 0; i < 9; i++)
          out += `<circle cx="${(x0 + c * cell + random.between(24, cell - 24)).toFixed(1)}" cy="${(y + random.between(24, height - 24)).toFixed(1)}" r="${random.int(10, 19)}" fill="#8dab74"/>`;
    }
  }
  const road = y0 + 2 * height;
  const street = `<rect x="0" y="${road + 10}" width="${WIDTH}" height="140" fill="#dcd6cb"/><path d="M0 ${road + 80}H${WIDTH}" stroke="#fbf9f5" stroke-width="4" stroke-dasharray="34 26"/><rect x="60" y="0" width="96" height="${HEIGHT}" fill="#dcd6cb"/><path d="M108 0V${HEIGHT}" stroke="#fbf9f5" stroke-width="4" stroke-dasharray="34 26"/>`;
  let trees = '';
  for (let x = 190; x < 1440; x += 96)
    for (const y of [road + 22, road + 138])
      trees += `<circle cx="${x + random.int(-8, 8)}" cy="${y}" r="${random.int(13, 19)}" fill="#93b07b" stroke="#6d8a58" stroke-width="2"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#fbf9f5"/>${street}${out}${trees}${dimensions(x0, y0, w, rows * height + 160, accent)}${northArrow(accent)}</svg>`;
}
