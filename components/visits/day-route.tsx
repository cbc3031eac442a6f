import { MapPin } from 'lucide-react';
import { useTexts } from '#language';
import { ButtonLink } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import { formatTime, formatWeekday } from '@/lib/platform/text/format';
import type { RouteDto, VisitDto } from '@/lib/visits/dto';
import { distanceText, mapUrlOf } from '@/lib/visits/format';

type Props = { route: RouteDto; visits: readonly VisitDto[] };

/** The next day with visits: where to be when, how far it is, and a map of each stop. */
export function DayRoute({ route, visits }: Props) {
  const { t } = useTexts('visits');
  const stops = route.stops.flatMap(({ visit: id, km }) => {
    const visit = visits.find((visit) => visit.id === id);
    return visit?.start ? [{ visit, km, start: visit.start }] : [];
  });
  return (
    <section aria-labelledby="day-route" className="flex flex-col gap-4">
      <div>
        <Heading level={2} id="day-route">
          {formatWeekday(`${route.day}T12:00:00+05:30`, t.language)}:{' '}
          {t('{count, plural, one {one visit} other {# visits}}', { count: stops.length })}
        </Heading>
        {stops.length > 1 && (
          <p className="text-ink-soft tabular">
            {route.totalKm === null
              ? t('The whole distance is unknown: the exact place of a home is not given.')
              : t('{km} km in all, by straight lines', { km: route.totalKm.toFixed(1) })}
          </p>
        )}
      </div>
      <ol className="flex flex-col">
        {stops.map(({ visit, km, start }, i) => (
          <li
            key={visit.id}
            className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 border-line border-t py-3 sm:grid-cols-[4.5rem_minmax(0,1fr)_auto]"
          >
            <span className="font-bold tabular">{formatTime(start, t.language)}</span>
            <span>
              <span className="block">{visit.home.title}</span>
              <span className="block text-note text-ink-soft">
                {[visit.home.address, i > 0 && distanceText(km, t)].filter(Boolean).join(' · ')}
              </span>
            </span>
            <ButtonLink
              size="sm"
              href={mapUrlOf(visit.home)}
              target="_blank"
              rel="noopener"
              aria-label={t('Map of {title}', { title: visit.home.title })}
              className="justify-self-start max-sm:col-start-2"
            >
              <MapPin className="size-4" aria-hidden="true" />
              {t('Map')}
            </ButtonLink>
          </li>
        ))}
      </ol>
      {route.mapUrl && (
        <ButtonLink href={route.mapUrl} target="_blank" rel="noopener" className="self-start">
          {t('The whole route on a map')}
        </ButtonLink>
      )}
    </section>
  );
}
