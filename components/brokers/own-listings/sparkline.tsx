import type { Text } from '@/lib/platform/language/translate';

type Props = { views: readonly number[]; enquiries: readonly number[]; className?: string };

const WIDTH = 112;
const HEIGHT = 28;
/** Space above the bars, for the dots. */
const HEAD = 8;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Fourteen days: views as bars, days with enquiries as dots. `seriesText` says the same in words. */
export function Sparkline({ views, enquiries, className = '' }: Props) {
  const most = Math.max(1, ...views);
  const step = WIDTH / Math.max(1, views.length);
  const middle = (day: number) => (day + 0.5) * step;
  const heightOf = (n: number) => Math.max(2, (n / most) * (HEIGHT - HEAD));
  const bars = views.map((n, day) => (n > 0 ? `M${middle(day)} ${HEIGHT}v${-heightOf(n)}` : '')).join('');
  const dots = enquiries.map((n, day) => (n > 0 ? `M${middle(day)} 3h0` : '')).join('');
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden="true"
      className={className}
    >
      <path d={`M0 ${HEIGHT - 0.5}H${WIDTH}`} className="stroke-line-strong" />
      <path d={bars} strokeWidth={step - 2} className="stroke-ink-soft" />
      <path d={dots} strokeWidth={6} strokeLinecap="round" className="stroke-accent" />
    </svg>
  );
}

/** "12 views · 2 enquiries", for the same days. */
export const seriesText = (
  t: Text<'brokers/own-listings'>,
  views: readonly number[],
  enquiries: readonly number[],
): string =>
  t(
    '{views, plural, one {# view} other {# views}} · {enquiries, plural, one {# enquiry} other {# enquiries}}',
    { views: sum(views), enquiries: sum(enquiries) },
  );
