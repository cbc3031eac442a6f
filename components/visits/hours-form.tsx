'use client';

import { useTexts } from '#language';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { CheckboxField, TextField } from '@/components/ui/forms/field';
import { TimeField } from '@/components/ui/forms/time-input';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { api } from '@/lib/platform/http/client';
import { WEEK_DAYS } from '@/lib/platform/time/opening-hours';
import type { ShowHours } from '@/lib/visits/hours/dto';
import { showHoursText } from '@/lib/visits/hours/format';
import { ownHoursSchema } from '@/lib/visits/hours/schema';

type Props = { own: ShowHours | undefined; agency: ShowHours };

/** When a lister shows homes: visitors can book only then. */
export function HoursForm({ own, agency }: Props) {
  const { t, label } = useTexts('visits');
  const { days, from, until, holidays } = own ?? { ...agency, days: [], holidays: [] };
  const { form, field, formProps, busy, outcome } = useZodForm(ownHoursSchema, {
    start: { days: [...days], from, until, holidays: holidays.join(', ') },
    async send(body) {
      await api('/api/visits/hours', { method: 'PUT', body });
      return { message: t('Saved. Visitors can book in these hours') };
    },
  });
  return (
    <details className="rounded-md border border-line bg-surface p-4 sm:p-5">
      <summary className="min-h-11 cursor-pointer py-2 font-bold">
        {own
          ? t('When I show homes: {hours}', { hours: showHoursText(own, t.language) })
          : t('When I show homes: as the agency, {hours}', { hours: showHoursText(agency, t.language) })}
      </summary>
      <form {...formProps} className="mt-3 flex max-w-2xl flex-col gap-4">
        <p className="text-ink-soft">
          {t('Visitors can ask only for these hours. Without a day the hours of the agency hold.')}
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
          help={t('Dates such as 2026-12-25, with commas between them')}
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
