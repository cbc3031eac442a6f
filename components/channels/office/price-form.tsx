'use client';

import { useRouter } from 'next/navigation';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Heading } from '@/components/ui/display/heading';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { DayField } from '@/components/ui/forms/day-field';
import { SelectField, TextField } from '@/components/ui/forms/field';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { PRICE_CATEGORIES } from '@/lib/channels/constants';
import { priceSchema } from '@/lib/channels/costs/schema';
import { api } from '@/lib/platform/browser/api';

/** A new price of a category, valid from a day. */
export function PriceForm() {
  const { refresh } = useRouter();
  const { field, formProps, busy, outcome } = useZodForm(priceSchema, {
    start: { category: 'marketing' as const },
    async send(body) {
      const reply = await api<{ message: string }>('/api/admin/channels/prices', { method: 'POST', body });
      refresh();
      return reply;
    },
    after: 'reset',
  });
  return (
    <form {...formProps} className="flex max-w-3xl flex-col gap-4 border-line border-t pt-4">
      <Heading level={3} size="inherit">
        Add a dated price
      </Heading>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField label="Category" {...field('category')}>
          {PRICE_CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {category}
            </option>
          ))}
        </SelectField>
        <TextField label="Rupees a message" inputMode="decimal" required {...field('rupees')} />
        <DayField label="Valid from" required {...field('from')} />
        <TextField
          label="Source"
          required
          maxLength={300}
          help="The rate card or its address"
          {...field('source')}
        />
      </div>
      <OutcomeNotice outcome={outcome} />
      <SubmitButton disabled={busy} className="self-start">
        Add price
      </SubmitButton>
    </form>
  );
}
