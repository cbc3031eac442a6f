'use client';

import { SubmitButton } from '@/components/ui/actions/submit-button';
import { DayField } from '@/components/ui/forms/day-field';
import { SelectField, TextField } from '@/components/ui/forms/field';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { DECISION_HELP, DECISIONS, type Decision, NEEDS_REASON } from '@/lib/moderation/constants';
import { moderationDecisionSchema } from '@/lib/moderation/schema';
import type { Deciding, DecisionItem } from './use-decision';

type Props = {
  items: DecisionItem[];
  deciding: Deciding;
  /** the initial choice; with `reject` the reason is focused */
  start?: Decision;
  /** another button on the page is the next one to press */
  isQuiet?: boolean;
};

/** One decision on these listings. The server asks for reason and evidence where required. */
export function DecisionForm({ items, deciding, start = 'approve', isQuiet = false }: Props) {
  const { isBusy, decide } = deciding;
  const { form, field, formProps } = useZodForm(moderationDecisionSchema, {
    start: { decision: start },
    async send(values) {
      await decide(items, values);
    },
  });
  const decision = form.watch('decision') ?? start;
  const isDue = NEEDS_REASON.includes(decision);

  return (
    <form {...formProps} className="flex flex-col gap-3">
      <div className="grid items-start gap-3 sm:grid-cols-[14rem_1fr_11rem_auto]">
        <SelectField label="Decision" {...field('decision')}>
          {DECISIONS.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Reason"
          maxLength={500}
          required={isDue}
          optional={!isDue}
          autoFocus={start === 'reject'}
          {...field('reason')}
        />
        <DayField
          label="Evidence of"
          required={decision === 'verified'}
          disabled={decision !== 'verified'}
          {...field('evidenceDate')}
        />
        <SubmitButton
          className="sm:mt-8"
          variant={isQuiet ? 'secondary' : 'primary'}
          disabled={isBusy || items.length === 0}
        >
          {isBusy ? 'Working...' : 'Decide'}
        </SubmitButton>
      </div>
      <p className="text-ink-soft text-sm" aria-live="polite">
        {DECISION_HELP[decision]} {items.length > 1 ? 'Owners are' : 'The owner is'} told by mail, with the
        reason.
      </p>
    </form>
  );
}
