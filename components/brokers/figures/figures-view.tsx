import { useTexts } from '#language';
import { Heading } from '@/components/ui/display/heading';
import { MIN_PEOPLE, MIN_SIMILAR } from '@/lib/brokers/figures/constants';
import type { ListingFiguresDto } from '@/lib/brokers/figures/dto';
import { formatDate, formatNumber } from '@/lib/platform/text/format';
import { READER_SOURCE_LABELS } from '@/lib/visitors/views/constants';
import { FigureSection } from './figure-section';
import { ShareList } from './share-list';

/** The group of the median, or why it is missing. */
function Similar({ figures }: { figures: ListingFiguresDto }) {
  const { t } = useTexts('brokers/figures');
  const { similar } = figures;
  const since = formatDate(figures.since, t.language);
  return (
    <p className="measure text-ink-soft">
      {similar
        ? t('Counted since {since}. The median is that of {count} similar listings: {what}.', {
            since,
            count: formatNumber(similar.count),
            what: similar.what,
          })
        : t(
            'Counted since {since}. There are fewer than {count} similar listings that have been there as long, so there is no median.',
            { since, count: MIN_SIMILAR },
          )}
    </p>
  );
}

function Searches({ figures }: { figures: ListingFiguresDto }) {
  const { t } = useTexts('brokers/figures');
  const { searches, readers } = figures;
  return (
    <section>
      <Heading level={2} size="panel" className="mb-2">
        {t('What readers searched')}
      </Heading>
      <p className="mb-3 text-note text-ink-soft">
        {readers < MIN_PEOPLE
          ? t(
              'Fewer than {count} people who opened this listing let their activity be recorded. What they searched is shown when at least {count} of them searched it.',
              { count: MIN_PEOPLE },
            )
          : t(
              '{readers} people who opened this listing let their activity be recorded. What they searched is shown when at least {count} of them searched it.',
              { readers: formatNumber(readers), count: MIN_PEOPLE },
            )}
      </p>
      {searches.length > 0 ? (
        <ShareList
          caption={t('What readers searched')}
          what={t('Searched')}
          unit={t('People')}
          rows={searches.map(({ label, people }) => ({ label, count: people }))}
        />
      ) : (
        <p>{t('Nothing was searched by so many of them yet.')}</p>
      )}
    </section>
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
    <section>
      <Heading level={2} size="panel" className="mb-2">
        {t('Where readers come from')}
      </Heading>
      {rows.length > 0 ? (
        <ShareList
          caption={t('Where readers come from')}
          what={t('Came from')}
          unit={t('Times opened')}
          rows={rows}
        />
      ) : (
        <p>{opened ? t('In these days it was not counted.') : t('Nobody has opened it in these days.')}</p>
      )}
    </section>
  );
}

/** What a listing has brought in, and who looks at it. */
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
