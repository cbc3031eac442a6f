'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { useTexts } from '#language';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Heading } from '@/components/ui/display/heading';
import { Notice } from '@/components/ui/feedback/notice';
import { TextField } from '@/components/ui/forms/field';
import { CHOSEN_EVENTS, EVENT_LABELS, MAX_URL_LENGTH } from '@/lib/brokers/webhooks/constants';
import type { WebhookDto } from '@/lib/brokers/webhooks/dto';
import { api, serverMessage } from '@/lib/platform/browser/api';
import { SecretField } from './secret-field';
import { TickList } from './tick-list';
import { WebhookRow } from './webhook-row';

const PATH = '/api/user/webhooks';
type Chosen = (typeof CHOSEN_EVENTS)[number];

/** Addresses of the broker's own programs, and the events each receives. */
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
          'We send a signed message to your program when something happens, and try again for two days when it does not reply. The message names records and no person: read the rest with a token.',
        )}
      </p>
      {said && <Notice variant={said.ok ? 'verified' : 'error'}>{said.text}</Notice>}
      {secret && (
        <SecretField
          label={t('The secret of the signatures')}
          help={t('Shown once. Your program checks with it that a message is ours (Standard Webhooks).')}
          value={secret}
        />
      )}
      <form onSubmit={(event) => void make(event)} className="flex max-w-3xl flex-col gap-4">
        <TextField
          label={t('Address')}
          help={t('Begins with https:// and is a name on the internet.')}
          name="url"
          type="url"
          required
          maxLength={MAX_URL_LENGTH}
          autoComplete="off"
        />
        <TickList
          legend={t('What it gets')}
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
        {webhooks.length === 0 && <li className="py-2 text-ink-soft">{t('There is no webhook yet.')}</li>}
      </ul>
    </section>
  );
}
