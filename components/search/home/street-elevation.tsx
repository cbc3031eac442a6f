const hairline = { vectorEffect: 'non-scaling-stroke', strokeWidth: 1, strokeLinejoin: 'round' } as const;

/** Positions of the fruit, in radii from the crown's centre. */
const FRUIT = [
  [-0.5, 0.1],
  [0.1, -0.45],
  [0.5, 0.3],
  [-0.05, 0.5],
] as const;

/** Path data for a street in elevation. A unit is a twelfth of a metre; y grows downwards and the ground is at 430. */
const GROUND = 430;

function rect(x: number, y: number, w: number, h: number): string {
  return `M${x} ${y}h${w}v${h}h${-w}z`;
}

type Grid = { x: number; y: number; columns: number; rows: number; dx: number; dy: number };

/** Repeats a shape in rows and columns, for windows, shutters and balconies. */
function repeat({ x, y, columns, rows, dx, dy }: Grid, mark: (x: number, y: number) => string): string {
  const marks = Array.from({ length: columns * rows }, (_, i) =>
    mark(x + (i % columns) * dx, y + Math.floor(i / columns) * dy),
  );
  return marks.join('');
}

const casement = (w: number, h: number) => (x: number, y: number) =>
  `${rect(x, y, w, h)}M${x + w / 2} ${y}v${h}`;

const balcony = (w: number) => (x: number, y: number) =>
  `${rect(x + 6, y, w - 12, 18)}M${x} ${y + 11}h${w}M${x} ${y + 18}h${w}M${x} ${y + 11}v8M${x + w} ${y + 11}v8` +
  `M${x + w / 4} ${y + 11}v7M${x + w / 2} ${y + 11}v7M${x + (w * 3) / 4} ${y + 11}v7`;

/** A black water tank, as on every roof here. */
const tank = (x: number, y: number) => `M${x} ${y}v-12q0-4 8-4t8 4v12zM${x} ${y - 6}h16`;

type Building = { wall: string; detail: string; hatch?: string };

const bungalow: Building = {
  wall: 'M30 430v-46h112v46zM18 384l26-34h86l26 34zM62 350l20-22 20 22z',
  detail: `${rect(46, 398, 20, 18)}M56 398v18${rect(104, 398, 24, 18)}M116 398v18${rect(76, 396, 18, 34)}M30 384v46M30 364h116M24 374h124M42 354h92M20 430v-6h134v6`,
};

const shops: Building = {
  wall: `${rect(214, 354, 176, 76)}M208 354v-8h188v8zM214 394l-8 12h192l-8-12z`,
  detail:
    repeat(
      { x: 222, y: 408, columns: 4, rows: 1, dx: 43, dy: 0 },
      (x, y) => `${rect(x, y, 34, 22)}M${x} ${y + 6}h34M${x} ${y + 11}h34M${x} ${y + 16}h34`,
    ) +
    repeat({ x: 228, y: 364, columns: 5, rows: 1, dx: 34, dy: 0 }, casement(20, 20)) +
    repeat({ x: 224, y: 394, columns: 9, rows: 1, dx: 20, dy: 0 }, (x, y) => `M${x} ${y}v12`),
};

/** The pillar from which distances in India were measured. */
const zeroMile: Building = {
  wall: 'M414 430v-8h40v8zM420 422v-8h28v8zM427 414l3-74h8l3 74zM429 340l5-10 5 10z',
  detail: 'M429 352h10M428 380h12M424 430v-8M444 430v-8',
};

const house: Building = {
  wall: `${rect(516, 336, 116, 94)}M510 336v-7h128v7zM560 329v-24h40v24z`,
  detail: `${tank(606, 329)}${repeat({ x: 528, y: 348, columns: 2, rows: 2, dx: 29, dy: 46 }, casement(24, 22))}M512 384h124M592 430v-32h24v32M604 398v32M590 352h36v20h-36zM590 364h36M599 364v8M608 364v8M617 364v8M570 329v-14h12v14`,
};

const walkUp: Building = {
  wall: `${rect(668, 216, 128, 214)}M662 216v-8h140v8zM712 208v-22h44v22z`,
  detail: `${tank(764, 208)}${repeat({ x: 676, y: 230, columns: 1, rows: 5, dx: 0, dy: 34 }, balcony(44))}${repeat({ x: 744, y: 230, columns: 1, rows: 5, dx: 0, dy: 34 }, balcony(44))}${repeat({ x: 726, y: 230, columns: 1, rows: 5, dx: 0, dy: 34 }, casement(12, 16))}M668 396h128${repeat({ x: 676, y: 396, columns: 4, rows: 1, dx: 36, dy: 0 }, (x, y) => `${rect(x, y, 6, 34)}`)}`,
};

