'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Heading } from '@/components/ui/display/heading';
import { Notice } from '@/components/ui/feedback/notice';
import { useMergedRecord } from '@/components/ui/feedback/use-merged-record';
import { TextField } from '@/components/ui/forms/field';
import {
  CHOSEN_EVENTS,
  EVENT_LABELS,
  MAX_URL_LENGTH,
  type WebhookEvent,
} from '@/lib/brokers/webhooks/constants';
import type { WebhookDto } from '@/lib/brokers/webhooks/dto';
import { api, serverMessage } from '@/lib/platform/browser/api';
import { SecretField } from './secret-field';
import { TickList } from './tick-list';

const PATH = '/api/user/webhooks';
type Chosen = (typeof CHOSEN_EVENTS)[number];

type Fields = { isActive: boolean; events: WebhookEvent[] };
/** Sorts by the order of the choices, so that equal selections compare equal. */
const inOrder = (events: readonly WebhookEvent[]) => CHOSEN_EVENTS.filter((event) => events.includes(event));
const fieldsOf = ({ isActive, events }: WebhookDto): Fields => ({ isActive, events: inOrder(events) });

type Props = {
  webhook: WebhookDto;
  /** runs a call, reports the outcome, and reads the page again */
  attempt: (work: () => Promise<unknown>, done?: string) => Promise<void>;
};

/** Merges changes saved in another tab. */
export function WebhookRow({ webhook, attempt }: Props) {
  const { t } = useTexts('brokers/api');
  const [{ isActive, events }, setShown] = useState(() => fieldsOf(webhook));
  const [chosen, setChosen] = useState<WebhookEvent[]>();
  const { id, url } = webhook;
  const path = `/api/user/webhooks/${id}`;
  const named = (gets: readonly WebhookEvent[]) => gets.map((event) => t(EVENT_LABELS[event])).join(', ');
  const stateOf = (active: unknown) => (active ? t('Active') : t('Paused'));
  const { save, question } = useMergedRecord<Fields, WebhookDto>({
    record: webhook,
    storedOf: (row) => ({ fields: fieldsOf(row), version: row.__v }),
    send: (fields, __v) => api(path, { method: 'PATCH', body: { ...fields, __v } }),
    labelOf: (name) => (name === 'events' ? t('Events') : stateOf(true)),
    shownAs: (name, value) => (name === 'events' ? named(value as WebhookEvent[]) : stateOf(value)),
    onSaved(saved) {
      setShown(fieldsOf(saved));
      setChosen(undefined);
    },
    onProblem: (error) => void attempt(() => Promise.reject(error)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(() => save({ isActive, events: inOrder(chosen ?? events) }));
  };
  return (
    <li className="flex flex-col gap-2 py-3">
      <p className="min-w-0 break-all font-bold">{url}</p>
      <p className="text-ink-soft">
        {stateOf(isActive)} · {named(events)}
      </p>
      {question}
      {chosen && (
        <form onSubmit={submit} className="flex flex-col gap-2">
          <TickList
            legend={t('Events')}
            options={CHOSEN_EVENTS.map((value) => ({ value, label: t(EVENT_LABELS[value]) }))}
            chosen={inOrder(chosen)}
            onChange={setChosen}
          />
          <div className="flex gap-2">
            <SubmitButton size="sm">{t('Save')}</SubmitButton>
            <Button size="sm" variant="quiet" onClick={() => setChosen(undefined)}>
              {t('Cancel')}
            </Button>
          </div>
        </form>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          onClick={() =>
            void attempt(() => api(`${path}/test`, { method: 'POST' }), t('A test is on its way'))
          }
        >
          {t('Send a test')}
        </Button>
        <Button
          size="sm"
          onClick={() => void attempt(() => save({ isActive: !isActive, events: inOrder(events) }))}
        >
          {isActive ? t('Pause') : t('Resume')}
        </Button>
        {!chosen && (
          <Button size="sm" onClick={() => setChosen(events)}>
            {t('Change events')}
          </Button>
        )}
        <Button
          size="sm"
          variant="danger"
          onClick={() => void attempt(() => api(path, { method: 'DELETE' }))}
        >
          {t('Remove')}
        </Button>
      </div>
    </li>
  );
}

export function WebhookPanel({ webhooks }: { webhooks: readonly WebhookDto[] }) {
  const { t, reply } = useTexts('brokers/api');
  const { refresh } = useRouter();
  const [events, setEvents] = useState<Chosen[]>([...CHOSEN_EVENTS]);
  const [secret, setSecret] = useState<string>();
  const [said, setSaid] = useState<{ text: string; ok: boolean }>();

  async function attempt(work: () => Promise<unknown>, done?: string) {
    setSaid(undefined);
    try {
      await work();
      if (done) setSaid({ text: done, ok: true });
      refresh();
    } catch (error) {
      setSaid({ text: reply(serverMessage(error)), ok: false });
    }
  }
  const make = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const body = { url: String(new FormData(form).get('url')), events };
    return attempt(async () => {
      setSecret((await api<{ secret: string }>(PATH, { method: 'POST', body })).secret);
      form.reset();
    });
  };
  return (
    <section aria-label={t('Webhooks')} className="flex flex-col gap-4">
      <Heading level={2} size="panel">
        {t('Webhooks')}
      </Heading>
      <p className="text-ink-soft">
        {t(
          'We send your program a signed message when something happens, and retry for two days if it doesn’t respond. The message names records, never people. Use a token to read the rest.',
        )}
      </p>
      {said && <Notice variant={said.ok ? 'verified' : 'error'}>{said.text}</Notice>}
      {secret && (
        <SecretField
          label={t('Signing secret')}
          help={t('Shown once. Use it to verify that a message is from us (Standard Webhooks).')}
          value={secret}
        />
      )}
      <form onSubmit={(event) => void make(event)} className="flex max-w-3xl flex-col gap-4">
        <TextField
          label={t('Address')}
          help={t('A public address that starts with https://')}
          name="url"
          type="url"
          required
          maxLength={MAX_URL_LENGTH}
          autoComplete="off"
        />
        <TickList
          legend={t('Events')}
          options={CHOSEN_EVENTS.map((value) => ({ value, label: t(EVENT_LABELS[value]) }))}
          chosen={events}
          onChange={setEvents}
        />
        <SubmitButton className="self-start">{t('Add the webhook')}</SubmitButton>
      </form>
      <ul aria-label={t('Webhooks')} className="max-w-3xl divide-y divide-line border-line border-y">
        {webhooks.map((webhook) => (
          <WebhookRow key={webhook.id} webhook={webhook} attempt={attempt} />
        ))}
        {webhooks.length === 0 && <li className="py-2 text-ink-soft">{t('No webhooks yet.')}</li>}
      </ul>
    </section>
  );
}
