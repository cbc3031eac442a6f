'use client';

import { useRouter } from 'next/navigation';
import { toast } from 'sonner';
import { useReply, useText } from '#language';
import { Button } from '@/components/ui/button';
import { TextAreaField, TextField } from '@/components/ui/field';
import { SubmitButton } from '@/components/ui/submit-button';
import { useZodForm } from '@/components/ui/use-zod-form';
import { OutcomeNotice } from '@/components/user/outcome';
import {
  MAX_TEMPLATE_LENGTH,
  MAX_TEMPLATE_NAME,
  TEMPLATE_FIELD_NAMES,
  TEMPLATE_FIELDS,
} from '@/lib/answer-template/constants';
import type { TemplateDto } from '@/lib/answer-template/dto';
import { templateSchema } from '@/lib/answer-template/schema';
import { api, serverMessage } from '@/lib/http/client';

/** One's own templates: changing, deleting, and a new one. */
export function TemplateEditor({ templates }: { templates: readonly TemplateDto[] }) {
  const t = useText('leads');
  return (
    <details className="rounded-md border border-line">
      <summary className="px-4 py-3 font-bold">{t('My templates')}</summary>
      <div className="flex flex-col gap-6 border-line border-t px-4 py-4">
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 text-[0.9375rem]">
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
  const say = useReply();
  const t = useText('leads');
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
    await api(path, { method: 'DELETE' }).catch((error: unknown) => toast.error(say(serverMessage(error))));
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
