'use client';

import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { useTexts } from '#language';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Notice } from '@/components/ui/feedback/notice';
import { TextField } from '@/components/ui/forms/field';
import { type PushState, pushState, turnPushOff, turnPushOn } from '@/lib/alerts/push/client';
import type { OwnSearchesDto } from '@/lib/alerts/saved-searches/dto';
import { api, serverMessage } from '@/lib/platform/browser/api';
import { getCurrentUser } from '@/lib/platform/browser/identity';
import { SearchesView } from './searches-view';

/** People with alerts but no account have a link to them, which can be mailed again. */
function LinkForm() {
  const { t, reply } = useTexts('alerts/saved-searches');
  const [outcome, setOutcome] = useState<{ text: string; isError: boolean }>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email'));
    try {
      const { message } = await api<{ message: string }>('/api/searches/link', {
        method: 'POST',
        body: { email },
      });
      setOutcome({ text: message, isError: false });
    } catch (error) {
      setOutcome({ text: serverMessage(error), isError: true });
    }
  };
  return (
    <div className="flex max-w-xl flex-col gap-6">
      <p>
        {t(
          'Sign in to see your account’s searches. If you get alerts without an account, each email links to all of them, and we can send that link again.',
        )}
      </p>
      <ButtonLink href="/login?from=%2Fsearches" className="self-start">
        {t('Sign in')}
      </ButtonLink>
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <TextField
          label={t('Email')}
          name="email"
          type="email"
          required
          autoComplete="email"
          maxLength={254}
          className="min-w-56 flex-1"
        />
        <SubmitButton>{t('Send me the link')}</SubmitButton>
      </form>
      {outcome && <Notice variant={outcome.isError ? 'error' : 'verified'}>{reply(outcome.text)}</Notice>}
    </div>
  );
}

type State =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'visitor' }
  | { kind: 'own'; own: OwnSearchesDto };

function PushSwitch() {
  const { t, reply } = useTexts('alerts/saved-searches');
  const [state, setState] = useState<PushState>('unsupported');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    void pushState().then(setState);
  }, []);
  if (state === 'unsupported') return null;
  const turn = async (work: () => Promise<PushState>) => {
    setBusy(true);
    setError('');
    try {
      setState(await work());
    } catch (failed) {
      const failure = t('Your browser couldn’t turn on notifications. Alerts come by email.');
      setError(reply(serverMessage(failed, failure)));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="flex flex-col items-start gap-2">
      {state === 'denied' && (
        <p className="text-ink-soft">
          {t(
            'This browser blocks our notifications, so alerts come by email. You can allow notifications in your browser’s settings.',
          )}
        </p>
      )}
      {state === 'off' && (
        <Button disabled={isBusy} onClick={() => void turn(turnPushOn)}>
          {t('Alert me on this device')}
        </Button>
      )}
      {state === 'on' && (
        <p className="flex flex-wrap items-center gap-3">
          {t('Instant alerts come to this device.')}
          <Button size="sm" variant="quiet" disabled={isBusy} onClick={() => void turn(turnPushOff)}>
            {t('Turn off')}
          </Button>
        </p>
      )}
      {error && <Notice variant="warning">{error}</Notice>}
    </div>
  );
}

export function OwnSearches() {
  const { t, language } = useTexts('alerts/saved-searches');
  const [state, setState] = useState<State>({ kind: 'loading' });
  const load = useCallback(async () => {
    try {
      const isMember = (await getCurrentUser()).kind === 'user';
      setState(
        isMember
          ? { kind: 'own', own: await api<OwnSearchesDto>(`/api/searches?language=${language}`) }
          : { kind: 'visitor' },
      );
    } catch {
      setState({ kind: 'failed' });
    }
  }, [language]);
  useEffect(() => void load(), [load]);
  if (state.kind === 'loading') return <p role="status">{t('Loading...')}</p>;
  if (state.kind === 'failed')
    return (
      <Notice variant="error">
        {t('We couldn’t load your searches.')} <Button onClick={() => void load()}>{t('Try again')}</Button>
      </Notice>
    );
  if (state.kind === 'visitor') return <LinkForm />;
  return (
    <div className="flex flex-col gap-6">
      <PushSwitch />
      <SearchesView initial={state.own} paths={{ all: '/api/searches', one: '/api/searches' }} />
    </div>
  );
}
