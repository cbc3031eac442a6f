'use client';

import { useState } from 'react';
import { toast } from 'sonner';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Badge } from '@/components/ui/feedback/badge';
import { Sheet } from '@/components/ui/overlays/sheet';
import { useSheet } from '@/components/ui/overlays/use-sheet';
import { TOUR_STATE_LABELS } from '@/lib/clients/tours/constants';
import type { TourDto } from '@/lib/clients/tours/dto';
import { dayText } from '@/lib/clients/tours/format';
import { api, serverMessage } from '@/lib/platform/browser/api';
import { valuesOf } from './merge-tour';
import { type FieldsProps, TourFields } from './tour-fields';
import { TourFamilies, TourHomes } from './tour-people';
import { TourRoute } from './tour-route';
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
          lead={t('Times follow from places, hours and keys')}
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
              {t('Make the plan')}
            </Button>
          </div>
        </Sheet>
      )}
    </>
  );
}

function Actions({ state, choices, members }: Pick<Props, 'choices' | 'members'> & { state: TourState }) {
  const { t, href, reply } = useTexts('clients/tours');
  const { tour, isBusy } = state;
  if (tour.state === 'cancelled') return null;
  const isDraft = tour.state === 'draft';
  const send = async () => {
    if (await state.send()) toast.success(t('Owners are asked, and each family has its link'));
  };
  const end = async () => {
    if (
      !window.confirm(
        isDraft ? t('Delete this tour?') : t('Call this tour off? Everybody who got a mail gets another.'),
      )
    )
      return;
    try {
      await api(`/api/tours/${tour.id}`, { method: 'DELETE', body: {} });
      window.location.assign(href('/dashboard/clients/tours'));
    } catch (error) {
      toast.error(reply(serverMessage(error)));
    }
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
        {isDraft ? t('Delete') : t('Call off')}
      </Button>
    </p>
  );
}

/** A tour: the way of each agent, owners with their answers, and a link for each family. */
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
