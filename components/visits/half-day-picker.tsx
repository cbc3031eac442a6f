'use client';

import { useEffect, useState } from 'react';
import { useTexts } from '#language';
import { ChoiceChip } from '@/components/ui/actions/button';
import { Notice } from '@/components/ui/feedback/notice';
import { api } from '@/lib/platform/http/client';
import { MAX_PROPOSED } from '@/lib/visits/hours/constants';
import type { HalfDayDto } from '@/lib/visits/hours/dto';
import { halfDayLabel } from '@/lib/visits/hours/format';

type Props = { property: string; chosen: readonly string[]; onChange: (chosen: string[]) => void };

/** The next half-days in which a home is shown, as buttons; up to three can be pressed. */
export function HalfDayPicker({ property, chosen, onChange }: Props) {
  const { language, t } = useTexts('visits/booking');
  const [halfDays, setHalfDays] = useState<HalfDayDto[]>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let here = true;
    api<{ halfDays: HalfDayDto[] }>(`/api/visits/times?property=${property}`).then(
      (found) => here && setHalfDays(found.halfDays),
      () => here && setFailed(true),
    );
    return () => {
      here = false;
    };
  }, [property]);
  if (hasFailed)
    return <Notice variant="error">{t('The free times could not be loaded. Please try again.')}</Notice>;
  if (!halfDays) return <p role="status">{t('Loading the free times...')}</p>;
  if (halfDays.length === 0) return <Notice>{t('No visit is possible at the moment. Please call.')}</Notice>;
  const isFull = chosen.length >= MAX_PROPOSED;
  return (
    <fieldset>
      <legend className="mb-1.5 font-bold">
        {t('When could you come? Up to {count} half-days', { count: MAX_PROPOSED })}
      </legend>
      <div className="flex flex-wrap gap-2">
        {halfDays.map((halfDay) => {
          const { key } = halfDay;
          const isChosen = chosen.includes(key);
          return (
            <ChoiceChip
              key={key}
              isChosen={isChosen}
              disabled={isFull && !isChosen}
              onClick={() => onChange(isChosen ? chosen.filter((value) => value !== key) : [...chosen, key])}
            >
              {halfDayLabel(halfDay, language)}
            </ChoiceChip>
          );
        })}
      </div>
    </fieldset>
  );
}
