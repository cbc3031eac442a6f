'use client';

import { useState } from 'react';
import { useTexts } from '#language';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Choice } from '@/components/ui/forms/control';
import { DayField } from '@/components/ui/forms/day-field';
import { SelectField, TextField } from '@/components/ui/forms/field';
import { REMIND_DAYS } from '@/lib/deals/constants';
import type { DealDateDto, DealDto } from '@/lib/deals/dto';
import { remindText } from '@/lib/deals/format';
import { formatDate } from '@/lib/platform/text/format';
import { DealPart, DealRow } from './deal-part';
import type { SaveDeal } from './use-deal';

/** Dates with a reminder by mail. */
export function DealDates({ deal, save }: { deal: DealDto; save: SaveDeal }) {
  const { t } = useTexts('deals');
  const { dates } = deal;
  const [round, setRound] = useState(0);
  const put = (list: readonly (Omit<DealDateDto, 'id'> & { id?: string })[]) => save({ dates: list });
  async function add(form: FormData) {
    const remind = String(form.get('remindDays'));
    const wrong = await put([
      ...dates,
      {
        day: String(form.get('day')),
        what: String(form.get('what')),
        remindDays: remind === '' ? null : Number(remind),
        isDone: false,
      },
    ]);
    if (!wrong) setRound(round + 1);
  }
  return (
    <DealPart title={t('Dates')}>
      <ul className="flex flex-col">
        {dates.map((date) => (
          <DealRow
            key={date.id}
            name={date.what}
            onRemove={() => void put(dates.filter(({ id }) => id !== date.id))}
            aside={!date.isDone && remindText(t, date.remindDays)}
          >
            <label className="flex min-h-10 items-center gap-3">
              <Choice
                checked={date.isDone}
                onChange={(event) => {
                  const isDone = event.currentTarget.checked;
                  const list = dates.map((item) => (item.id === date.id ? { ...item, isDone } : item));
                  void save({ dates: list }, { dates: list });
                }}
              />
              <span className={date.isDone ? 'text-ink-soft line-through' : ''}>
                {formatDate(`${date.day}T12:00:00+05:30`, t.language)}: {date.what}
              </span>
            </label>
          </DealRow>
        ))}
      </ul>
      <form
        key={round}
        onSubmit={(event) => {
          event.preventDefault();
          void add(new FormData(event.currentTarget));
        }}
        className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[11rem_1fr_14rem_auto]"
      >
        <DayField label={t('Day')} name="day" required />
        <TextField label={t('What happens')} name="what" required maxLength={160} />
        <SelectField label={t('Reminder by mail')} name="remindDays" defaultValue="1">
          <option value="">{remindText(t, null)}</option>
          {REMIND_DAYS.map((days) => (
            <option key={days} value={days}>
              {remindText(t, days)}
            </option>
          ))}
        </SelectField>
        <SubmitButton className="min-h-12">{t('Add date')}</SubmitButton>
      </form>
    </DealPart>
  );
}
