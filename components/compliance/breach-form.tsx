'use client';

import { useRouter } from 'next/navigation';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Heading } from '@/components/ui/display/heading';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { DayField } from '@/components/ui/forms/day-field';
import { TextAreaField, TextField } from '@/components/ui/forms/field';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { BREACH_TEXT_LABELS } from '@/lib/compliance/breaches/constants';
import { newBreachSchema } from '@/lib/compliance/breaches/schema';
import { api } from '@/lib/platform/http/client';

/** Enters a breach; everything else can follow later. */
export function BreachForm({ start }: { start: { noticedOn: string; noticedTime: string } }) {
  const router = useRouter();
  const { field, formProps, busy, outcome } = useZodForm(newBreachSchema, {
    start: { ...start, title: '' },
    async send(body) {
      await api('/api/admin/breaches', { method: 'POST', body });
      router.refresh();
      return { message: 'Breach entered: the clock runs' };
    },
    after: 'reset',
  });
  return (
    <form {...formProps} className="flex max-w-3xl flex-col gap-4 border-line border-t pt-4">
      <Heading level={2} size="panel">
        Enter a breach
      </Heading>
      <TextField label="Title" required maxLength={160} {...field('title')} />
      <div className="grid gap-4 sm:grid-cols-3">
        <DayField label="Noticed on" required {...field('noticedOn')} />
        <TextField label="At (Indian time)" required placeholder="10:00" {...field('noticedTime')} />
        <TextField label="People concerned" optional inputMode="numeric" {...field('people')} />
      </div>
      <TextAreaField label={BREACH_TEXT_LABELS.nature} optional rows={3} {...field('nature')} />
      <OutcomeNotice outcome={outcome} />
      <SubmitButton disabled={busy} className="self-start">
        Enter breach
      </SubmitButton>
    </form>
  );
}
