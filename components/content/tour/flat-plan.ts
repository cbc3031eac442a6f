/** The sample flat, about 1 600 sq ft on one floor. Metres; x points east, z south, y up. public/sample shows the same flat. */
export const CEILING = 2.9;

/** An opening in a wall: its position along the wall, width, and lower and upper height. A window has glass. */
export type Opening = { at: number; width: number; from: number; to: number; glass?: boolean };
export type Wall = {
  a: readonly [number, number];
  b: readonly [number, number];
  openings?: readonly Opening[];
};

const door = (at: number, width = 1): Opening => ({ at, width, from: 0, to: 2.2 });
const window = (at: number, width: number, from = 0.8): Opening => ({
  at,
  width,
  from,
  to: 2.3,
  glass: true,
});

export const WALLS: readonly Wall[] = [
  { a: [0, 0], b: [14, 0], openings: [window(1.2, 1.4), door(4.8, 1.05), window(11, 1.8)] },
  { a: [14, 0], b: [14, 10.6], openings: [window(1.4, 1.8), window(7.4, 2)] },
  {
    a: [0, 10.6],
    b: [14, 10.6],
    openings: [{ at: 1, width: 4.4, from: 0, to: 2.4 }, window(7, 1.6), window(10.4, 2.2)],
  },
  { a: [0, 0], b: [0, 10.6], openings: [window(2.4, 1.4), window(6.4, 2)] },
  { a: [0, 4.6], b: [4, 4.6], openings: [door(2.6, 1.2)] },
  { a: [4, 0], b: [4, 4.6] },
  { a: [6.5, 0], b: [6.5, 4.6] },
  { a: [6.5, 4.6], b: [14, 4.6], openings: [door(1, 0.9), door(3.5, 0.95)] },
  { a: [6.5, 5.8], b: [6.5, 10.6] },
  { a: [6.5, 5.8], b: [14, 5.8], openings: [door(1, 0.95), door(3.1, 0.95)] },
  { a: [9.2, 5.8], b: [9.2, 10.6] },
  { a: [9.5, 0], b: [9.5, 4.6] },
  { a: [11.2, 4.6], b: [11.2, 5.8] },
];

export type Surface =
  | 'linen'
  | 'teak'
  | 'walnut'
  | 'stone'
  | 'ink'
  | 'clay'
  | 'leaf'
  | 'white'
  | 'steel'
  | 'glow';

/** A box of furniture: centre on the floor plan, size, height above the floor. */
export type Piece = { x: number; z: number; w: number; d: number; h: number; y?: number; as: Surface };

const box = (as: Surface, x: number, z: number, w: number, d: number, h: number, y = 0): Piece => ({
  as,
  x,
  z,
  w,
  d,
  h,
  y,
});

const sofa = [
  box('linen', 1.9, 8.9, 2.4, 0.95, 0.42),
  box('linen', 1.9, 9.3, 2.4, 0.22, 0.85),
  box('linen', 0.8, 8.9, 0.2, 0.95, 0.62),
  box('linen', 3, 8.9, 0.2, 0.95, 0.62),
  box('clay', 1.2, 8.98, 0.45, 0.18, 0.4, 0.42),
  box('clay', 2.6, 8.98, 0.45, 0.18, 0.4, 0.42),
];

const living = [
  box('clay', 2, 7.6, 3.2, 2, 0.015),
  box('walnut', 2, 7.6, 1.2, 0.6, 0.06, 0.34),
  box('walnut', 1.55, 7.6, 0.08, 0.5, 0.34),
  box('walnut', 2.45, 7.6, 0.08, 0.5, 0.34),
  box('teak', 2, 4.9, 2.4, 0.42, 0.45),
  box('ink', 2, 4.72, 1.7, 0.06, 0.95, 0.95),
  box('teak', 6.25, 6.6, 0.4, 1.4, 0.8),
  box('glow', 6.35, 6.6, 0.05, 0.5, 0.5, 1.3),
];

const chairs = [
  [4.5, 7],
  [5.7, 7],
  [4.5, 8],
  [5.7, 8],
].flatMap(([x, z]) => [
  box('linen', x!, z!, 0.42, 0.42, 0.06, 0.42),
  box('teak', x!, z!, 0.36, 0.36, 0.42),
  box('teak', x! + (x! < 5 ? -0.2 : 0.2), z!, 0.05, 0.42, 0.9),
]);

const dining = [
  box('teak', 5.1, 7.5, 0.95, 1.7, 0.05, 0.72),
  box('teak', 5.1, 7.5, 0.12, 1.1, 0.72),
  box('leaf', 5.1, 7.5, 0.16, 0.16, 0.22, 0.77),
  ...chairs,
];

const kitchen = [
  box('white', 0.32, 2.9, 0.62, 3.2, 0.86),
  box('stone', 0.32, 2.9, 0.66, 3.3, 0.04, 0.86),
  box('white', 2.1, 0.9, 2.9, 0.62, 0.86),
  box('stone', 2.1, 0.9, 3, 0.66, 0.04, 0.86),
  box('teak', 0.18, 3.9, 0.34, 1.2, 0.7, 1.5),
  box('steel', 3.55, 2, 0.75, 0.72, 1.8),
  box('ink', 0.32, 3.4, 0.5, 0.6, 0.02, 0.9),
  box('steel', 1.9, 0.9, 0.6, 0.42, 0.02, 0.89),
];

