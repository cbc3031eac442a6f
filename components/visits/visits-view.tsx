'use client';

import { MapPin } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useTexts } from '#language';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import { EmptyState, Notice } from '@/components/ui/feedback/notice';
import { api } from '@/lib/platform/browser/api';
import { formatDateTime, formatTime, formatWeekday } from '@/lib/platform/text/format';
import type { OwnVisitsDto, RouteDto, VisitDto } from '@/lib/visits/dto';
import { distanceText, mapUrlOf } from '@/lib/visits/format';
import type { SendStep } from './step-form';
import { VisitList } from './visit-list';

/** `storedAt` is the time at which the service worker stored this copy; set without a network. */
type State = (OwnVisitsDto & { storedAt?: string }) | 'loading' | 'failed';

const pathOf = ({ id, side }: VisitDto) =>
  side === 'host' ? `/api/visits/${id}/answer` : `/api/visits/${id}`;

function DayRoute({ route, visits }: { route: RouteDto; visits: readonly VisitDto[] }) {
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
              ? t('The total distance is unknown because a home’s exact place isn’t given.')
              : t('{km} km in total, in straight lines', { km: route.totalKm.toFixed(1) })}
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

export function VisitsView() {
  const { t } = useTexts('visits');
  const [visits, setVisits] = useState<State>('loading');
  const reload = useCallback(
    () =>
      api<Exclude<State, string>>('/api/visits').then(setVisits, () =>
        setVisits((before) => (typeof before === 'string' ? 'failed' : before)),
      ),
    [],
  );
  useEffect(() => void reload(), [reload]);
  if (visits === 'loading') return <p role="status">{t('Loading...')}</p>;
  if (visits === 'failed')
    return (
      <Notice variant="error">
        {t('We couldn’t load your visits.')} <Button onClick={() => void reload()}>{t('Try again')}</Button>
      </Notice>
    );
  const sendFor =
    (visit: VisitDto): SendStep =>
    async (body) => {
      await api(pathOf(visit), { method: visit.side === 'host' ? 'POST' : 'PATCH', body });
      await reload();
    };
  const { own, hosted, route, storedAt } = visits;
  return (
    <div className="flex flex-col gap-12">
      {storedAt && (
        <Notice variant="warning">
          {t('You’re offline. These are your visits as of {time}. You need a connection to reply.', {
            time: formatDateTime(storedAt, t.language),
          })}
        </Notice>
      )}
      {route && <DayRoute route={route} visits={[...own, ...hosted]} />}
      {hosted.length > 0 && (
        <section className="flex flex-col gap-4">
          <Heading level={2}>{t('To homes you show')}</Heading>
          <VisitList visits={hosted} sendFor={sendFor} />
        </section>
      )}
      {own.length > 0 && (
        <section className="flex flex-col gap-4">
          <Heading level={2}>{t('Your visits')}</Heading>
          <VisitList visits={own} sendFor={sendFor} />
        </section>
      )}
      {own.length === 0 && hosted.length === 0 && (
        <EmptyState title={t('No visit yet')}>
          <p className="measure text-ink-soft">
            {t(
              'Press “Book a visit” on a home. All you need is your name and mobile number. When you sign in, your visits come with you.',
            )}
          </p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href="/buy" variant="primary">
              {t('Homes for sale')}
            </ButtonLink>
            <ButtonLink href="/shortlist">{t('My shortlist')}</ButtonLink>
          </div>
        </EmptyState>
      )}
    </div>
  );
}
