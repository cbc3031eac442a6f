'use client';

import type { z } from 'zod';
import { useTexts } from '#language';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { CheckboxField, SelectField } from '@/components/ui/forms/field';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { useMergedRecord } from '@/components/ui/hooks/use-merged-record';
import type { DiligenceProfileDto } from '@/lib/deals/diligence/dto';
import { diligenceProfileSchema } from '@/lib/deals/diligence/schema';
import { api, serverMessage } from '@/lib/platform/http/client';

const OBLIGED = 'Our firm is a reporting entity under the PMLA (turnover of ₹20 lakh and more)';

type Fields = Pick<DiligenceProfileDto, 'isObliged' | 'officer'>;
type Choice = { id: string; name: string };

/** Whether the firm is a reporting entity, and its principal officer. */
export function DiligenceProfileForm({
  profile,
  choices,
}: {
  profile: DiligenceProfileDto;
  choices: Choice[];
}) {
  const { t, label } = useTexts('deals/diligence');
  const startOf = ({ isObliged, officer }: DiligenceProfileDto): Fields => ({
    isObliged,
    officer: officer ?? choices[0]?.id ?? null,
  });
  const { save, question } = useMergedRecord<Fields, DiligenceProfileDto>({
    record: profile,
    storedOf: (row) => ({ fields: startOf(row), version: row.__v }),
    async send(fields, __v) {
      const path = '/api/deals/diligence/profile';
      return (await api<{ data: DiligenceProfileDto }>(path, { method: 'PUT', body: { ...fields, __v } }))
        .data;
    },
    labelOf: (name) => (name === 'officer' ? t('Principal officer') : t(OBLIGED)),
    shownAs: (name, value) =>
      name === 'officer' ? (choices.find(({ id }) => id === value)?.name ?? '') : label(value ? 'Yes' : 'No'),
    onSaved(saved) {
      form.reset(startOf(saved));
      setOutcome({ text: 'Saved', ok: true });
    },
    onProblem: (error) => setOutcome({ text: serverMessage(error), ok: false }),
  });
  const { form, field, formProps, busy, outcome, setOutcome } = useZodForm<
    z.input<typeof diligenceProfileSchema>,
    z.output<typeof diligenceProfileSchema>
  >(diligenceProfileSchema, {
    start: startOf(profile),
    send: async ({ isObliged, officer }) => void (await save({ isObliged, officer })),
  });
  return (
    <form {...formProps} className="flex max-w-xl flex-col gap-4">
      {question}
      <CheckboxField
        label={t(OBLIGED)}
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
