'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Heading } from '@/components/ui/display/heading';
import { Notice } from '@/components/ui/feedback/notice';
import { Options, SelectField, TextField } from '@/components/ui/forms/field';
import { API_TOKEN_DAYS, MAX_TOKEN_NAME_LENGTH } from '@/lib/brokers/api-tokens/constants';
import type { ApiTokenDto } from '@/lib/brokers/api-tokens/dto';
import { API_SCOPES, type ApiScope, SCOPE_LABELS } from '@/lib/platform/auth/scopes';
import { api, serverMessage } from '@/lib/platform/browser/api';
import { formatDate } from '@/lib/platform/text/format';
import { SecretField } from './secret-field';
import { TickList } from './tick-list';

const PATH = '/api/user/api-tokens';
const STATES = { active: 'Active', expired: 'Ended', revoked: 'Revoked' } as const;

export function TokenPanel({ tokens }: { tokens: readonly ApiTokenDto[] }) {
  const { t, reply } = useTexts('brokers/api');
  const { refresh } = useRouter();
  const [scopes, setScopes] = useState<ApiScope[]>([]);
  const [made, setMade] = useState<string>();
  const [problem, setProblem] = useState<string>();

  async function attempt(work: () => Promise<void>) {
    setProblem(undefined);
    try {
      await work();
      refresh();
    } catch (error) {
      setProblem(reply(serverMessage(error)));
    }
  }
  const make = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const body = { name: String(data.get('name')), days: Number(data.get('days')), scopes };
    return attempt(async () => {
      setMade((await api<{ token: string }>(PATH, { method: 'POST', body })).token);
      form.reset();
      setScopes([]);
    });
  };
  return (
    <section aria-label={t('API tokens')} className="flex flex-col gap-4">
      <Heading level={2} size="panel">
        {t('API tokens')}
      </Heading>
      <p className="text-ink-soft">
        {t.rich(
          'A program signs in with a token and can do only what you tick. <a>All calls and the tokens they accept</a>',
          {
            a: (text) => (
              <a className="link" href="/api-reference">
                {text}
              </a>
            ),
          },
        )}
      </p>
      {problem && <Notice variant="error">{problem}</Notice>}
      {made && (
        <SecretField
          label={t('The new token')}
          help={t('Shown once. Copy it now: we store only its hash.')}
          value={made}
        />
      )}
      <form onSubmit={(event) => void make(event)} className="flex max-w-3xl flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
          <TextField
            label={t('What’s it for?')}
            name="name"
            required
            maxLength={MAX_TOKEN_NAME_LENGTH}
            autoComplete="off"
          />
          <SelectField label={t('Expires after')} name="days" defaultValue="90">
            <Options of={API_TOKEN_DAYS.map((days) => [days, t('{days} days', { days })])} />
          </SelectField>
        </div>
        <TickList
          legend={t('Permissions')}
          options={API_SCOPES.map((value) => ({ value, label: t(SCOPE_LABELS[value]) }))}
          chosen={scopes}
          onChange={setScopes}
        />
        <SubmitButton className="self-start">{t('Create token')}</SubmitButton>
      </form>
      <ul aria-label={t('API tokens')} className="max-w-3xl divide-y divide-line border-line border-y">
        {tokens.map((token) => (
          <TokenRow
            key={token.id}
            token={token}
            revoke={() => void attempt(() => api(`${PATH}/${token.id}`, { method: 'DELETE' }))}
          />
        ))}
        {tokens.length === 0 && <li className="py-2 text-ink-soft">{t('No tokens yet.')}</li>}
      </ul>
    </section>
  );
}

function TokenRow({ token, revoke }: { token: ApiTokenDto; revoke: () => void }) {
  const { t } = useTexts('brokers/api');
  const { name, hint, scopes, state, expiresAt, usedAt } = token;
  const date = (value: string) => formatDate(value, t.language);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 break-words">
        <p>
          <span className="font-bold">{name}</span> <span className="text-ink-soft">…{hint}</span>
        </p>
        <p className="text-ink-soft">{scopes.map((scope) => t(SCOPE_LABELS[scope])).join(', ')}</p>
        <p className="text-ink-soft">
          {t(STATES[state])} · {t('until {date}', { date: date(expiresAt) })} ·{' '}
          {usedAt ? t('last used {date}', { date: date(usedAt) }) : t('never used')}
        </p>
      </div>
      {state === 'active' && (
        <Button size="sm" variant="danger" aria-label={t('Revoke {name}', { name })} onClick={revoke}>
          {t('Revoke')}
        </Button>
      )}
    </li>
  );
}
