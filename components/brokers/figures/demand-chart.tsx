import { Line, LineChart, ReferenceLine, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useTexts } from '#language';
import type { DemandPointDto } from '@/lib/brokers/demand/dto';
import { formatNumber, formatRupeesShort } from '@/lib/platform/text/format';

const TICK = { fill: 'var(--ink-soft)', fontSize: 12 };

/** Buyers by price as a chart; a table beside it has the same figures. */
export default function DemandChart({ points }: { points: DemandPointDto[] }) {
  const { t } = useTexts('brokers/figures');
  const now = points.find(({ isNow }) => isNow)?.price;
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 480, height: 240 }}>
      <LineChart
        data={points.toReversed()}
        margin={{ top: 8, right: 12, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <XAxis
          type="number"
          dataKey="price"
          domain={['dataMin', 'dataMax']}
          tickFormatter={(price: number) => formatRupeesShort(price, t.language)}
          stroke="var(--line-strong)"
          tick={TICK}
          minTickGap={30}
        />
        <YAxis width={40} allowDecimals={false} stroke="var(--line-strong)" tick={TICK} />
        <Tooltip
          labelFormatter={(price) => formatRupeesShort(Number(price), t.language)}
          formatter={(value) => [formatNumber(Number(value)), t('Active buyers')]}
          contentStyle={{ background: 'var(--surface)', borderColor: 'var(--line)', color: 'var(--ink)' }}
        />
        {now !== undefined && <ReferenceLine x={now} stroke="var(--line-strong)" strokeDasharray="4 3" />}
        <Line type="linear" dataKey="buyers" stroke="var(--accent)" dot isAnimationActive={false} />
      </LineChart>
    </ResponsiveContainer>
  );
}
