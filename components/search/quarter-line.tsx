import type { Texts } from '@/lib/platform/language/translate';
import { formatNumber } from '@/lib/platform/text/format';
import type { QuarterDto } from '@/lib/search/neighbourhood/dto';
import { shareOf } from '@/lib/search/neighbourhood/rules';

const [WIDTH, HEIGHT] = [300, 60];

type Props = { quarters: readonly QuarterDto[]; rate: number; words: Texts<'listings/facts'> };

/** A locality's median asking price by quarter as a line, with words for screen readers. */
export function QuarterLine({ quarters, rate, words: { t } }: Props) {
  const values = [...quarters.map(({ middle }) => middle), rate];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const y = (value: number) => HEIGHT - (shareOf(value, low, high) / 100) * HEIGHT;
  const points = quarters.map(({ middle }, i) => `${(i / (quarters.length - 1)) * WIDTH},${y(middle)}`);
  const [first, last] = [quarters[0], quarters.at(-1)];
  if (!first || !last) return null;
  return (
    <figure className="mt-4">
      <svg
        viewBox={`-2 -4 ${WIDTH + 4} ${HEIGHT + 8}`}
        className="h-20 w-full"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <line x1="0" x2={WIDTH} y1={y(rate)} y2={y(rate)} stroke="var(--accent)" strokeDasharray="4 3" />
        <polyline
          points={points.join(' ')}
          fill="none"
          stroke="var(--ink)"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <figcaption className="text-ink-soft text-sm tabular">
        {t('Median asking price here: ₹{from} in {first}, ₹{to} in {last}.', {
          from: formatNumber(first.middle),
          first: first.quarter,
          to: formatNumber(last.middle),
          last: last.quarter,
        })}
      </figcaption>
    </figure>
  );
}
