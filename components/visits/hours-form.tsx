'use client';

import { useTexts } from '#language';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { CheckboxField, TextField } from '@/components/ui/forms/field';
import { TimeField } from '@/components/ui/forms/time-input';
import { useMergedForm } from '@/components/ui/forms/use-merged-form';
import { api } from '@/lib/platform/browser/api';
import { timesText, WEEK_DAYS } from '@/lib/platform/text/opening-hours';
import type { OwnHoursDto, ShowHours } from '@/lib/visits/hours/dto';
import { showHoursText } from '@/lib/visits/hours/format';
import { type OwnHours, ownHoursSchema } from '@/lib/visits/hours/schema';

type Props = { own: OwnHoursDto; agency: ShowHours };

/** Merges the times as one, because they only make sense together. */
type Merged = { days: OwnHours['days']; times: Pick<OwnHours, 'from' | 'until'>; holidays: string };
const mergedOf = ({ days, from, until, holidays }: OwnHours): Merged => ({
  ...{ days, holidays },
  times: { from, until },
});
const LABELS = { days: 'Days', times: 'Visiting hours', holidays: 'Days without visits' } as const;
const fieldsOf = ({ __v: _, ...fields }: OwnHoursDto): OwnHours => fields;

/** Hours in which visitors can book. Merges changes saved in another tab. */
export function HoursForm({ own, agency }: Props) {
  const { t, label } = useTexts('visits');
  const { form, field, formProps, busy, outcome, question } = useMergedForm(
    ownHoursSchema.transform(mergedOf),
    {
      record: own,
      startOf: fieldsOf,
      storedOf: (row: OwnHoursDto) => ({ fields: mergedOf(fieldsOf(row)), version: row.__v }),
      async send({ times, ...fields }, __v) {
        const body = { ...fields, ...times, __v };
        return (await api<{ data: OwnHoursDto }>('/api/visits/hours', { method: 'PUT', body })).data;
      },
      labelOf: (name) => t(LABELS[name]),
      shownAs(name, value) {
        if (name === 'days') return (value as Merged['days']).map((day) => label(day)).join(', ');
        if (name === 'holidays') return String(value);
        const { from, until } = value as Merged['times'];
        return timesText({ opens: from, closes: until }, t.language);
      },
      said: t('Saved. Visitors can book in these hours'),
    },
  );
  const { days } = own;
  return (
    <details className="rounded-md border border-line bg-surface p-4 sm:p-5">
      <summary className="min-h-11 cursor-pointer py-2 font-bold">
        {days.length > 0
          ? t('When I show homes: {hours}', { hours: showHoursText(own, t.language) })
          : t('When I show homes: same as the agency, {hours}', { hours: showHoursText(agency, t.language) })}
      </summary>
      <form {...formProps} className="mt-3 flex max-w-2xl flex-col gap-4">
        {question}
        <p className="text-ink-soft">
          {t('Visitors can only ask for these hours. If you choose no day, the agency’s hours apply.')}
        </p>
        <fieldset className="flex flex-wrap gap-x-5 gap-y-2">
          <legend className="mb-1.5 font-bold">{t('Days')}</legend>
          {WEEK_DAYS.map((day) => (
            <CheckboxField
              key={day}
              value={day}
              label={label(day)}
              defaultChecked={days.includes(day)}
              {...form.register('days')}
            />
          ))}
        </fieldset>
        <div className="grid gap-4 sm:grid-cols-2">
          <TimeField label={t('First visit at')} {...field('from')} />
          <TimeField label={t('Last visit ends at')} {...field('until')} />
        </div>
        <TextField
          label={t('Days without visits')}
          optional
          help={t('Dates such as 2026-12-25, separated by commas')}
          {...field('holidays')}
        />
        <OutcomeNotice outcome={outcome} />
        <SubmitButton disabled={busy} className="self-start">
          {t('Save hours')}
        </SubmitButton>
      </form>
    </details>
  );
}
