'use client';

import { useRouter } from 'next/navigation';
import { useTexts } from '#language';
import { Heading } from '@/components/ui/display/heading';
import { useMergedRecord } from '@/components/ui/feedback/use-merged-record';
import { DayField } from '@/components/ui/forms/day-field';
import { Options, SelectField, TextField } from '@/components/ui/forms/field';
import { FormEnd } from '@/components/ui/forms/form-end';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { PRICE_CATEGORIES } from '@/lib/channels/constants';
import type { LimitDto } from '@/lib/channels/costs/dto';
import { costToRupees } from '@/lib/channels/costs/rules';
import { limitSchema, priceSchema } from '@/lib/channels/costs/schema';
import type { ChannelsDto } from '@/lib/channels/office/dto';
import { api, serverMessage } from '@/lib/platform/browser/api';

type Fields = { rupees: string };
type Saved = { message: string; limit: LimitDto };

/** The monthly limit for message costs, beyond which messages are held. Asks about a colleague's change. */
export function LimitForm({ limit: { version, monthly } }: { limit: ChannelsDto['limit'] }) {
  const { t } = useTexts('channels/office');
  const { refresh } = useRouter();
  const rupees = monthly === undefined ? '' : String(costToRupees(monthly));
  const { save, question } = useMergedRecord<Fields, LimitDto>({
    record: { version, rupees },
    storedOf: (limit) => ({ fields: { rupees: limit.rupees }, version: limit.version }),
    async send(fields, version) {
      const saved = await api<Saved>('/api/admin/channels', { method: 'PUT', body: { ...fields, version } });
      setOutcome({ text: saved.message, ok: true });
      return saved.limit;
    },
    labelOf: () => t('Monthly limit, in rupees'),
    onSaved(limit) {
      form.reset(limit);
      refresh();
    },
    onProblem: (error) => setOutcome({ text: serverMessage(error), ok: false }),
  });
  const { form, field, formProps, busy, outcome, setOutcome } = useZodForm(limitSchema, {
    start: { version, rupees },
    send: async ({ rupees }) => void (await save({ rupees: rupees === undefined ? '' : String(rupees) })),
  });
  return (
    <form {...formProps} className="flex max-w-md flex-col gap-3">
      {question}
      <TextField
        label={t('Monthly limit, in rupees')}
        inputMode="decimal"
        help={t('Leave empty for no limit. Messages over the limit wait and aren’t lost')}
        {...field('rupees')}
      />
      <FormEnd {...{ busy, outcome }}>{t('Save limit')}</FormEnd>
    </form>
  );
}

export function PriceForm() {
  const { t, label } = useTexts('channels/office');
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
        {t('Add a dated price')}
      </Heading>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField label={t('Category')} {...field('category')}>
          <Options of={PRICE_CATEGORIES.map((category) => [category, label(category)])} />
        </SelectField>
        <TextField label={t('Rupees per message')} inputMode="decimal" required {...field('rupees')} />
        <DayField label={t('Valid from')} required {...field('from')} />
        <TextField
          label={t('Source')}
          required
          maxLength={300}
          help={t('The rate card or its address')}
          {...field('source')}
        />
      </div>
      <FormEnd {...{ busy, outcome }}>{t('Add price')}</FormEnd>
    </form>
  );
}
