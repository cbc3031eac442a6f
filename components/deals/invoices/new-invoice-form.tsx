'use client';

import { useRouter } from 'next/navigation';
import type { z } from 'zod';
import { useTexts } from '#language';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { SelectField, TextAreaField, TextField } from '@/components/ui/forms/field';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { HOME_STATE } from '@/lib/deals/invoices/constants';
import { invoiceFormSchema } from '@/lib/deals/invoices/schema';
import { api } from '@/lib/platform/browser/api';
import { formatRupees } from '@/lib/platform/text/format';
import { StateOptions } from './state-options';

type Props = {
  deal: string;
  parties: readonly string[];
  lines: readonly { what: string; rupees: number }[];
};

export function NewInvoiceForm({ deal, parties, lines }: Props) {
  const { t } = useTexts('deals/invoices');
  const router = useRouter();
  const { field, formProps, busy, outcome } = useZodForm<
    z.input<typeof invoiceFormSchema>,
    z.output<typeof invoiceFormSchema>
  >(invoiceFormSchema, {
    start: {
      name: parties[0] ?? '',
      address: '',
      state: HOME_STATE,
      gstin: '',
      placeOfSupply: HOME_STATE,
      what: '',
      rupees: '',
    },
    after: 'reset',
    async send({ name, address, state, gstin, placeOfSupply, what, rupees }) {
      const body = {
        recipient: { name, address, state, gstin },
        placeOfSupply,
        ...(rupees !== undefined && { lines: [{ what, rupees }] }),
      };
      await api(`/api/deals/${deal}/invoices`, { method: 'POST', body });
      router.refresh();
      return undefined;
    },
  });
  const billed = lines.map(({ what, rupees }) => `${what} ${formatRupees(rupees)}`).join(', ');
  return (
    <form {...formProps} className="grid max-w-3xl gap-4 sm:grid-cols-2">
      <TextField label={t('Billed to')} list="invoice-parties" maxLength={160} {...field('name')} />
      <datalist id="invoice-parties">
        {parties.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField label={t("Recipient's GSTIN")} optional maxLength={15} {...field('gstin')} />
      <TextAreaField label={t('Address')} optional rows={2} maxLength={300} {...field('address')} />
      <SelectField label={t('Recipient’s state')} {...field('state')}>
        <StateOptions />
      </SelectField>
      <SelectField
        label={t('Place of supply')}
        help={t(
          'The state where the property is (IGST Act, section 12(3)). In your own state, CGST and SGST apply, otherwise IGST.',
        )}
        className="sm:col-span-2"
        {...field('placeOfSupply')}
      >
        <StateOptions />
      </SelectField>
      <p className="text-note text-ink-soft sm:col-span-2">
        {billed ? t('From the deal: {lines}', { lines: billed }) : t('This deal has no commission yet.')}
      </p>
      <TextField
        label={t('What it is for')}
        optional
        help={t('Leave empty to use the deal’s commission')}
        maxLength={200}
        {...field('what')}
      />
      <TextField label={t('Amount without GST')} optional help={t('Such as 1 lakh')} {...field('rupees')} />
      <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
        <SubmitButton disabled={busy}>{t('Create draft')}</SubmitButton>
        <OutcomeNotice outcome={outcome} />
      </div>
    </form>
  );
}
