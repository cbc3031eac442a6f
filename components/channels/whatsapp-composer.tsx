'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useRef, useState } from 'react';
import { useTexts } from '#language';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Notice } from '@/components/ui/feedback/notice';
import { Options, SelectField, TextAreaField, TextField } from '@/components/ui/forms/field';
import { useAction } from '@/components/ui/hooks/use-action';
import { indianTime } from '@/lib/channels/format';
import { fillBody } from '@/lib/channels/rules';
import type { MessageTemplateDto } from '@/lib/channels/templates/dto';
import type { WhatsAppThreadDto } from '@/lib/channels/threads/dto';
import type { LeadDetailDto } from '@/lib/enquiries/leads/dto';
import { api } from '@/lib/platform/browser/api';
import { newIdempotencyKey } from '@/lib/platform/browser/idempotency-key';

type Props = { lead: LeadDetailDto; thread: WhatsAppThreadDto };

/** The first variables, filled in from known facts about the person. */
const startOf = (template: MessageTemplateDto, { fields }: LeadDetailDto) =>
  template.variables.map((label) =>
    label === 'Name' ? fields.name : label === 'Home' ? fields.title : label === 'Link' ? fields.link : '',
  );

type TemplateProps = {
  template: MessageTemplateDto;
  values: readonly string[];
  onChange: (values: string[]) => void;
};

function TemplateFields({ template, values, onChange }: TemplateProps) {
  const { t, label: text } = useTexts('channels');
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        {template.variables.map((label, i) => (
          <TextField
            key={label}
            label={text(label)}
            value={values[i] ?? ''}
            maxLength={300}
            required
            onChange={({ target }) =>
              onChange(template.variables.map((_, k) => (k === i ? target.value : (values[k] ?? ''))))
            }
          />
        ))}
      </div>
      <figure className="flex flex-col gap-1 border-line-strong border-l-2 pl-4">
        <figcaption className="text-ink-soft text-sm">{t('Preview of the message')}</figcaption>
        <p className="measure whitespace-pre-line break-words" lang={template.language}>
          {fillBody(
            template.body,
            values.map((value) => value || '…'),
          )}
        </p>
      </figure>
    </>
  );
}

/** Sends WhatsApp messages: free text while the 24-hour window is open, otherwise an approved template. */
export function WhatsAppComposer({ lead, thread: { opensUntil, templates, consents } }: Props) {
  const { t } = useTexts('channels');
  const { refresh } = useRouter();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState('');
  const [values, setValues] = useState<string[]>([]);
  const { isBusy, run } = useAction();
  const key = useRef<string>(undefined);
  const template = templates.find(({ id }) => id === chosen);
  const needed = template?.consent ?? 'answers';
  const isAgreed = consents.some(({ kind, isActive }) => kind === needed && isActive);
  const choose = (id: string) => {
    const next = templates.find((known) => known.id === id);
    setChosen(id);
    setValues(next ? startOf(next, lead) : []);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    // the same message pressed twice, or again after a network failure, is sent once
    key.current ??= newIdempotencyKey();
    const body = { key: key.current, ...(template ? { template: template.id, values } : { text }) };
    if (await run(() => api(`/api/leads/${lead.id}/whatsapp`, { method: 'POST', body }))) {
      key.current = undefined;
      setText('');
      choose('');
    }
    refresh();
  };
  return (
    <form onSubmit={(event) => void send(event)} className="flex flex-col gap-3">
      <p className={opensUntil ? 'font-bold' : 'font-bold text-accent-strong'}>
        {opensUntil
          ? t('You can write freely until {time}', { time: indianTime(opensUntil) })
          : t('More than 24 hours since the person wrote: only a template can be sent.')}
      </p>
      {!isAgreed && (
        <Notice variant="warning">
          {t('This person hasn’t agreed to these messages. Record below when and how they do.')}
        </Notice>
      )}
      <SelectField
        label={t('Template')}
        value={chosen}
        onChange={({ target }) => choose(target.value)}
        {...(templates.length === 0 && { help: t('No template is approved yet.') })}
      >
        <option value="">{opensUntil ? t('None: write my own') : t('Choose a template')}</option>
        <Options of={templates.map(({ id, name, language }) => [id, `${name} (${language})`])} />
      </SelectField>
      {template ? (
        <TemplateFields template={template} values={values} onChange={setValues} />
      ) : (
        opensUntil && (
          <TextAreaField
            label={t('Message')}
            rows={4}
            maxLength={4096}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )
      )}
      <SubmitButton
        variant="primary"
        disabled={isBusy || !isAgreed || (!template && !text.trim())}
        className="self-start"
      >
        {isBusy ? t('Sending...') : t('Send by WhatsApp')}
      </SubmitButton>
    </form>
  );
}