const bed = (x: number, z: number, w: number, headSouth: boolean): Piece[] => {
  const head = headSouth ? z + 1.02 : z - 1.02;
  const pillow = headSouth ? z + 0.72 : z - 0.72;
  return [
    box('walnut', x, z, w + 0.1, 2.1, 0.28),
    box('linen', x, z, w, 2, 0.22, 0.28),
    box('clay', x, headSouth ? z - 0.45 : z + 0.45, w + 0.04, 0.9, 0.03, 0.5),
    box('white', x - w / 4, pillow, w / 2.6, 0.4, 0.13, 0.5),
    box('white', x + w / 4, pillow, w / 2.6, 0.4, 0.13, 0.5),
    box('walnut', x, head, w + 0.3, 0.08, 1.05),
    box('teak', x - w / 2 - 0.38, head + (headSouth ? -0.25 : 0.25), 0.45, 0.42, 0.48),
    box('glow', x - w / 2 - 0.38, head + (headSouth ? -0.25 : 0.25), 0.18, 0.18, 0.28, 0.5),
  ];
};

const bedrooms = [
  ...bed(11.7, 9.4, 1.8, true),
  box('teak', 13.7, 6.6, 0.55, 1.5, 2.2),
  box('clay', 11.4, 7.9, 2.8, 1.1, 0.015),
  ...bed(11.9, 1.25, 1.5, false),
  box('teak', 9.85, 3.4, 0.6, 1.9, 2.2),
  box('teak', 8.9, 7.8, 0.6, 1.5, 0.05, 0.72),
  box('ink', 8.98, 7.8, 0.04, 0.7, 0.42, 0.84),
  box('teak', 6.72, 8.4, 0.35, 2.6, 2),
  box('linen', 8.2, 7.8, 0.5, 0.5, 0.48),
];

const bath = [
  box('white', 8.2, 0.5, 1.2, 0.55, 0.82),
  box('steel', 8.2, 0.1, 1, 0.04, 0.9, 1.1),
  box('white', 7, 2, 0.42, 0.62, 0.42),
  box('stone', 8.9, 2.6, 1, 1.6, 0.05),
];

const balcony = [
  box('leaf', 0.5, 11.7, 0.5, 0.5, 1.1, 0.4),
  box('clay', 0.5, 11.7, 0.45, 0.45, 0.4),
  box('leaf', 5.9, 11.8, 0.4, 0.4, 0.8, 0.35),
  box('clay', 5.9, 11.8, 0.36, 0.36, 0.35),
  box('teak', 2.6, 11.4, 0.55, 0.55, 0.42),
  box('teak', 3.9, 11.4, 0.55, 0.55, 0.42),
  box('teak', 0, 12.15, 0.06, 0.06, 1.05),
];

export const PIECES: readonly Piece[] = [
  ...sofa,
  ...living,
  ...dining,
  ...kitchen,
  ...bedrooms,
  ...bath,
  ...balcony,
  box('leaf', 6, 10, 0.55, 0.55, 1, 0.45),
  box('clay', 6, 10, 0.5, 0.5, 0.45),
];

/** A visitor's position and view. The walk passes the way points before the stop. */
export type Stop = {
  name: string;
  at: readonly [x: number, z: number];
  look: readonly [x: number, y: number, z: number];
  via?: readonly (readonly [number, number])[];
};

export const STOPS: readonly Stop[] = [
  { name: 'Entrance', at: [5.3, 1], look: [5, 1.4, 6] },
  { name: 'Living room', at: [5.6, 5.2], look: [1.6, 1.1, 9.2] },
  { name: 'Dining', at: [2.4, 6.2], look: [5.6, 0.9, 7.8] },
  { name: 'Balcony', at: [3.2, 11], look: [3.4, 1.4, 20], via: [[3.2, 9.6]] },
  {
    name: 'Kitchen',
    at: [3.3, 4.1],
    look: [1, 1, 1.6],
    via: [
      [3.4, 9.6],
      [3.6, 6],
      [3.2, 5],
    ],
  },
  { name: 'Corridor', at: [6.4, 5.2], look: [11, 1.4, 5.2], via: [[3.2, 5.2]] },
  { name: 'Study', at: [7.6, 6.4], look: [8.6, 1, 9.6], via: [[7.9, 5.2]] },
  {
    name: 'Main bedroom',
    at: [10.3, 6.3],
    look: [12, 0.9, 9.6],
    via: [
      [7.9, 5.2],
      [10.1, 5.2],
    ],
  },
  { name: 'Main bedroom, window', at: [13.2, 8], look: [9.6, 1.1, 8.6] },
  {
    name: 'Second bedroom',
    at: [10.6, 4],
    look: [12.2, 0.9, 0.8],
    via: [
      [10.3, 7],
      [10.1, 5.2],
      [10.5, 5],
    ],
  },
  {
    name: 'Bathroom',
    at: [7.9, 4.1],
    look: [8.1, 1.1, 0.4],
    via: [
      [10.4, 5.2],
      [7.9, 5.2],
    ],
  },
];
