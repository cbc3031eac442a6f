'use client';

import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { TextAreaField, TextField } from '@/components/ui/forms/field';
import { useMergedForm } from '@/components/ui/forms/use-merged-form';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { useAction } from '@/components/ui/hooks/use-action';
import {
  MAX_TEMPLATE_LENGTH,
  MAX_TEMPLATE_NAME,
  TEMPLATE_FIELD_NAMES,
  TEMPLATE_FIELDS,
} from '@/lib/enquiries/templates/constants';
import type { TemplateDto } from '@/lib/enquiries/templates/dto';
import { type TemplateInput, templateSchema } from '@/lib/enquiries/templates/schema';
import { api } from '@/lib/platform/browser/api';

const PATH = '/api/leads/templates';
const fieldsOf = ({ name, text }: TemplateDto) => ({ name, text });

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
          <EditTemplate key={template.id} template={template} />
        ))}
        <NewTemplate key={`new${templates.length}`} />
      </div>
    </details>
  );
}

type FormProps = {
  title: string;
  form: Pick<ReturnType<typeof useZodForm<TemplateInput, TemplateInput>>, 'field' | 'formProps' | 'outcome'>;
  question?: ReactNode;
  children: ReactNode;
};

function TemplateFields({ title, form: { field, formProps, outcome }, question, children }: FormProps) {
  const { t } = useTexts('enquiries/leads');
  return (
    <form {...formProps} aria-label={title} className="flex flex-col gap-3 border-line border-t pt-4">
      {question}
      <TextField label={t('Template name')} maxLength={MAX_TEMPLATE_NAME} {...field('name')} />
      <TextAreaField label={t('Text')} rows={4} maxLength={MAX_TEMPLATE_LENGTH} {...field('text')} />
      <OutcomeNotice outcome={outcome} />
      <div className="flex gap-2">{children}</div>
    </form>
  );
}

function NewTemplate() {
  const { t } = useTexts('enquiries/leads');
  const { refresh } = useRouter();
  const form = useZodForm(templateSchema, {
    start: { name: '', text: '' },
    async send(body) {
      await api(PATH, { method: 'POST', body });
      refresh();
      return { message: t('Saved') };
    },
  });
  return (
    <TemplateFields title={t('New template')} form={form}>
      <SubmitButton size="sm" disabled={form.busy}>
        {t('Add template')}
      </SubmitButton>
    </TemplateFields>
  );
}

function EditTemplate({ template }: { template: TemplateDto }) {
  const { t } = useTexts('enquiries/leads');
  const { refresh } = useRouter();
  const { run } = useAction();
  const path = `${PATH}/${template.id}`;
  const { question, ...form } = useMergedForm(templateSchema, {
    record: template,
    startOf: fieldsOf,
    storedOf: (row: TemplateDto) => ({ fields: fieldsOf(row), version: row.__v }),
    async send(fields, __v) {
      const body = { ...fields, __v };
      return (await api<{ template: TemplateDto }>(path, { method: 'PUT', body })).template;
    },
    labelOf: (name) => (name === 'name' ? t('Template name') : t('Text')),
    said: t('Saved'),
    onSaved: refresh,
  });
  const remove = async () => {
    await run(() => api(path, { method: 'DELETE' }));
    refresh();
  };
  return (
    <TemplateFields title={t('Template {name}', { name: template.name })} form={form} question={question}>
      <SubmitButton size="sm" disabled={form.busy}>
        {t('Save template')}
      </SubmitButton>
      <Button size="sm" variant="quiet" onClick={() => void remove()}>
        {t.rich('Delete<hidden> the template {name}</hidden>', {
          name: template.name,
          hidden: (text) => <span className="sr-only">{text}</span>,
        })}
      </Button>
    </TemplateFields>
  );
}
