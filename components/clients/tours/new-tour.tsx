'use client';

import { useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { Sheet } from '@/components/ui/overlays/sheet';
import { useSheet } from '@/components/ui/overlays/use-sheet';
import { DEFAULT_MINUTES, MAX_FAMILY_HOMES } from '@/lib/clients/tours/constants';
import type { TourWishDto } from '@/lib/clients/tours/dto';
import { api, serverMessage } from '@/lib/platform/browser/api';
import { goTo } from '@/lib/platform/browser/navigation';
import { type FieldsProps, TourFields, type TourValues } from './tour-fields';

type Props = Pick<FieldsProps, 'choices' | 'members'> & {
  /** the next Sunday */
  day: string;
  me: string;
  /** the families' request; absent for a tour from scratch */
  wish?: TourWishDto | undefined;
};

const emptyTour = (day: string, me: string): TourValues => ({
  ...{ day, from: '10:00', until: '18:00', minutes: DEFAULT_MINUTES },
  homes: [],
  families: [],
  agents: [me],
});

const fromWish = ({ day, homes, families }: TourWishDto, me: string): TourValues => ({
  ...emptyTour(day, me),
  homes: homes.map(({ id }) => id),
  families: families.map(({ client, homes: wanted }) => ({
    client,
    homes: wanted.slice(0, MAX_FAMILY_HOMES),
  })),
});

export function NewTour({ day, me, wish, choices, members }: Props) {
  const { t, href } = useTexts('clients/tours');
  const { opener, opened, open, onClose } = useSheet<HTMLButtonElement>();
  const [values, setValues] = useState(() => (wish ? fromWish(wish, me) : emptyTour(day, me)));
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const send = async () => {
    setBusy(true);
    setFailed(undefined);
    try {
      const { id } = await api<{ id: string }>('/api/tours', { method: 'POST', body: values });
      goTo(href(`/dashboard/clients/tours/${id}`));
    } catch (error) {
      setFailed(serverMessage(error));
      setBusy(false);
    }
  };
  // a request can include another lister's homes
  const listings = [
    ...choices.listings,
    ...(wish?.homes ?? []).filter(({ id }) => !choices.listings.some((one) => one.id === id)),
  ];
  const label = wish ? t('Plan this tour') : t('Plan a tour');
  return (
    <>
      <Button ref={opener} variant={wish ? 'secondary' : 'primary'} size="sm" onClick={open}>
        {label}
      </Button>
      {opened > 0 && (
        <Sheet label={label} lead={t('We plan the times from places, hours and keys')} onClose={onClose}>
          <div className="flex flex-col gap-5">
            <TourFields
              values={values}
              onChange={setValues}
              choices={{ ...choices, listings }}
              members={members}
            />
            <OutcomeNotice outcome={failed ? { text: failed, ok: false } : undefined} />
            <Button variant="primary" disabled={isBusy} onClick={() => void send()}>
              {t('Create plan')}
            </Button>
          </div>
        </Sheet>
      )}
    </>
  );
}
