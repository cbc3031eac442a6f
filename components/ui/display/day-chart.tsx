'use client';

import { Area, AreaChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import { formatDate, formatNumber } from '@/lib/platform/text/format';

type Props = {
  title: string;
  points: { day: string; value: number; href: string }[];
  sum: number;
  href: string;
};

/** Every seventh day, counted back from the last, so that the steps between the dates are equal. */
export const weeklyTicks = (points: readonly { day: string }[]): string[] =>
  points.flatMap(({ day }, at) => ((points.length - 1 - at) % 7 === 0 ? [day] : []));

/** Thirty days as a chart and as a table; only the sum if it is zero. */
export function DayChart({ title, points, sum, href }: Props) {
  const { t, language } = useTexts('office/lists');
  const head = (
    <>
      <Heading level={3} size="panel">
        {title}
      </Heading>
      <p className="mb-2 text-note text-ink-soft">
        {t.rich('<a>{sum}</a> in 30 days', {
          sum: formatNumber(sum),
          a: (figure) => (
            <Link className="link" href={href}>
              {figure}
            </Link>
          ),
        })}
      </p>
    </>
  );
  // axes without data would promise figures
  if (sum === 0) return <section>{head}</section>;
  return (
    <section>
      {head}
      <div aria-hidden="true" className="h-44 overflow-hidden">
        <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 560, height: 176 }}>
          <AreaChart
            data={points}
            margin={{ top: 4, right: 0, bottom: 0, left: 0 }}
            accessibilityLayer={false}
          >
            <XAxis
              dataKey="day"
              tickFormatter={(day: string) => formatDate(day, language).replace(/ \d{4}$/, '')}
              stroke="var(--line-strong)"
              tick={{ fill: 'var(--ink-soft)', fontSize: 12 }}
              ticks={weeklyTicks(points)}
              interval={0}
              padding={{ left: 12, right: 24 }}
            />
            <YAxis
              width={44}
              allowDecimals={false}
              stroke="var(--line-strong)"
              tick={{ fill: 'var(--ink-soft)', fontSize: 12 }}
            />
            <Tooltip
              labelFormatter={(day) => formatDate(String(day), language)}
              formatter={(value) => [formatNumber(Number(value)), title]}
              contentStyle={{ background: 'var(--surface)', borderColor: 'var(--line)', color: 'var(--ink)' }}
            />
            <Area
              type="linear"
              dataKey="value"
              stroke="var(--accent)"
              fill="var(--accent-soft)"
              isAnimationActive={false}
            />
          </AreaChart>
        </ResponsiveContainer>
      </div>
      <details className="mt-1 text-note">
        <summary className="text-ink-soft">{t('As a table')}</summary>
        <table className="mt-2 w-full">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="text-left">
              <th scope="col">{t('Day')}</th>
              <th scope="col" className="text-right">
                {t('Number')}
              </th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ day, value, href: list }) => (
              <tr key={day} className="border-line border-t">
                <td>{formatDate(day, language)}</td>
                <td className="tabular text-right">
                  <Link
                    className="link"
                    href={list}
                    aria-label={`${title}, ${formatDate(day, language)}: ${formatNumber(value)}`}
                  >
                    {formatNumber(value)}
                  </Link>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
