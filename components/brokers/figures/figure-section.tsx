import { useTexts } from '#language';
import { Heading } from '@/components/ui/display/heading';
import { FIGURE_HELP, FIGURE_LABELS } from '@/lib/brokers/figures/constants';
import type { FigureDto } from '@/lib/brokers/figures/dto';
import { formatDate, formatNumber } from '@/lib/platform/text/format';
import { LazyFigureChart } from './lazy-chart';

/** A number compared with similar listings, in words. */
function Beside({ total, median }: Pick<FigureDto, 'total' | 'median'>) {
  const { t } = useTexts('brokers/figures');
  if (median === undefined) return null;
  if (total === median) return t('As many as the median of similar listings.');
  const than = { median: formatNumber(median) };
  return total > median
    ? t('More than the median of similar listings, {median}.', than)
    : t('Fewer than the median of similar listings, {median}.', than);
}

/** One figure of a listing: its number, its trend as a chart, and as a table for everybody. */
export function FigureSection({ figure, total, median, points }: FigureDto) {
  const { t, label: say } = useTexts('brokers/figures');
  const label = say(FIGURE_LABELS[figure]);
  // a line needs two points, and zeros are better said in words
  const hasCourse = points.length > 1 && points.some((point) => point.value > 0 || (point.median ?? 0) > 0);
  return (
    <section>
      <Heading level={2} size="panel">
        {label}
      </Heading>
      <p className="font-bold text-2xl tabular">{formatNumber(total)}</p>
      <p className="mb-2 text-note text-ink-soft">
        {say(FIGURE_HELP[figure])} <Beside total={total} median={median} />
      </p>
      {hasCourse && <LazyFigureChart label={label} points={points} />}
      <details className="mt-1 text-note">
        <summary className="text-ink-soft">
          {t.rich('As a table<hidden>: {label}</hidden>', {
            label,
            hidden: (text) => <span className="sr-only">{text}</span>,
          })}
        </summary>
        <table className="mt-2 w-full">
          <caption className="sr-only">{label}</caption>
          <thead>
            <tr className="text-left">
              <th scope="col">{t('From')}</th>
              <th scope="col" className="text-right">
                {t('Number')}
              </th>
              {median !== undefined && (
                <th scope="col" className="text-right">
                  {t('Median of similar')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.day} className="border-line border-t">
                <td>{formatDate(point.day, t.language)}</td>
                <td className="tabular text-right">{formatNumber(point.value)}</td>
                {median !== undefined && (
                  <td className="tabular text-right">{formatNumber(point.median ?? 0)}</td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
