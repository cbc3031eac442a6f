'use client';

import { useRouter } from 'next/navigation';
import { Heading } from '@/components/ui/display/heading';
import { DayField } from '@/components/ui/forms/day-field';
import { Options, SelectField, TextField } from '@/components/ui/forms/field';
import { FormEnd } from '@/components/ui/forms/form-end';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import type { RateDto } from '@/lib/costs/rates/rules';
import { newRateSchema } from '@/lib/costs/rates/schema';
import { api } from '@/lib/platform/browser/api';

export function RateForm({ rates }: { rates: RateDto[] }) {
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
        Add a dated rate
      </Heading>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField label="Rate" {...field('key')}>
          <Options of={newest.map(({ key, label }) => [key, label])} />
        </SelectField>
        <TextField label="Percent" inputMode="decimal" {...field('percent')} />
        <TextField
          label="Rupees"
          inputMode="numeric"
          help="Instead of a percentage, for a charge that is a fixed sum"
          {...field('rupees')}
        />
        <DayField label="Valid from" required {...field('from')} />
        <TextField
          label="Source"
          required
          maxLength={300}
          help="The notification or its address"
          {...field('source')}
        />
      </div>
      <FormEnd {...{ busy, outcome }}>Add rate</FormEnd>
    </form>
  );
}
