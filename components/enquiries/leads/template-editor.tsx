'use client';

import { useRouter } from 'next/navigation';
import { toast } from 'sonner';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { TextAreaField, TextField } from '@/components/ui/forms/field';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import {
  MAX_TEMPLATE_LENGTH,
  MAX_TEMPLATE_NAME,
  TEMPLATE_FIELD_NAMES,
  TEMPLATE_FIELDS,
} from '@/lib/enquiries/templates/constants';
import type { TemplateDto } from '@/lib/enquiries/templates/dto';
import { templateSchema } from '@/lib/enquiries/templates/schema';
import { api, serverMessage } from '@/lib/platform/http/client';

/** One's own templates: edit, delete, add. */
export function TemplateEditor({ templates }: { templates: readonly TemplateDto[] }) {
  const { t } = useTexts('enquiries/leads');
  return (
    <details className="rounded-md border border-line">
      <summary className="px-4 py-3 font-bold">{t('My templates')}</summary>
      <div className="flex flex-col gap-6 border-line border-t px-4 py-4">
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 text-note">
          {TEMPLATE_FIELD_NAMES.map((field) => [field, TEMPLATE_FIELDS[field]] as const).map(
            ([field, meaning]) => (
              <div key={field} className="contents">
                <dt>
                  <code>{`{${field}}`}</code>
                </dt>
                <dd className="text-ink-soft">{t(meaning)}</dd>
              </div>
            ),
          )}
        </dl>
        {templates.map((template) => (
          <TemplateForm key={template.id} template={template} />
        ))}
        <TemplateForm key={`new${templates.length}`} />
      </div>
    </details>
  );
}

function TemplateForm({ template }: { template?: TemplateDto }) {
  const { reply, t } = useTexts('enquiries/leads');
  const { refresh } = useRouter();
  const path = template ? `/api/leads/templates/${template.id}` : '/api/leads/templates';
  const title = template ? t('Template {name}', { name: template.name }) : t('New template');
  const { field, formProps, busy, outcome } = useZodForm(templateSchema, {
    start: { name: template?.name ?? '', text: template?.text ?? '' },
    async send(body) {
      await api(path, { method: template ? 'PUT' : 'POST', body });
      refresh();
      return { message: t('Saved') };
    },
  });
  const remove = async () => {
    await api(path, { method: 'DELETE' }).catch((error: unknown) => toast.error(reply(serverMessage(error))));
    refresh();
  };
  return (
    <form {...formProps} aria-label={title} className="flex flex-col gap-3 border-line border-t pt-4">
      <TextField label={t('Name of the template')} maxLength={MAX_TEMPLATE_NAME} {...field('name')} />
      <TextAreaField label={t('Text')} rows={4} maxLength={MAX_TEMPLATE_LENGTH} {...field('text')} />
      <OutcomeNotice outcome={outcome} />
      <div className="flex gap-2">
        <SubmitButton size="sm" disabled={busy}>
          {template ? t('Save template') : t('Add template')}
        </SubmitButton>
        {template && (
          <Button size="sm" variant="quiet" onClick={() => void remove()}>
            {t.rich('Delete<hidden> the template {name}</hidden>', {
              name: template.name,
              hidden: (text) => <span className="sr-only">{text}</span>,
            })}
          </Button>
        )}
      </div>
    </form>
  );
}
