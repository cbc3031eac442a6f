'use client';

import { X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTexts } from '#language';
import { ChoiceChip } from '@/components/ui/actions/button';
import { Notice } from '@/components/ui/feedback/notice';
import { api } from '@/lib/platform/browser/api';
import { MAX_PROPOSED } from '@/lib/visits/hours/constants';
import type { HalfDayDto } from '@/lib/visits/hours/dto';
import { dayText, halfDayText, partText } from '@/lib/visits/hours/format';
import { sortHalfDays } from '@/lib/visits/hours/rules';

type Props = { property: string; chosen: readonly string[]; onChange: (chosen: string[]) => void };

/** A home's times in the next two weeks: a day, then its half-days or hours. Up to three can be selected. */
export function HalfDayPicker({ property, chosen, onChange }: Props) {
  const { language, t } = useTexts('visits/booking');
  const [halfDays, setHalfDays] = useState<HalfDayDto[]>();
  const [hasFailed, setFailed] = useState(false);
  const [day, setDay] = useState<string>();
  const toggle = (key: string) =>
    onChange(chosen.includes(key) ? chosen.filter((value) => value !== key) : [...chosen, key]);
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
    return <Notice variant="error">{t('We couldn’t load the free times. Please try again.')}</Notice>;
  if (!halfDays) return <p role="status">{t('Loading the free times...')}</p>;
  if (halfDays.length === 0)
    return <Notice>{t('No visits are possible at the moment. Please call.')}</Notice>;
  const days = [...new Set(halfDays.map(({ key }) => key.slice(0, 10)))];
  const shown = day ?? days[0];
  const isFull = chosen.length >= MAX_PROPOSED;
  return (
    <fieldset>
      <legend className="mb-1.5 font-bold">
        {t('When could you come? Up to {count} times', { count: MAX_PROPOSED })}
      </legend>
      {/* two weeks in order of time, swiped on a phone; the selected day has its times below */}
      <div className="-mx-1 flex gap-2 overflow-x-auto px-1 pb-2 sm:flex-wrap">
        {days.map((one) => (
          <ChoiceChip key={one} isChosen={one === shown} className="shrink-0" onClick={() => setDay(one)}>
            {dayText(one, language)}
          </ChoiceChip>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        {halfDays
          .filter(({ key }) => key.startsWith(shown ?? ''))
          .map(({ key }) => (
            <Choice
              key={key}
              label={halfDayText(key, language)}
              isChosen={chosen.includes(key)}
              isFull={isFull}
              onPress={() => toggle(key)}
            >
              {partText(key, language)}
            </Choice>
          ))}
      </div>
      {chosen.length > 0 && (
        <ul aria-label={t('Chosen times')} className="mt-2 flex flex-wrap gap-2">
          {sortHalfDays(chosen).map((key) => (
            <li key={key}>
              <Choice label={halfDayText(key, language)} isChosen isFull={isFull} onPress={() => toggle(key)}>
                {halfDayText(key, language)} <X className="inline size-4" aria-hidden="true" />
              </Choice>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}

type ChoiceProps = {
  label: string;
  isChosen: boolean;
  isFull: boolean;
  onPress: () => void;
  children: ReactNode;
};

function Choice({ label, isChosen, isFull, onPress, children }: ChoiceProps) {
  return (
    <ChoiceChip aria-label={label} isChosen={isChosen} disabled={isFull && !isChosen} onClick={onPress}>
      {children}
    </ChoiceChip>
  );
}
