'use client';

import { useCallback, useEffect, useState } from 'react';
import { useTexts } from '#language';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import { EmptyState, Notice } from '@/components/ui/feedback/notice';
import { api } from '@/lib/platform/browser/api';
import { formatDateTime } from '@/lib/platform/text/format';
import type { OwnVisitsDto, VisitDto } from '@/lib/visits/dto';
import { DayRoute } from './day-route';
import type { SendStep } from './step-form';
import { VisitList } from './visit-list';

/** `storedAt`: set without a network: when the service worker stored this copy. */
type State = (OwnVisitsDto & { storedAt?: string }) | 'loading' | 'failed';

function NothingYet() {
  const { t } = useTexts('visits');
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
        <Notice variant="warning">
          {t('There is no network. These are your visits of {time}; answers need one.', {
            time: formatDateTime(storedAt, t.language),
          })}
        </Notice>
      )}
      {route && <DayRoute route={route} visits={[...own, ...hosted]} />}
      {hosted.length > 0 && (
        <section className="flex flex-col gap-4">
          <Heading level={2}>{t('To homes that you show')}</Heading>
          <VisitList visits={hosted} sendFor={sendFor} />
        </section>
      )}
      {own.length > 0 && (
        <section className="flex flex-col gap-4">
          <Heading level={2}>{t('Your visits')}</Heading>
          <VisitList visits={own} sendFor={sendFor} />
        </section>
      )}
      {own.length === 0 && hosted.length === 0 && <NothingYet />}
    </div>
  );
}
