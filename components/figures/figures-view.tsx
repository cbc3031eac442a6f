import { formatDate, formatNumber } from '@/lib/format';
import { MIN_PEOPLE, MIN_SIMILAR } from '@/lib/listing-figures/constants';
import type { ListingFiguresDto } from '@/lib/listing-figures/dto';
import { READER_SOURCE_LABELS } from '@/lib/listing-view/constants';
import { FigureSection } from './figure-section';
import { ShareList } from './share-list';

/** Whose median it is, or why there is none. */
function Similar({ figures }: { figures: ListingFiguresDto }) {
  const { similar, since } = figures;
  return (
    <p className="measure text-ink-soft">
      Counted since {formatDate(since)}.{' '}
      {similar
        ? `The median is that of ${formatNumber(similar.count)} similar listings: ${similar.what}.`
        : `There are fewer than ${MIN_SIMILAR} similar listings that have been there as long, so there is no median.`}
    </p>
  );
}

function Searches({ figures }: { figures: ListingFiguresDto }) {
  const { searches, readers } = figures;
  return (
    <section>
      <h2 className="mb-2 text-xl">What readers searched</h2>
      <p className="mb-3 text-[0.9375rem] text-ink-soft">
        {readers < MIN_PEOPLE
          ? `Fewer than ${MIN_PEOPLE} people who opened this listing let their activity be recorded.`
          : `${formatNumber(readers)} people who opened this listing let their activity be recorded.`}{' '}
        What they searched is shown when at least {MIN_PEOPLE} of them searched it.
      </p>
      {searches.length > 0 ? (
        <ShareList
          caption="What readers searched"
          what="Search"
          unit="People"
          rows={searches.map(({ label, people }) => ({ label, count: people }))}
        />
      ) : (
        <p>Nothing was searched by so many of them yet.</p>
      )}
    </section>
  );
}

function Sources({ figures }: { figures: ListingFiguresDto }) {
  const opened = figures.figures.some(({ figure, total }) => figure === 'opened' && total > 0);
  const rows = figures.sources.map(({ source, count }) => ({ label: READER_SOURCE_LABELS[source], count }));
  return (
    <section>
      <h2 className="mb-2 text-xl">Where readers come from</h2>
      {rows.length > 0 ? (
        <ShareList caption="Where readers come from" what="From" unit="Times opened" rows={rows} />
      ) : (
        <p>{opened ? 'In these days it was not counted.' : 'Nobody has opened it in these days.'}</p>
      )}
    </section>
  );
}

/** What a listing has brought, and who looks at it. */
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
