'use client';

import { useRouter } from 'next/navigation';
import { useTexts } from '#language';
import { Heading } from '@/components/ui/display/heading';
import { DayField } from '@/components/ui/forms/day-field';
import { Options, SelectField, TextAreaField, TextField } from '@/components/ui/forms/field';
import { FormEnd } from '@/components/ui/forms/form-end';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { RATE_GROUP_LABELS } from '@/lib/costs/rates/constants';
import type { RateDto } from '@/lib/costs/rates/rules';
import { newRateSchema } from '@/lib/costs/rates/schema';
import { api } from '@/lib/platform/browser/api';

export function RateForm({ rates }: { rates: RateDto[] }) {
  const { t, label: text } = useTexts('costs/rates');
  const router = useRouter();
  const newest = rates.filter((rate, i) => rates.findIndex(({ key }) => key === rate.key) === i);
  const { field, formProps, busy, outcome } = useZodForm(newRateSchema, {
    start: { key: newest[0]?.key },
    async send(body) {
      const reply = await api<{ message?: string }>('/api/admin/rates', { method: 'POST', body });
      router.refresh();
      return reply;
    },
    after: 'reset',
  });

  return (
    <form {...formProps} className="flex max-w-3xl flex-col gap-4 border-line border-t pt-4">
      <Heading level={3} size="inherit">
        {t('Add a dated row')}
      </Heading>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField label={t('Rate')} {...field('key')}>
          <Options
            of={newest.map(({ key, label, group }) => [
              key,
              `${text(RATE_GROUP_LABELS[group])}: ${text(label)}`,
            ])}
          />
        </SelectField>
        <DayField label={t('Valid from')} required {...field('from')} />
        <TextField
          label={t('Number')}
          optional
          inputMode="decimal"
          help={t('Percent, rupees or days, as in the earlier rows')}
          {...field('figure')}
        />
        <TextField
          label={t('Words')}
          optional
          help={t('Instead of a number, for a form or a code')}
          {...field('text')}
        />
        <TextField
          label={t('Source')}
          required
          maxLength={300}
          help={t('The section, the notification or its address')}
          {...field('source')}
        />
        <TextAreaField
          label={t('Doubt')}
          optional
          rows={2}
          help={t('Where sources disagree: what each says, and whom to ask')}
          {...field('doubt')}
        />
      </div>
      <FormEnd {...{ busy, outcome }}>{t('Add rate')}</FormEnd>
    </form>
  );
}
