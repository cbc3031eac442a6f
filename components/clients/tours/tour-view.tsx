'use client';

import { useState } from 'react';
import { toast } from 'sonner';
import { useTexts } from '#language';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import { Badge } from '@/components/ui/feedback/badge';
import { Notice } from '@/components/ui/feedback/notice';
import { useAction } from '@/components/ui/hooks/use-action';
import { Sheet } from '@/components/ui/overlays/sheet';
import { useSheet } from '@/components/ui/overlays/use-sheet';
import { TOUR_STATE_LABELS, UNPLACED_TEXTS } from '@/lib/clients/tours/constants';
import type { TourDto } from '@/lib/clients/tours/dto';
import { dayText } from '@/lib/clients/tours/format';
import { api } from '@/lib/platform/browser/api';
import { goTo } from '@/lib/platform/browser/navigation';
import { formatDistance, formatTime } from '@/lib/platform/text/format';
import { valuesOf } from './merge-tour';
import { Thumbs } from './thumbs';
import { type FieldsProps, TourFields } from './tour-fields';
import { TourFamilies, TourHomes } from './tour-people';
import { type TourState, useTour } from './use-tour';

type Props = Pick<FieldsProps, 'choices' | 'members'> & { initial: TourDto; now: number };

function Change({ state, choices, members }: Pick<Props, 'choices' | 'members'> & { state: TourState }) {
  const { t } = useTexts('clients/tours');
  const { opener, opened, open, onClose } = useSheet<HTMLButtonElement>();
  const [values, setValues] = useState(() => valuesOf(state.tour));
  const { homes, families } = state.tour;
  const known = homes.map(({ id, title }) => ({ id, name: title }));
  const clients = families.map(({ client, name }) => ({ id: client, name }));
  const all = (first: typeof known, others: typeof known) => [
    ...first,
    ...others.filter(({ id }) => !first.some((one) => one.id === id)),
  ];
  return (
    <>
      <Button
        ref={opener}
        size="sm"
        onClick={() => {
          setValues(valuesOf(state.tour));
          open();
        }}
      >
        {t('Change')}
      </Button>
      {opened > 0 && (
        <Sheet
          label={t('Change the tour')}
          lead={t('We plan the times from places, hours and keys')}
          onClose={onClose}
        >
          <div className="flex flex-col gap-5">
            {state.questionOf('plan')}
            <TourFields
              values={values}
              onChange={setValues}
              choices={{ listings: all(known, choices.listings), clients: all(clients, choices.clients) }}
              members={members}
            />
            <Button
              variant="primary"
              disabled={state.isBusy}
              onClick={() => void state.change(values, onClose)}
            >
              {t('Create plan')}
            </Button>
          </div>
        </Sheet>
      )}
    </>
  );
}

function Actions({ state, choices, members }: Pick<Props, 'choices' | 'members'> & { state: TourState }) {
  const { t, href } = useTexts('clients/tours');
  const { tour, isBusy } = state;
  const { run } = useAction();
  if (tour.state === 'cancelled') return null;
  const isDraft = tour.state === 'draft';
  const send = async () => {
    if (await state.send()) toast.success(t('Owners have been asked, and each family has its link'));
  };
  const end = async () => {
    if (
      !window.confirm(
        isDraft ? t('Delete this tour?') : t('Cancel this tour? Everyone who got an email gets another.'),
      )
    )
      return;
    if (await run(() => api(`/api/tours/${tour.id}`, { method: 'DELETE', body: {} })))
      goTo(href('/dashboard/clients/tours'));
  };
  return (
    <p className="flex flex-wrap gap-2">
      {!tour.hasBegun && (
        <Button
          variant="primary"
          size="sm"
          disabled={isBusy || tour.stops.length === 0}
          onClick={() => void send()}
        >
          {isDraft ? t('Send the tour') : t('Send the changes')}
        </Button>
      )}
      {!tour.hasBegun && <Change state={state} choices={choices} members={members} />}
      <Button variant="quiet" size="sm" disabled={isBusy} onClick={() => void end()}>
        {isDraft ? t('Delete') : t('Cancel tour')}
      </Button>
    </p>
  );
}

