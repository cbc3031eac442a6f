import { GROUND, LEVELS, STREET, TREES } from './street-parts';

const hairline = { vectorEffect: 'non-scaling-stroke', strokeWidth: 1, strokeLinejoin: 'round' } as const;

/** Positions of the fruit, in radii from the centre of the crown. */
const FRUIT = [
  [-0.5, 0.1],
  [0.1, -0.45],
  [0.5, 0.3],
  [-0.05, 0.5],
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

/** People, because a drawing without them has no scale. */
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

/** A street of Nagpur in an architect's drawing: bungalow, shops, Zero Mile, a walk-up, a tower. Decorative. */
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
