'use client';

import { useEffect, useState } from 'react';
import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Notice } from '@/components/ui/feedback/notice';
import { DayField } from '@/components/ui/forms/day-field';
import { Options, SelectField, TextField } from '@/components/ui/forms/field';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { DECISION_HELP, DECISIONS, type Decision, NEEDS_REASON } from '@/lib/moderation/constants';
import type { ReasonDto } from '@/lib/moderation/reasons/dto';
import { moderationDecisionSchema } from '@/lib/moderation/schema';
import { safeStorage } from '@/lib/platform/browser/safe-storage';
import type { Deciding, DecisionItem } from './use-decision';

type Props = {
  items: DecisionItem[];
  deciding: Deciding;
  /** initial choice; `reject` focuses the reason */
  start?: Decision;
  /** true if the page has a more important button */
  isQuiet?: boolean;
  reasons?: readonly ReasonDto[];
  /** decisions with their own buttons beside the form */
  without?: readonly Decision[];
};

/** A decision on these listings. The server asks for reason and evidence if required. */
export function DecisionForm({
  items,
  deciding,
  start = 'approve',
  isQuiet = false,
  reasons = [],
  without = [],
}: Props) {
  const { t, label, language } = useTexts('moderation/office');
  const { isBusy, decide } = deciding;
  const { form, field, formProps } = useZodForm(moderationDecisionSchema, {
    start: { decision: start },
    async send({ reasonKey, ...values }) {
      // reasons of a previously chosen decision do not apply
      const isOffered = reasons.some((one) => one.key === reasonKey && one.decision === values.decision);
      await decide(items, { ...values, ...(isOffered && { reasonKey }) });
    },
  });
  const decision = form.watch('decision') ?? start;
  const offered = reasons.filter((reason) => reason.decision === decision);
  const isDue = NEEDS_REASON.includes(decision) && !form.watch('reasonKey');

  return (
    <form {...formProps} className="@container flex flex-col gap-3">
      <div className="grid items-start gap-3 @lg:grid-cols-2 @3xl:grid-cols-[14rem_1fr_11rem_auto]">
        <SelectField label={t('Decision')} {...field('decision')}>
          <Options
            of={DECISIONS.flatMap(([value, name]) => (without.includes(value) ? [] : [[value, label(name)]]))}
          />
        </SelectField>
        <TextField
          label={t('Reason')}
          className="@max-3xl:col-span-full"
          maxLength={500}
          required={isDue}
          optional={!isDue}
          autoFocus={start === 'reject'}
          {...field('reason')}
        />
        <DayField
          label={t('Evidence of')}
          required={decision === 'verified'}
          disabled={decision !== 'verified'}
          {...field('evidenceDate')}
        />
        <SubmitButton
          className="@lg:mt-8 @max-3xl:justify-self-start"
          variant={isQuiet ? 'secondary' : 'primary'}
          disabled={isBusy || items.length === 0}
        >
          {isBusy ? t('Working...') : t('Decide')}
        </SubmitButton>
      </div>
      {offered.length > 0 && (
        <SelectField label={t('Usual wording')} optional {...field('reasonKey')}>
          <option value="">{t('None, only the text under Reason')}</option>
          <Options of={offered.map((reason) => [reason.key, reason[language] || reason.en])} />
        </SelectField>
      )}
      <p className="text-ink-soft text-sm" aria-live="polite">
        {label(DECISION_HELP[decision])}{' '}
        {items.length > 1 ? t('We email the owners the reason.') : t('We email the owner the reason.')}
      </p>
    </form>
  );
}

/** Session storage key of the decision that led to this page. */
const KEY = 'decidedBefore';

const LABELS: Partial<Record<Decision, string>> = {
  approve: 'Approved',
  reject: 'Rejected',
  verified: 'Verified',
};

type Decided = { id: string; title: string; decision: Decision };

export function rememberDecision(decided: Decided): void {
  safeStorage(() => sessionStorage.setItem(KEY, JSON.stringify(decided)), undefined);
}

/** Shows the previous page's decision once, with a link back. */
export function DecisionBefore() {
  const { label } = useTexts('moderation/office');
  const [decided, setDecided] = useState<Decided>();

  useEffect(() => {
    const text = safeStorage(() => {
      const stored = sessionStorage.getItem(KEY);
      sessionStorage.removeItem(KEY);
      return stored;
    }, null);
    if (text) setDecided(JSON.parse(text) as Decided);
  }, []);

  if (!decided) return null;
  return (
    <Notice variant={decided.decision === 'reject' ? 'warning' : 'verified'}>
      {label(LABELS[decided.decision] ?? 'Decided')}:{' '}
      <Link className="link" href={`/admin/properties/${decided.id}`}>
        {decided.title}
      </Link>
    </Notice>
  );
}
