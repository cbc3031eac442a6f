'use client';

import { useRouter } from 'next/navigation';
import type { z } from 'zod';
import { useTexts } from '#language';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { SelectField, TextAreaField, TextField } from '@/components/ui/forms/field';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { HOME_STATE } from '@/lib/deals/invoices/constants';
import type { BillingProfileDto } from '@/lib/deals/invoices/dto';
import { billingProfileSchema } from '@/lib/deals/invoices/schema';
import { api } from '@/lib/platform/http/client';
import { StateOptions } from './state-options';

/** In whose name invoices are written. */
export function BillingProfileForm({ profile }: { profile: BillingProfileDto | null }) {
  const { t } = useTexts('deals/invoices');
  const router = useRouter();
  const { field, formProps, busy, outcome } = useZodForm<
    z.input<typeof billingProfileSchema>,
    z.output<typeof billingProfileSchema>
  >(billingProfileSchema, {
    start: profile ?? {
      name: '',
      address: '',
      state: HOME_STATE,
      gstin: '',
      prefix: '',
      upi: '',
      upiName: '',
    },
    async send(body) {
      const reply = await api<{ message?: string }>('/api/invoices/profile', { method: 'PUT', body });
      router.refresh();
      return reply;
    },
  });
  return (
    <form {...formProps} className="grid max-w-3xl gap-4 sm:grid-cols-2">
      <TextField label={t('Name on the invoice')} maxLength={160} {...field('name')} />
      <TextField
        label={t('Numbers begin with')}
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
        help={t('Empty if you are not registered for GST: then no tax is added')}
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
      <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
        <SubmitButton disabled={busy}>{t('Save billing details')}</SubmitButton>
        <OutcomeNotice outcome={outcome} />
      </div>
    </form>
  );
}
