import { LinkedTour } from '@/components/clients/tours/linked-tour';
import { PageTexts } from '@/components/shell/page-texts';
import { Heading } from '@/components/ui/display/heading';
import { loadTourLink } from '@/lib/clients/tour-links/loaders';
import { SECRET_ADDRESS, texts, titleOf } from '@/lib/platform/language/on-server';
import { formatLongDay } from '@/lib/platform/text/format';
import { dayBounds } from '@/lib/platform/time/indian-day';

export const generateMetadata = titleOf('clients/tour-link', 'A tour of homes', SECRET_ADDRESS);

/** Shows a tour to the holder of its link: the family's route, or one home's times. */
export default async function LinkedTourPage({ params }: PageProps<'/tours/[token]'>) {
  const { token } = await params;
  const [tour, { t, language }] = await Promise.all([loadTourLink(token), texts('clients/tour-link')]);
  return (
    <div className="container-page flex max-w-3xl flex-col gap-5 py-6 sm:py-12">
      <div>
        <Heading level={1}>
          {tour.side === 'family'
            ? t('Your tour, {name}', { name: tour.name })
            : t('May we show {title}?', { title: tour.title })}
        </Heading>
        <p className="mt-2 text-ink-soft">{formatLongDay(dayBounds(tour.day).start, language)}</p>
      </div>
      <PageTexts of={['clients/tour-link', 'shortlists', 'listings/card', 'labels', 'replies']}>
        <LinkedTour token={token} initial={tour} />
      </PageTexts>
    </div>
  );
}
