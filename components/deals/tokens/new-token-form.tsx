'use client';

import { useRouter } from 'next/navigation';
import type { z } from 'zod';
import { useTexts } from '#language';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { CheckboxField, TextAreaField, TextField } from '@/components/ui/forms/field';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { DEFAULT_TERMS, MAX_TERMS_LENGTH } from '@/lib/deals/tokens/constants';
import { newTokenSchema } from '@/lib/deals/tokens/schema';
import { api } from '@/lib/platform/browser/api';

type Props = { deal: string; payers: readonly string[]; hasGateway: boolean };

export function NewTokenForm({ deal, payers, hasGateway }: Props) {
  const { t } = useTexts('deals/tokens');
  const router = useRouter();
  const { form, field, formProps, busy, outcome } = useZodForm<
    z.input<typeof newTokenSchema>,
    z.output<typeof newTokenSchema>
  >(newTokenSchema, {
    start: { payer: payers[0] ?? '', rupees: '', terms: t(DEFAULT_TERMS), link: false },
    after: 'reset',
    async send(body) {
      await api(`/api/deals/${deal}/tokens`, { method: 'POST', body });
      router.refresh();
      return undefined;
    },
  });
  return (
    <form {...formProps} className="grid max-w-3xl gap-4 sm:grid-cols-2">
      <TextField label={t('Who pays')} list="token-payers" maxLength={160} {...field('payer')} />
      <datalist id="token-payers">
        {payers.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField label={t('Amount')} help={t('Such as 1 lakh')} {...field('rupees')} />
      <TextAreaField
        label={t('Terms')}
        help={t('When it is and isn’t refunded. Both sides see this on the receipt')}
        rows={5}
        maxLength={MAX_TERMS_LENGTH}
        className="sm:col-span-2"
        {...field('terms')}
      />
      {hasGateway && (
        <CheckboxField
          label={t('Also create a payment gateway page')}
          checked={form.watch('link') ?? false}
          onChange={(event) => form.setValue('link', event.currentTarget.checked)}
        />
      )}
      <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
        <SubmitButton disabled={busy}>{t('Create request')}</SubmitButton>
        <OutcomeNotice outcome={outcome} />
      </div>
    </form>
  );
}
