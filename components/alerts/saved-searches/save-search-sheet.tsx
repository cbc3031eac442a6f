'use client';

import { type FormEvent, useEffect, useState } from 'react';
import { useTexts } from '#language';
import { ButtonLink } from '@/components/ui/actions/button';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Heading } from '@/components/ui/display/heading';
import { Notice } from '@/components/ui/feedback/notice';
import { Choice } from '@/components/ui/forms/control';
import { CheckboxField, TextField } from '@/components/ui/forms/field';
import { Sheet } from '@/components/ui/overlays/sheet';
import { FREQUENCIES, FREQUENCY_HELP, FREQUENCY_LABELS } from '@/lib/alerts/saved-searches/constants';
import type { SavedReply } from '@/lib/alerts/saved-searches/dto';
import { api, serverMessage } from '@/lib/platform/browser/api';
import { getCurrentUser } from '@/lib/platform/browser/identity';

export type SheetProps = { query: string; title: string; onClose: () => void };

function FrequencyChoice() {
  const { t } = useTexts('alerts/saved-searches');
  return (
    <fieldset className="flex flex-col">
      <legend className="font-bold">{t('How often')}</legend>
      {FREQUENCIES.map((frequency) => (
        <label key={frequency} className="flex min-h-11 items-center gap-3">
          <Choice type="radio" name="frequency" value={frequency} defaultChecked={frequency === 'daily'} />
          <span>
            {t(FREQUENCY_LABELS[frequency])}
            <span className="text-ink-soft"> · {t(FREQUENCY_HELP[frequency])}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

export default function SaveSearchSheet({ query, title, onClose }: SheetProps) {
  const { t, reply } = useTexts('alerts/saved-searches');
  const [isMember, setMember] = useState<boolean>();
  const [isBusy, setBusy] = useState(false);
  const [consent, setConsent] = useState<string>();
  const [saved, setSaved] = useState<SavedReply>();
  const [error, setError] = useState('');
  useEffect(() => {
    getCurrentUser().then(
      ({ kind }) => {
        setMember(kind === 'user');
        if (kind === 'user')
          // from lib/channels: the wording if this account can choose WhatsApp too
          api<{ alertWords?: string }>('/api/consents').then(
            ({ alertWords }) => setConsent(alertWords),
            () => undefined,
          );
      },
      () => setMember(false),
    );
  }, []);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const email = data.get('email');
    setBusy(true);
    setError('');
    try {
      const agreedWords = data.get('agreedWords');
      const body = {
        query,
        frequency: data.get('frequency'),
        ...(email && { email }),
        ...(agreedWords && { agreedWords }),
      };
      setSaved(await api<SavedReply>('/api/searches', { method: 'POST', body }));
    } catch (failed) {
      setError(serverMessage(failed));
    } finally {
      setBusy(false);
    }
  };
  const done = isMember ? t('Search saved') : t('Nearly done');
  const heading = saved ? done : t('Save this search');
  return (
    <Sheet label={heading} lead={title} onClose={onClose}>
      <Heading level={2}>{heading}</Heading>
      {saved ? (
        <div className="flex flex-col gap-4">
          <Notice variant="verified">{reply(saved.message)}</Notice>
          {isMember && <ButtonLink href="/searches">{t('My saved searches')}</ButtonLink>}
        </div>
      ) : (
        <form onSubmit={submit} className="flex flex-col gap-4" aria-busy={isBusy}>
          <p>
            {t('We’ll tell you about new homes, price drops, and homes that come back or leave the market.')}
          </p>
          <FrequencyChoice />
          {isMember === false && (
            <TextField
              label={t('Email')}
              name="email"
              type="email"
              required
              autoComplete="email"
              maxLength={254}
              help={t(
                'We’ll email you a link first. You don’t need an account, and you can stop with one tap.',
              )}
            />
          )}
          {consent && <CheckboxField label={consent} name="agreedWords" value={consent} />}
          {error && <Notice variant="error">{reply(error)}</Notice>}
          <SubmitButton variant="primary" disabled={isBusy || isMember === undefined}>
            {isBusy ? t('Saving...') : t('Save and alert me')}
          </SubmitButton>
        </form>
      )}
    </Sheet>
  );
}
