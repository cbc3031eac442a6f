'use client';

import { useRouter } from 'next/navigation';
import { useTexts } from '#language';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { TextAreaField } from '@/components/ui/forms/field';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import type { LeadDetailDto } from '@/lib/enquiries/leads/dto';
import { leadAnswerSchema } from '@/lib/enquiries/leads/schema';
import type { TemplateDto } from '@/lib/enquiries/templates/dto';
import { api } from '@/lib/platform/browser/api';
import { TemplateButtons } from './template-buttons';

type Props = { lead: LeadDetailDto; templates: readonly TemplateDto[] };

/** Writes to the person. A template fills in the field for editing. */
export function AnswerForm({ lead, templates }: Props) {
  const { t } = useTexts('enquiries/leads');
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
