'use client';

import { useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import { Notice } from '@/components/ui/feedback/notice';
import { Select } from '@/components/ui/forms/control';
import { TextField } from '@/components/ui/forms/field';
import { serverMessage } from '@/lib/platform/browser/api';
import { formatLongDay } from '@/lib/platform/text/format';
import { MAX_TOUR_HOMES } from '@/lib/shortlists/constants';
import type { SharedShortlistDto } from '@/lib/shortlists/dto';

export type TourWish = { day: string; phone: string; homes: string[] };
type Props = { shared: SharedShortlistDto; send: (wish: TourWish) => Promise<void> };

/** "See both on Sunday": the homes that somebody said yes to, on one day. The broker gets it at once. */
export function TourRequest({ shared, send }: Props) {
  const { t, reply } = useTexts('shortlists');
  const { homes, days, tour } = shared;
  const [day, setDay] = useState(days[0] ?? '');
  const [phone, setPhone] = useState('');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const wanted = homes
    .filter(({ card, replies }) => card && replies.some(({ isOwn, verdict }) => isOwn && verdict === 'yes'))
    .map(({ id }) => id)
    .slice(0, MAX_TOUR_HOMES);
  if (wanted.length === 0 && !tour) return null;
  const ask = async () => {
    setBusy(true);
    setError('');
    await send({ day, phone, homes: wanted }).catch((failed: unknown) => setError(serverMessage(failed)));
    setBusy(false);
  };
  const dayName = (of: string) => formatLongDay(of, t.language);
  return (
    <section
      aria-labelledby="tour"
      className="flex flex-col gap-3 rounded-md border border-line bg-sunken p-4"
    >
      <Heading level={2} size="panel" id="tour">
        {t('See them yourself')}
      </Heading>
      {tour && (
        <Notice variant="verified">
          {t(
            'You asked to see {count, plural, one {one home} other {# homes}} on {day}. You will hear the times.',
            {
              count: tour.homes.length,
              day: dayName(tour.day),
            },
          )}
        </Notice>
      )}
      {wanted.length > 0 && (
        <div className="flex flex-col gap-3">
          <Select
            aria-label={t('Day')}
            value={day}
            onChange={(event) => setDay(event.target.value)}
            className="h-11 max-w-72"
          >
            {days.map((of) => (
              <option key={of} value={of}>
                {dayName(of)}
              </option>
            ))}
          </Select>
          <TextField
            label={t('Your phone')}
            optional
            type="tel"
            autoComplete="tel"
            value={phone}
            onChange={(event) => setPhone(event.target.value)}
            className="max-w-72"
          />
          <Button variant="primary" disabled={isBusy} className="self-start" onClick={() => void ask()}>
            {t('{count, plural, one {See it} =2 {See both} other {See all #}} on {day}', {
              count: wanted.length,
              day: dayName(day),
            })}
          </Button>
        </div>
      )}
      {error && (
        <p role="alert" className="text-error">
          {reply(error)}
        </p>
      )}
    </section>
  );
}
