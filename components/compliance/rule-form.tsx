'use client';

import { useRouter } from 'next/navigation';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Heading } from '@/components/ui/display/heading';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { DayField } from '@/components/ui/forms/day-field';
import { SelectField, TextAreaField, TextField } from '@/components/ui/forms/field';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { RULE_AREA_LABELS } from '@/lib/compliance/rulebook/constants';
import type { RuleDto } from '@/lib/compliance/rulebook/dto';
import { newRuleSchema } from '@/lib/compliance/rulebook/schema';
import { api } from '@/lib/platform/browser/api';

/** A rule that applies from a given day. */
export function RuleForm({ rules }: { rules: RuleDto[] }) {
  const router = useRouter();
  const newest = rules.filter((rule, i) => rules.findIndex(({ key }) => key === rule.key) === i);
  const { field, formProps, busy, outcome } = useZodForm(newRuleSchema, {
    start: { key: newest[0]?.key },
    async send(body) {
      const reply = await api<{ message?: string }>('/api/admin/rules', { method: 'POST', body });
      router.refresh();
      return reply;
    },
    after: 'reset',
  });
  return (
    <form {...formProps} className="flex max-w-3xl flex-col gap-4 border-line border-t pt-4">
      <Heading level={2} size="panel">
        Add a dated row
      </Heading>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField label="Rule" {...field('key')}>
          {newest.map(({ key, label, area }) => (
            <option key={key} value={key}>
              {RULE_AREA_LABELS[area]}: {label}
            </option>
          ))}
        </SelectField>
        <DayField label="Valid from" required {...field('from')} />
        <TextField label="Number" optional inputMode="decimal" {...field('figure')} />
        <TextField
          label="Words"
          optional
          help="Instead of a number, for a form or a code"
          {...field('text')}
        />
        <TextField
          label="Source"
          required
          maxLength={300}
          help="The section or the notification"
          {...field('source')}
        />
        <TextAreaField
          label="Doubt"
          optional
          rows={2}
          help="Where sources disagree: what each says, and whom to ask"
          {...field('doubt')}
        />
      </div>
      <OutcomeNotice outcome={outcome} />
      <SubmitButton disabled={busy} className="self-start">
        Add rule
      </SubmitButton>
    </form>
  );
}
