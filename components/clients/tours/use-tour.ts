'use client';

import { useRef, useState } from 'react';
import { toast } from 'sonner';
import { useTexts } from '#language';
import { useMergedRecord } from '@/components/ui/feedback/use-merged-record';
import { KEY_LABELS } from '@/lib/clients/tours/constants';
import type { TourDto } from '@/lib/clients/tours/dto';
import { dayText } from '@/lib/clients/tours/format';
import { api, type CallOptions, serverMessage } from '@/lib/platform/browser/api';
import {
  changeOf,
  fieldsOf,
  homeOf,
  isOpening,
  type Opening,
  openingOf,
  storedOf,
  type TourFields,
  valuesOf,
} from './merge-tour';
import type { TourValues } from './tour-fields';

const LABELS = {
  day: 'Day',
  hours: 'Hours',
  minutes: 'Minutes in each home',
  homes: 'Homes',
  families: 'Families',
  agents: 'Agents',
} as const;

type Asker = 'plan' | 'opening';
type Names = {
  listings: readonly { id: string; name: string }[];
  clients: readonly { id: string; name: string }[];
  members: readonly { id: string; name: string }[];
};

function useShown(tour: TourDto, { listings, clients, members }: Names) {
  const { t } = useTexts('clients/tours');
  const homes = [...listings, ...tour.homes.map(({ id, title }) => ({ id, name: title }))];
  const families = [...clients, ...tour.families.map(({ client, name }) => ({ id: client, name }))];
  const named = (list: Names['listings'], ids: readonly string[]) =>
    ids.map((id) => list.find((one) => one.id === id)?.name ?? '').join(', ');
  const labelOf = (name: string): string =>
    isOpening(name)
      ? [t('Keys and owner'), named(homes, [homeOf(name)])].join(': ')
      : t(LABELS[name as keyof typeof LABELS]);
  const shownAs = (name: string, value: unknown): string => {
    if (value === undefined) return '';
    if (isOpening(name)) {
      const { keys, property: _, ...opening } = value as Opening;
      return [t(KEY_LABELS[keys]), ...Object.values(opening)].filter(Boolean).join(', ');
    }
    if (name === 'day') return dayText(t, String(value));
    if (name === 'hours') return Object.values(value as TourFields['hours']).join(' – ');
    if (name === 'homes') return named(homes, value as string[]);
    if (name === 'agents') return named([...members, ...tour.agents], value as string[]);
    if (name === 'families')
      return (value as TourValues['families'])
        .map(({ client, homes: wanted }) =>
          [named(families, [client]), named(homes, wanted)].filter(Boolean).join(': '),
        )
        .join(' · ');
    return String(value);
  };
  return { labelOf, shownAs };
}

export function useTour(initial: TourDto, names: Names) {
  const { reply } = useTexts();
  const [tour, setTour] = useState(initial);
  const [isBusy, setBusy] = useState(false);
  /** the form with a conflicting save, and its callback after saving */
  const [asker, setAsker] = useState<Asker>();
  const done = useRef<(() => void) | undefined>(undefined);
  const onProblem = (error: unknown) => void toast.error(reply(serverMessage(error)));
  const { save, question } = useMergedRecord<TourFields, TourDto>({
    record: initial,
    storedOf,
    send: (fields, __v, base) =>
      api<TourDto>(`/api/tours/${initial.id}`, { method: 'PATCH', body: { ...changeOf(fields, base), __v } }),
    ...useShown(tour, names),
    onSaved(saved) {
      setTour(saved);
      done.current?.();
    },
    onProblem,
  });
  const run = async (work: () => Promise<boolean>): Promise<boolean> => {
    setBusy(true);
    try {
      return await work();
    } catch (error) {
      onProblem(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const call = (path: string, options: CallOptions) =>
    run(async () => {
      setTour(await api<TourDto>(`/api/tours/${tour.id}${path}`, options));
      return true;
    });
  const openings = tour.homes.map(openingOf);
  const put = (by: Asker, fields: TourFields, onDone: () => void) => {
    setAsker(by);
    done.current = onDone;
    return run(() => save(fields));
  };
  return {
    tour,
    isBusy,
    questionOf: (by: Asker) => asker === by && question,
    change: (values: TourValues, onDone: () => void) => put('plan', fieldsOf(values, openings), onDone),
    open: (opening: Opening, onDone: () => void) => {
      const all = openings.map((one) => (one.property === opening.property ? opening : one));
      return put('opening', fieldsOf(valuesOf(tour), all), onDone);
    },
    send: () => call('/send', { method: 'POST', body: {} }),
    thumb: (stop: string, verdict: string) => call('/thumb', { method: 'POST', body: { stop, verdict } }),
  };
}
export type TourState = ReturnType<typeof useTour>;