const tower: Building = {
  wall: `${rect(826, 54, 128, 376)}M820 54v-8h140v8zM866 46v-24h48v24z`,
  detail: `${tank(926, 46)}${repeat({ x: 834, y: 66, columns: 1, rows: 11, dx: 0, dy: 30 }, balcony(40))}${repeat({ x: 886, y: 66, columns: 1, rows: 11, dx: 0, dy: 30 }, casement(16, 16))}M826 392h128${repeat({ x: 832, y: 392, columns: 4, rows: 1, dx: 37, dy: 0 }, (x, y) => rect(x, y, 5, 38))}M880 46v-14h8v14`,
  hatch: rect(914, 54, 40, 338),
};

const office: Building = {
  wall: `${rect(984, 148, 112, 282)}${rect(978, 140, 124, 8)}`,
  detail: `${repeat({ x: 984, y: 176, columns: 1, rows: 8, dx: 0, dy: 28 }, (x, y) => `M${x} ${y}h112M${x} ${y + 5}h112`)}M1012 148v252M1040 148v252M1068 148v252M984 400h112M1030 430v-22h20v22M1040 408v22`,
};

const STREET: readonly Building[] = [bungalow, shops, zeroMile, house, walkUp, tower, office];

/** Height marks in an architect's notation: start of the mark, its height, and metres above the pavement. */
const LEVELS = [
  { x: 964, y: 46, text: '+32.0' },
  { x: 1106, y: 140, text: '+24.2' },
] as const;

/** Trunk foot and radius of each orange tree. */
const TREES = [
  { x: 182, r: 21 },
  { x: 482, r: 26 },
  { x: 650, r: 17 },
  { x: 812, r: 15 },
  { x: 969, r: 16 },
  { x: 1122, r: 22 },
  { x: 1166, r: 26 },
] as const;

function OrangeTree({ x, r }: { x: number; r: number }) {
  const middle = GROUND - r * 2;
  return (
    <>
      <path d={`M${x} ${GROUND}V${middle}`} className="stroke-ink-soft" {...hairline} />
      <circle cx={x} cy={middle} r={r} className="fill-paper stroke-ink-soft" {...hairline} />
      {FRUIT.map(([dx, dy]) => (
        <circle
          key={`${dx}`}
          cx={x + dx * r}
          cy={middle + dy * r}
          r={r > 20 ? 3.2 : 2.4}
          className="fill-accent"
        />
      ))}
    </>
  );
}

/** A person, because a drawing without people has no scale. */
function Person({ x, height = 20 }: { x: number; height?: number }) {
  const top = GROUND - height;
  return (
    <path
      d={`M${x} ${top + 6}v${height - 13}l-3 7M${x} ${top + height - 7}l3 7M${x - 4} ${top + 12}l4-4 4 4M${x - 2} ${top + 2.5}a2 2 0 1 0 4 0a2 2 0 1 0-4 0`}
      className="fill-none stroke-ink"
      {...hairline}
    />
  );
}

export function StreetElevation({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1200 450"
      preserveAspectRatio="xMaxYMax slice"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0v7" className="stroke-line-strong" strokeWidth="0.8" />
        </pattern>
      </defs>
      {LEVELS.map(({ x, y, text }) => (
        <g key={text}>
          <path d={`M${x} ${y}H1200`} className="stroke-line-strong" strokeDasharray="5 4" {...hairline} />
          <text
            x="1200"
            y={y - 6}
            textAnchor="end"
            className="fill-ink-soft text-[15px] tabular max-sm:hidden"
          >
            {text}
          </text>
        </g>
      ))}
      {STREET.map(({ wall, detail, hatch }) => (
        <g key={wall}>
          <path d={wall} className="fill-paper stroke-ink" {...hairline} strokeWidth={1.5} />
          {hatch && <path d={hatch} fill="url(#hatch)" />}
          <path d={detail} className="fill-none stroke-ink-soft" {...hairline} />
        </g>
      ))}
      {TREES.map((tree) => (
        <OrangeTree key={tree.x} {...tree} />
      ))}
      <Person x={404} />
      <Person x={702} />
      <Person x={716} height={15} />
      <Person x={1006} />
      <path d={`M0 ${GROUND}H1200`} className="stroke-ink" {...hairline} strokeWidth={2} />
    </svg>
  );
}
