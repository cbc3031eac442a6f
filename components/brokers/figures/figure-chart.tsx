import { Area, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useTexts } from '#language';
import type { PointDto } from '@/lib/brokers/figures/dto';
import { formatDate, formatNumber } from '@/lib/platform/text/format';

type Props = { label: string; points: PointDto[] };

const TICK = { fill: 'var(--ink-soft)', fontSize: 12 };

/** The trend of one figure as a chart; a table beside it has the same figures. */
export default function FigureChart({ label, points }: Props) {
  const { t } = useTexts('brokers/figures');
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 480, height: 160 }}>
      <ComposedChart
        data={points}
        margin={{ top: 4, right: 0, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <XAxis
          dataKey="day"
          tickFormatter={(day: string) => formatDate(day, t.language).replace(/ \d{4}$/, '')}
          stroke="var(--line-strong)"
          tick={TICK}
          minTickGap={40}
        />
        <YAxis width={40} allowDecimals={false} stroke="var(--line-strong)" tick={TICK} />
        <Tooltip
          labelFormatter={(day) => formatDate(String(day), t.language)}
          formatter={(value, name) => [formatNumber(Number(value)), name]}
          contentStyle={{ background: 'var(--surface)', borderColor: 'var(--line)', color: 'var(--ink)' }}
        />
        <Area
          type="linear"
          dataKey="value"
          name={label}
          stroke="var(--accent)"
          fill="var(--accent-soft)"
          isAnimationActive={false}
        />
        <Line
          type="linear"
          dataKey="median"
          name={t('Median of similar listings')}
          stroke="var(--ink-soft)"
          strokeDasharray="4 3"
          dot={false}
          isAnimationActive={false}
        />
      </ComposedChart>
    </ResponsiveContainer>
  );
}
