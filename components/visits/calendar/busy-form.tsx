'use client';

import type { z } from 'zod';
import { useTexts } from '#language';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { DayField } from '@/components/ui/forms/day-field';
import { TextField } from '@/components/ui/forms/field';
import { TimeField } from '@/components/ui/forms/time-input';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { api } from '@/lib/platform/browser/api';
import { loadAgain } from '@/lib/platform/browser/navigation';
import { type BusyInput, busyTimeSchema } from '@/lib/visits/busy-times/schema';

export function BusyForm({ day }: { day: string }) {
  const { t } = useTexts('visits/calendar');
  const { field, formProps, busy, outcome } = useZodForm<z.input<typeof busyTimeSchema>, BusyInput>(
    busyTimeSchema,
    {
      start: { day, from: '', until: '', note: '' },
      after: 'leave',
      async send(body) {
        await api('/api/calendar/busy', { method: 'POST', body });
        loadAgain();
        return undefined;
      },
    },
  );
  return (
    <details className="rounded-md border border-line bg-surface p-4">
      <summary className="min-h-11 cursor-pointer py-2 font-bold">{t('Busy hours and days off')}</summary>
      <form {...formProps} className="mt-3 flex flex-col gap-4">
        <p className="measure text-ink-soft">
          {t(
            'Visitors can’t book these times. Leave the times empty for a whole day. Confirmed visits stay, so please move them yourself.',
          )}
        </p>
        <div className="grid gap-4 sm:grid-cols-4">
          <DayField label={t('Day')} {...field('day')} />
          <TimeField label={t('From')} optional {...field('from')} />
          <TimeField label={t('Until')} optional {...field('until')} />
          <TextField label={t('Note')} optional {...field('note')} />
        </div>
        <OutcomeNotice outcome={outcome} />
        <SubmitButton disabled={busy} className="self-start">
          {t('Mark as busy')}
        </SubmitButton>
      </form>
    </details>
  );
}
