'use client';

import { useCallback, useEffect, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState, Notice } from '@/components/ui/notice';
import { formatDateTime } from '@/lib/format';
import { api } from '@/lib/http/client';
import type { OwnVisitsDto, VisitDto } from '@/lib/visit/dto';
import { DayRoute } from './day-route';
import type { SendStep } from './step-form';
import { VisitList } from './visit-list';

/** `storedAt`: the service worker's copy, of this time: there is no network. */
type State = (OwnVisitsDto & { storedAt?: string }) | 'loading' | 'failed';

function NothingYet() {
  return (
    <EmptyState title="No visit yet">
      <p className="measure text-ink-soft">
        Press “Book a visit” on a home. Your name and mobile number are enough; when you sign in, your visits
        come along.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/buy" variant="primary">
          Homes for sale
        </ButtonLink>
        <ButtonLink href="/shortlist">My shortlist</ButtonLink>
      </div>
    </EmptyState>
  );
}

/** The path on which a side takes its steps. */
const pathOf = ({ id, side }: VisitDto) =>
  side === 'host' ? `/api/visits/${id}/answer` : `/api/visits/${id}`;

/** One's visits, those that one answers, and the way of the next day. */
export function VisitsView() {
  const [visits, setVisits] = useState<State>('loading');
  const reload = useCallback(
    () =>
      api<Exclude<State, string>>('/api/visits').then(setVisits, () =>
        setVisits((before) => (typeof before === 'string' ? 'failed' : before)),
      ),
    [],
  );
  useEffect(() => void reload(), [reload]);
  if (visits === 'loading') return <p role="status">Loading...</p>;
  if (visits === 'failed')
    return (
      <Notice variant="error">
        Your visits could not be loaded. <Button onClick={() => void reload()}>Try again</Button>
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
          There is no network. These are your visits of {formatDateTime(storedAt)}; answers need one.
        </Notice>
      )}
      {route && <DayRoute route={route} visits={[...own, ...hosted]} />}
      {hosted.length > 0 && (
        <section className="flex flex-col gap-4">
          <h2 className="text-2xl">To homes that you show</h2>
          <VisitList visits={hosted} sendFor={sendFor} />
        </section>
      )}
      {own.length > 0 && (
        <section className="flex flex-col gap-4">
          <h2 className="text-2xl">Your visits</h2>
          <VisitList visits={own} sendFor={sendFor} />
        </section>
      )}
      {own.length === 0 && hosted.length === 0 && <NothingYet />}
    </div>
  );
}
