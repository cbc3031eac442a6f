'use client';

import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import { Badge } from '@/components/ui/feedback/badge';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { DayField } from '@/components/ui/forms/day-field';
import { Options, SelectField, TextAreaField, TextField } from '@/components/ui/forms/field';
import { FormEnd } from '@/components/ui/forms/form-end';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { useCall } from '@/components/ui/hooks/use-call';
import { type Column, DataTable } from '@/components/ui/lists/data-table';
import { RULE_AREA_LABELS } from '@/lib/compliance/rulebook/constants';
import type { RuleDto } from '@/lib/compliance/rulebook/dto';
import { isStale, valueText } from '@/lib/compliance/rulebook/rules';
import { newRuleSchema } from '@/lib/compliance/rulebook/schema';
import { api } from '@/lib/platform/browser/api';
import { formatDate } from '@/lib/platform/text/format';

const dayText = (day: string) => formatDate(`${day}T12:00:00+05:30`);

/** Rows are newest first: the first of a rule that has begun is in force. */
function stateBadge(rule: RuleDto, rules: readonly RuleDto[], today: string) {
  if (rule.from > today) return <Badge variant="warning">Not yet</Badge>;
  const holds = rules.find(({ key, from }) => key === rule.key && from <= today);
  return holds === rule ? <Badge variant="verified">In force</Badge> : <Badge>History</Badge>;
}

/** Every legal rule the product works with, and when its source was last checked. */
export function RuleTable({ rules, today }: { rules: RuleDto[]; today: string }) {
  const router = useRouter();
  const { busy, outcome, call } = useCall();
  async function check({ key, from }: RuleDto) {
    if (await call('/api/admin/rules', { method: 'PATCH', body: { key, from } })) router.refresh();
  }
  const columns: Column<RuleDto>[] = [
    { label: 'Law', cell: ({ area }) => RULE_AREA_LABELS[area] },
    { label: 'Rule', isRowHeader: true, cell: ({ label }) => label },
    { label: 'Value', cell: (rule) => <span className="break-words">{valueText(rule)}</span> },
    { label: 'Valid from', cell: ({ from }) => <span className="whitespace-nowrap">{dayText(from)}</span> },
    { label: 'State', cell: (rule) => stateBadge(rule, rules, today) },
    {
      label: 'Source',
      cell: ({ source, doubt }) => (
        <span className="break-words text-ink-soft">
          {source}
          {doubt && (
            <span className="mt-1 block text-warning">Sources disagree, or leave it open: {doubt}</span>
          )}
        </span>
      ),
    },
    {
      label: 'Checked on',
      phoneLabel: true,
      cell: (rule) => (
        <span className="flex flex-col items-start gap-1">
          <span className={isStale(rule, today) ? 'text-warning' : undefined}>{dayText(rule.checkedOn)}</span>
          {rule.checkedOn !== today && (
            <Button
              size="sm"
              disabled={busy}
              aria-label={`Checked today: ${rule.label}, valid from ${dayText(rule.from)}`}
              onClick={() => void check(rule)}
            >
              Checked today
            </Button>
          )}
        </span>
      ),
    },
  ];
  return (
    <>
      <OutcomeNotice outcome={outcome} />
      <DataTable
        caption="Rules of the law"
        columns={columns}
        rows={rules}
        rowKey={({ key, from }) => key + from}
        empty="No rules"
      />
    </>
  );
}

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
          <Options of={newest.map(({ key, label, area }) => [key, `${RULE_AREA_LABELS[area]}: ${label}`])} />
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
      <FormEnd {...{ busy, outcome }}>Add rule</FormEnd>
    </form>
  );
}
