'use client';

import { useRouter } from 'next/navigation';
import type { z } from 'zod';
import { useTexts } from '#language';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { useMergedRecord } from '@/components/ui/feedback/use-merged-record';
import { SelectField, TextAreaField, TextField } from '@/components/ui/forms/field';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { HOME_STATE } from '@/lib/deals/invoices/constants';
import type { StoredProfileDto } from '@/lib/deals/invoices/dto';
import { billingProfileSchema } from '@/lib/deals/invoices/schema';
import { api, serverMessage } from '@/lib/platform/browser/api';
import { StateOptions } from './state-options';

const PATH = '/api/invoices/profile';
type Fields = z.output<typeof billingProfileSchema>;

const EMPTY: StoredProfileDto = {
  ...{ name: '', address: '', state: HOME_STATE, gstin: '', prefix: '', upi: '', upiName: '', dueDays: 30 },
  __v: 0,
};
const startOf = ({ __v, ...profile }: StoredProfileDto): Fields => profile;
const LABELS = {
  name: 'Name on the invoice',
  prefix: 'Number prefix',
  address: 'Address',
  state: 'State',
  gstin: 'GSTIN',
  upi: 'UPI address',
  upiName: 'Name of the UPI account',
  dueDays: 'Days to pay',
} as const satisfies Record<keyof Fields, string>;

/** Edits the invoices' issuer and merges changes by other owners. */
export function BillingProfileForm({ profile }: { profile: StoredProfileDto | null }) {
  const { t, reply } = useTexts('deals/invoices');
  const router = useRouter();
  const stored = profile ?? EMPTY;
  const { save, question } = useMergedRecord<Fields, StoredProfileDto>({
    record: stored,
    storedOf: (row) => ({ fields: startOf(row), version: row.__v }),
    async send(fields, __v) {
      const body = { ...fields, __v };
      const saved = await api<{ message: string; data: StoredProfileDto }>(PATH, { method: 'PUT', body });
      setOutcome({ text: reply(saved.message), ok: true });
      return saved.data;
    },
    labelOf: (name) => t(LABELS[name]),
    onSaved(saved) {
      form.reset(startOf(saved));
      router.refresh();
    },
    onProblem: (error) => setOutcome({ text: serverMessage(error), ok: false }),
  });
  const { form, field, formProps, busy, outcome, setOutcome } = useZodForm<
    z.input<typeof billingProfileSchema>,
    Fields
  >(billingProfileSchema, {
    start: startOf(stored),
    send: async (values) => void (await save(values)),
  });
  return (
    <form {...formProps} className="grid max-w-3xl gap-4 sm:grid-cols-2">
      {question && <div className="sm:col-span-2">{question}</div>}
      <TextField label={t('Name on the invoice')} maxLength={160} {...field('name')} />
      <TextField
        label={t('Number prefix')}
        help={t('Two or three letters, such as SG in SG/26-27/0001')}
        maxLength={3}
        {...field('prefix')}
      />
      <TextAreaField label={t('Address')} rows={2} maxLength={300} {...field('address')} />
      <SelectField label={t('State')} {...field('state')}>
        <StateOptions />
      </SelectField>
      <TextField
        label={t('GSTIN')}
        optional
        help={t('Leave empty if you’re not registered for GST. No tax is added then')}
        maxLength={15}
        autoCapitalize="characters"
        {...field('gstin')}
      />
      <TextField
        label={t('UPI address')}
        optional
        help={t('Such as saptam@okbank; the invoice gets a code to pay by')}
        inputMode="email"
        {...field('upi')}
      />
      <TextField label={t('Name of the UPI account')} optional maxLength={60} {...field('upiName')} />
      <TextField label={t('Days to pay')} inputMode="numeric" {...field('dueDays')} />
      <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
        <SubmitButton disabled={busy}>{t('Save billing details')}</SubmitButton>
        <OutcomeNotice outcome={outcome} />
      </div>
    </form>
  );
}
