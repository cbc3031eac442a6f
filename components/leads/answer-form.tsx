'use client';

import { useRouter } from 'next/navigation';
import { useText } from '#language';
import { TextAreaField } from '@/components/ui/field';
import { SubmitButton } from '@/components/ui/submit-button';
import { useZodForm } from '@/components/ui/use-zod-form';
import { OutcomeNotice } from '@/components/user/outcome';
import type { TemplateDto } from '@/lib/answer-template/dto';
import { api } from '@/lib/http/client';
import type { LeadDetailDto } from '@/lib/lead/dto';
import { leadAnswerSchema } from '@/lib/lead/schema';
import { TemplateButtons } from './template-buttons';

type Props = { lead: LeadDetailDto; templates: readonly TemplateDto[] };

/** Writes to the person; a template fills the field with its blanks filled in, and can be changed before it is sent. */
export function AnswerForm({ lead, templates }: Props) {
  const t = useText('leads');
  const { refresh } = useRouter();
  const { form, field, formProps, busy, outcome } = useZodForm(leadAnswerSchema, {
    start: { text: '' },
    async send(body) {
      await api(`/api/leads/${lead.id}/answer`, { method: 'POST', body });
      refresh();
      return { message: t('Sent') };
    },
    after: 'reset',
  });
  const use = (text: string) => form.setValue('text', text, { shouldDirty: true });
  return (
    <form {...formProps} className="flex flex-col gap-3">
      <TemplateButtons templates={templates} fields={lead.fields} onUse={use} />
      <TextAreaField label={t('Answer')} rows={6} maxLength={4000} {...field('text')} />
      <OutcomeNotice outcome={outcome} />
      <SubmitButton variant="primary" disabled={busy} className="self-start">
        {busy ? t('Sending...') : t('Send answer')}
      </SubmitButton>
    </form>
  );
}