const titleIn = ({ homes }: TourDto, id: string) => homes.find((home) => home.id === id)?.title ?? '';
const nameIn = ({ families }: TourDto, id: string) =>
  families.find(({ client }) => client === id)?.name ?? '';

function Stop({ state, stop, now }: { state: TourState; stop: TourDto['stops'][number]; now: number }) {
  const { t } = useTexts('clients/tours');
  const { tour, isBusy, thumb } = state;
  const title = titleIn(tour, stop.home);
  const isOff = tour.homes.some(({ id, answer }) => id === stop.home && answer === 'declined');
  const mayJudge = tour.state === 'sent' && Date.parse(stop.start) <= now && !isOff;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-line border-t py-3">
      <span className="flex min-w-0 gap-4">
        <span className="w-20 shrink-0 font-bold tabular">{formatTime(stop.start, t.language)}</span>
        <span className="min-w-0">
          {isOff ? <s>{title}</s> : title}
          <span className="block text-ink-soft">
            {nameIn(tour, stop.client)}
            {stop.km !== null && ` · ${formatDistance(stop.km, t.language)}`}
            {stop.note && ` · “${stop.note}”`}
          </span>
        </span>
      </span>
      {isOff && <Badge variant="warning">{t('Declined')}</Badge>}
      {mayJudge && (
        <Thumbs
          title={title}
          verdict={stop.verdict}
          isBusy={isBusy}
          onChoose={(verdict) => void thumb(stop.id, verdict)}
        />
      )}
    </li>
  );
}

/** Each agent's route in order of time, with the keys to take along, and the homes that did not fit. */
function TourRoute({ state, now }: { state: TourState; now: number }) {
  const { t } = useTexts('clients/tours');
  const { tour } = state;
  return (
    <>
      {tour.unplaced.length > 0 && (
        <Notice variant="warning">
          <b>{t('Not on the tour')}</b>
          <ul>
            {tour.unplaced.map(({ home, client, why }) => (
              <li key={home + client}>
                {titleIn(tour, home)}, {nameIn(tour, client)}: {t(UNPLACED_TEXTS[why])}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {tour.agents.map(({ id, name, totalKm, mapUrl, collects }) => {
        const stops = tour.stops.filter(({ agent }) => agent === id);
        return (
          <section key={id} aria-labelledby={`agent-${id}`}>
            <div className="flex flex-wrap items-center justify-between gap-2 pb-2">
              <Heading level={2} id={`agent-${id}`}>
                {t('{name}’s route', { name })}
              </Heading>
              {mapUrl && (
                <ButtonLink size="sm" href={mapUrl} target="_blank" rel="noopener">
                  {t('Map')}
                </ButtonLink>
              )}
            </div>
            {collects.length > 0 && (
              <p className="pb-2">{t('Keys to take along: {homes}', { homes: collects.join(', ') })}</p>
            )}
            {stops.length === 0 ? (
              <p className="text-ink-soft">
                {t('Nothing to show. Families who share a set of keys go with one agent.')}
              </p>
            ) : (
              <>
                <ol>
                  {stops.map((stop) => (
                    <Stop key={stop.id} state={state} stop={stop} now={now} />
                  ))}
                </ol>
                {totalKm > 0 && (
                  <p className="text-note text-ink-soft">
                    {t('{km} km in straight lines', { km: totalKm.toFixed(1) })}
                  </p>
                )}
              </>
            )}
          </section>
        );
      })}
    </>
  );
}

export function TourView({ initial, now, choices, members }: Props) {
  const { t } = useTexts('clients/tours');
  const state = useTour(initial, { ...choices, members });
  const { tour } = state;
  return (
    <>
      {state.questionOf('opening')}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex flex-wrap items-center gap-3">
          <Badge variant={tour.state === 'sent' ? 'verified' : 'plain'}>
            {t(TOUR_STATE_LABELS[tour.state])}
          </Badge>
          <span className="text-ink-soft">
            {t('{day}, {minutes} minutes in each home', { day: dayText(t, tour.day), minutes: tour.minutes })}
          </span>
        </p>
        <Actions state={state} choices={choices} members={members} />
      </div>
      <TourRoute state={state} now={now} />
      <TourHomes state={state} />
      <TourFamilies tour={tour} />
    </>
  );
}
