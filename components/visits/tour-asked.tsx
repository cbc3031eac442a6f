import { useTexts } from '#language';
import { ButtonLink } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import type { TourDto } from '@/lib/visits/tours/dto';

/** The homes of a tour in the order of the way, each with the link to its visit. */
export function TourAsked({ tour }: { tour: TourDto }) {
  const { t } = useTexts('visits/booking');
  return (
    <>
      <p>
        {t('You have asked for {count} visits. In this order the route is shortest:', {
          count: tour.stops.length,
        })}
      </p>
      <ol className="flex list-decimal flex-col gap-1 pl-5">
        {tour.stops.map(({ id, url, title, km }) => (
          <li key={id}>
            <Link className="link" href={new URL(url).pathname}>
              {title}
            </Link>
            {km !== null && (
              <span className="text-ink-soft">
                {' '}
                · {t('{km} km from the stop before', { km: km.toFixed(1) })}
              </span>
            )}
          </li>
        ))}
      </ol>
      {tour.totalKm !== null && (
        <p className="tabular">{t('{km} km in all, by straight lines', { km: tour.totalKm.toFixed(1) })}</p>
      )}
      {tour.mapUrl && (
        <ButtonLink href={tour.mapUrl} target="_blank" rel="noopener">
          {t('The whole route on a map')}
        </ButtonLink>
      )}
    </>
  );
}
