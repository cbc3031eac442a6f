import { useTexts } from '#language';
import { Heading } from '@/components/ui/display/heading';
import { SubSection } from '@/components/ui/display/sub-section';
import { FIGURE_HELP, FIGURE_LABELS, MIN_PEOPLE, MIN_SIMILAR } from '@/lib/brokers/figures/constants';
import type { FigureDto, ListingFiguresDto } from '@/lib/brokers/figures/dto';
import { formatDate, formatNumber } from '@/lib/platform/text/format';
import { READER_SOURCE_LABELS } from '@/lib/visitors/views/constants';
import { LazyFigureChart } from './lazy-chart';

/** The group behind the median, or the reason why there is none. */
function Similar({ figures }: { figures: ListingFiguresDto }) {
  const { t } = useTexts('brokers/figures');
  const { similar } = figures;
  const since = formatDate(figures.since, t.language);
  return (
    <p className="measure text-ink-soft">
      {similar
        ? t('Counted since {since}. The median is of {count} similar listings: {what}.', {
            since,
            count: formatNumber(similar.count),
            what: similar.what,
          })
        : t(
            'Counted since {since}. There’s no median, because fewer than {count} similar listings have been online as long.',
            { since, count: MIN_SIMILAR },
          )}
    </p>
  );
}

type Props = {
  caption: string;
  what: string;
  unit: string;
  /** largest first */
  rows: { label: string; count: number }[];
};

function ShareList({ caption, what, unit, rows }: Props) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <table className="w-full text-note">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-left text-ink-soft">
          <th scope="col" className="font-normal">
            {what}
          </th>
          <th scope="col" className="text-right font-normal">
            {unit}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, count }) => (
          <tr key={label} className="border-line border-t">
            <td className="py-1.5 pr-4">
              {label}
              <svg
                aria-hidden="true"
                viewBox="0 0 100 2"
                preserveAspectRatio="none"
                className="mt-1 block h-1 w-full"
              >
                <rect width={(100 * count) / most} height="2" fill="var(--accent)" />
              </svg>
            </td>
            <td className="w-28 text-right align-top tabular">{formatNumber(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Searches({ figures }: { figures: ListingFiguresDto }) {
  const { t } = useTexts('brokers/figures');
  const { searches, readers } = figures;
  return (
    <SubSection title={t('What visitors searched for')}>
      <p className="mb-3 text-note text-ink-soft">
        {readers < MIN_PEOPLE
          ? t(
              'Fewer than {count} people who opened this listing let us record their activity. We show a search only when at least {count} of them made it.',
              { count: MIN_PEOPLE },
            )
          : t(
              '{readers} people who opened this listing let us record their activity. We show a search only when at least {count} of them made it.',
              { readers: formatNumber(readers), count: MIN_PEOPLE },
            )}
      </p>
      {searches.length > 0 ? (
        <ShareList
          caption={t('What visitors searched for')}
          what={t('Searched')}
          unit={t('People')}
          rows={searches.map(({ label, people }) => ({ label, count: people }))}
        />
      ) : (
        <p>{t('Not enough searches yet.')}</p>
      )}
    </SubSection>
  );
}

function Sources({ figures }: { figures: ListingFiguresDto }) {
  const { t, label } = useTexts('brokers/figures');
  const opened = figures.figures.some(({ figure, total }) => figure === 'opened' && total > 0);
  const rows = figures.sources.map(({ source, count }) => ({
    label: label(READER_SOURCE_LABELS[source]),
    count,
  }));
  return (
    <SubSection title={t('Where visitors come from')}>
      {rows.length > 0 ? (
        <ShareList
          caption={t('Where visitors come from')}
          what={t('Came from')}
          unit={t('Times opened')}
          rows={rows}
        />
      ) : (
        <p>{opened ? t('Not counted in this period.') : t('No views in this period.')}</p>
      )}
    </SubSection>
  );
}

function Beside({ total, median }: Pick<FigureDto, 'total' | 'median'>) {
  const { t } = useTexts('brokers/figures');
  if (median === undefined) return null;
  if (total === median) return t('The same as the median of similar listings.');
  const than = { median: formatNumber(median) };
  return total > median
    ? t('More than the median of similar listings, {median}.', than)
    : t('Fewer than the median of similar listings, {median}.', than);
}

function FigureSection({ figure, total, median, points }: FigureDto) {
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

export function FiguresView({ figures }: { figures: ListingFiguresDto }) {
  return (
    <>
      <Similar figures={figures} />
      <div className="grid gap-x-10 gap-y-10 lg:grid-cols-2">
        {figures.figures.map((figure) => (
          <FigureSection key={figure.figure} {...figure} />
        ))}
      </div>
      <div className="grid gap-x-10 gap-y-10 border-line border-t pt-8 lg:grid-cols-2">
        <Sources figures={figures} />
        <Searches figures={figures} />
      </div>
    </>
  );
}
