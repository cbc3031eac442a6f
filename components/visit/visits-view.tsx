'use client';

import { useCallback, useEffect, useState } from 'react';
import { useText } from '#language';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState, Notice } from '@/components/ui/notice';
import { formatDateTime } from '@/lib/format';
import { api } from '@/lib/http/client';
import type { OwnVisitsDto, VisitDto } from '@/lib/visit/dto';
import { DayRoute } from './day-route';
import type { SendStep } from './step-form';
import { VisitList } from './visit-list';

/** `storedAt`: set without a network: when the service worker stored this copy. */
type State = (OwnVisitsDto & { storedAt?: string }) | 'loading' | 'failed';

function NothingYet() {
  const t = useText('visits');
  return (
    <EmptyState title={t('No visit yet')}>
      <p className="measure text-ink-soft">
        {t(
          'Press “Book a visit” on a home. Your name and mobile number are enough; when you sign in, your visits come along.',
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/buy" variant="primary">
          {t('Homes for sale')}
        </ButtonLink>
        <ButtonLink href="/shortlist">{t('My shortlist')}</ButtonLink>
      </div>
    </EmptyState>
  );
}

/** The path on which a side takes its steps. */
const pathOf = ({ id, side }: VisitDto) =>
  side === 'host' ? `/api/visits/${id}/answer` : `/api/visits/${id}`;

/** The visits a person booked, those they host, and the route of the next day. */
export function VisitsView() {
  const t = useText('visits');
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
        {t('Your visits could not be loaded.')}{' '}
        <Button onClick={() => void reload()}>{t('Try again')}</Button>
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
        <Notice variant="care">
          {t('There is no network. These are your visits of {time}; answers need one.', {
            time: formatDateTime(storedAt, t.language),
          })}
        </Notice>
      )}
      {route && <DayRoute route={route} visits={[...own, ...hosted]} />}
      {hosted.length > 0 && (
        <section className="flex flex-col gap-4">
          <h2 className="text-2xl">{t('To homes that you show')}</h2>
          <VisitList visits={hosted} sendFor={sendFor} />
        </section>
      )}
      {own.length > 0 && (
        <section className="flex flex-col gap-4">
          <h2 className="text-2xl">{t('Your visits')}</h2>
          <VisitList visits={own} sendFor={sendFor} />
        </section>
      )}
      {own.length === 0 && hosted.length === 0 && <NothingYet />}
    </div>
  );
}
