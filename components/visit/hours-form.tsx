'use client';

import { CheckboxField, TextField } from '@/components/ui/field';
import { SubmitButton } from '@/components/ui/submit-button';
import { useZodForm } from '@/components/ui/use-zod-form';
import { OutcomeNotice } from '@/components/user/outcome';
import { api } from '@/lib/http/client';
import { WEEK_DAYS } from '@/lib/opening-hours';
import type { ShowHours } from '@/lib/visit-hours/dto';
import { showHoursText } from '@/lib/visit-hours/format';
import { ownHoursSchema } from '@/lib/visit-hours/schema';

type Props = { own: ShowHours | undefined; agency: ShowHours };

/** When a lister shows homes: visitors can book only then. */
export function HoursForm({ own, agency }: Props) {
  const { days, from, until, holidays } = own ?? { ...agency, days: [], holidays: [] };
  const { form, field, formProps, busy, outcome } = useZodForm(ownHoursSchema, {
    start: { days: [...days], from, until, holidays: holidays.join(', ') },
    async send(body) {
      await api('/api/visits/hours', { method: 'PUT', body });
      return { message: 'Saved. Visitors can book in these hours' };
    },
  });
  return (
    <details className="rounded-md border border-line bg-surface p-4 sm:p-5">
      <summary className="min-h-11 cursor-pointer py-2 font-bold">
        When I show homes: {own ? showHoursText(own) : `as the agency, ${showHoursText(agency)}`}
      </summary>
      <form {...formProps} className="mt-3 flex max-w-2xl flex-col gap-4">
        <p className="text-ink-soft">
          Visitors can ask only for these hours. Without a day the hours of the agency hold.
        </p>
        <fieldset className="flex flex-wrap gap-x-5 gap-y-2">
          <legend className="mb-1.5 font-bold">Days</legend>
          {WEEK_DAYS.map((day) => (
            <CheckboxField
              key={day}
              value={day}
              label={day}
              defaultChecked={days.includes(day)}
              {...form.register('days')}
            />
          ))}
        </fieldset>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="First visit at" type="time" {...field('from')} />
          <TextField label="Last visit ends at" type="time" {...field('until')} />
        </div>
        <TextField
          label="Days without visits"
          optional
          help="Dates such as 2026-12-25, with commas between them"
          {...field('holidays')}
        />
        <OutcomeNotice outcome={outcome} />
        <SubmitButton disabled={busy} className="self-start">
          Save hours
        </SubmitButton>
      </form>
    </details>
  );
}
