'use client';

import type { z } from 'zod';
import { useTexts } from '#language';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { CheckboxField, SelectField } from '@/components/ui/forms/field';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import type { DiligenceProfileDto } from '@/lib/deals/diligence/dto';
import { diligenceProfileSchema } from '@/lib/deals/diligence/schema';
import { api } from '@/lib/platform/http/client';

type Choice = { id: string; name: string };

/** Whether the firm is a reporting entity, and its principal officer. */
export function DiligenceProfileForm({
  profile,
  choices,
}: {
  profile: DiligenceProfileDto;
  choices: Choice[];
}) {
  const { t } = useTexts('deals/diligence');
  const { form, field, formProps, busy, outcome } = useZodForm<
    z.input<typeof diligenceProfileSchema>,
    z.output<typeof diligenceProfileSchema>
  >(diligenceProfileSchema, {
    start: { isObliged: profile.isObliged, officer: profile.officer ?? choices[0]?.id },
    send: (body) => api<{ message?: string }>('/api/deals/diligence/profile', { method: 'PUT', body }),
  });
  return (
    <form {...formProps} className="flex max-w-xl flex-col gap-4">
      <CheckboxField
        label={t('Our firm is a reporting entity under the PMLA (turnover of ₹20 lakh and more)')}
        help={t('Then no sale is registered before its due diligence is complete.')}
        {...form.register('isObliged')}
      />
      <SelectField label={t('Principal officer')} {...field('officer')}>
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <OutcomeNotice outcome={outcome} />
      <SubmitButton disabled={busy} className="self-start">
        {t('Save')}
      </SubmitButton>
    </form>
  );
}
