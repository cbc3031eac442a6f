'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useRef, useState } from 'react';
import { toast } from 'sonner';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Notice } from '@/components/ui/feedback/notice';
import { Options, SelectField, TextField } from '@/components/ui/forms/field';
import type { BroadcastDto, BroadcastPreviewDto } from '@/lib/channels/broadcasts/dto';
import { CONSENT_KIND_LABELS, MESSAGE_STATE_LABELS, MESSAGE_STATES } from '@/lib/channels/constants';
import { formatCost } from '@/lib/channels/costs/rules';
import type { MessageTemplateDto } from '@/lib/channels/templates/dto';
import { api, errorMessage } from '@/lib/platform/browser/api';
import { newIdempotencyKey } from '@/lib/platform/browser/idempotency-key';
import { formatDateTime } from '@/lib/platform/text/format';

function Preview({ preview }: { preview: BroadcastPreviewDto }) {
  const { t, label, language } = useTexts('channels/office');
  const { recipients, kind, cost, startsAt, isNight, isOverLimit, text } = preview;
  const values = { cost: formatCost(cost), time: formatDateTime(startsAt, language) };
  const what = label(CONSENT_KIND_LABELS[kind]);
  return (
    <Notice variant={isOverLimit ? 'warning' : 'plain'}>
      <p className="font-bold">
        {recipients === 0
          ? t('No one has agreed to: {what}', { what })
          : t('To {recipients, plural, one {# person who has} other {# people who have}} agreed to: {what}', {
              recipients,
              what,
            })}
      </p>
      <p>
        {isNight
          ? t('{cost} at most. It goes out on {time}, because nothing is sent between 9 pm and 9 am.', values)
          : t('{cost} at most. It goes out on {time}, and you can stop it until then.', values)}
      </p>
      {isOverLimit && <p>{t('It exceeds this month’s limit, so the rest waits.')}</p>}
      <p className="mt-2 whitespace-pre-line border-line-strong border-l-2 pl-4">{text}</p>
    </Notice>
  );
}

export function BroadcastForm({ templates }: { templates: readonly MessageTemplateDto[] }) {
  const { t, label, reply } = useTexts('channels/office');
  const { refresh } = useRouter();
  const [chosen, setChosen] = useState(templates[0]?.id ?? '');
  const [values, setValues] = useState<string[]>([]);
  const [preview, setPreview] = useState<BroadcastPreviewDto>();
  const [isBusy, setBusy] = useState(false);
  const key = useRef<string>(undefined);
  const template = templates.find(({ id }) => id === chosen);
  const blanks = template?.variables ?? [];
  const input = { template: chosen, values: blanks.map((_, i) => values[i] ?? '') };
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    await work().catch((error: unknown) => toast.error(reply(errorMessage(error, t('That didn’t work')))));
    setBusy(false);
  };
  const look = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () =>
      setPreview(await api('/api/admin/channels/broadcasts/preview', { method: 'POST', body: input })),
    );
  };
  const send = () =>
    attempt(async () => {
      key.current ??= newIdempotencyKey();
      const body = { ...input, key: key.current, recipients: preview?.recipients };
      await api('/api/admin/channels/broadcasts', { method: 'POST', body });
      key.current = undefined;
      setPreview(undefined);
      refresh();
    });
  return (
    <form onSubmit={look} className="flex max-w-3xl flex-col gap-4">
      <SelectField
        label={t('Template')}
        value={chosen}
        onChange={({ target }) => {
          setChosen(target.value);
          setValues([]);
          setPreview(undefined);
        }}
      >
        <Options of={templates.map(({ id, name, language }) => [id, `${name} (${language})`])} />
      </SelectField>
      {blanks.map((blank, i) => (
        <TextField
          key={blank}
          label={label(blank)}
          value={values[i] ?? ''}
          required
          onChange={({ target }) => {
            setValues(blanks.map((_, k) => (k === i ? target.value : (values[k] ?? ''))));
            setPreview(undefined);
          }}
        />
      ))}
      {preview && <Preview preview={preview} />}
      <div className="flex flex-wrap gap-3">
        <SubmitButton disabled={isBusy}>{t('Preview')}</SubmitButton>
        {preview && preview.recipients > 0 && (
          <Button variant="primary" disabled={isBusy} onClick={() => void send()}>
            {t('Send to {recipients}', { recipients: preview.recipients })}
          </Button>
        )}
      </div>
    </form>
  );
}

export function BroadcastList({ broadcasts }: { broadcasts: readonly BroadcastDto[] }) {
  const { t, label, reply, language: page } = useTexts('channels/office');
  const { refresh } = useRouter();
  const cancel = async (id: string) => {
    try {
      const { cancelled } = await api<{ cancelled: number }>(`/api/admin/channels/broadcasts/${id}`, {
        method: 'DELETE',
      });
      toast.success(t('{count} cancelled', { count: cancelled }));
    } catch (error) {
      toast.error(reply(errorMessage(error, t('That didn’t work'))));
    }
    refresh();
  };
  return (
    <ul className="flex flex-col">
      {broadcasts.map(
        ({ id, name, language, text, recipients, cost, startsAt, by, isHeld, isCancelled, states }) => (
          <li key={id} className="flex flex-col gap-1 border-line border-t py-3">
            <p>
              {t.rich('<b>{name} ({language})</b> to {recipients}', {
                name,
                language,
                recipients,
                b: (text) => <strong className="break-all">{text}</strong>,
              })}{' '}
              · {formatCost(cost)} · {by} ·{' '}
              {isHeld
                ? t('leaves {time}', { time: formatDateTime(startsAt, page) })
                : t('from {time}', { time: formatDateTime(startsAt, page) })}
            </p>
            <p className="text-ink-soft text-sm">
              {MESSAGE_STATES.flatMap((state) =>
                states[state] ? [`${label(MESSAGE_STATE_LABELS[state])}: ${states[state]}`] : [],
              ).join(' · ')}
            </p>
            <p className="measure whitespace-pre-line break-words">{text}</p>
            {!isCancelled && (states.held || states.queued) && (
              <Button size="sm" className="self-start" onClick={() => void cancel(id)}>
                {t('Take back')}
              </Button>
            )}
          </li>
        ),
      )}
    </ul>
  );
}
