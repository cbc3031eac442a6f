'use client';

import { useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import { Panel } from '@/components/ui/display/panel';
import { Notice } from '@/components/ui/feedback/notice';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { LazyExtra } from '@/components/ui/hooks/lazy-extra';
import { useCall } from '@/components/ui/hooks/use-call';
import type { PasskeyDto } from '@/lib/accounts/passkeys/dto';
import type { FactorsDto } from '@/lib/accounts/second-factor/dto';
import { totpCodeSchema } from '@/lib/accounts/second-factor/schema';
import { api, serverMessage } from '@/lib/platform/browser/api';
import { formatDate, formatDateTime } from '@/lib/platform/text/format';
import { PasskeyList } from './passkey-list';
import { SixDigitsForm } from './six-digits-form';

type Factors = FactorsDto & { passkeys: PasskeyDto[] };

const LEAD =
  'With a passkey or an authenticator app, knowing your password isn’t enough to open your account.';

type Changed = (recoveryCodes?: string[]) => void;
type Secret = { secret: string; uri: string };

/** Six digits that change every half minute (RFC 6238). */
function AuthenticatorApp({ totp, onChange }: { totp: FactorsDto['totp']; onChange: Changed }) {
  const { t } = useTexts('accounts/security');
  const { busy, outcome, call } = useCall();
  async function remove() {
    if (await call('/api/user/totp', { method: 'DELETE' })) onChange();
  }

  return (
    <div className="flex flex-col gap-4">
      <Heading level={3}>{t('Authenticator app')}</Heading>
      {totp ? (
        <div className="flex flex-wrap items-center justify-between gap-4">
          <span>
            {t('Added on {date}', { date: formatDate(totp.since, t.language) })}
            {totp.lastUsedAt && (
              <span className="block text-note text-ink-soft">
                {t('Last used {time}', { time: formatDateTime(totp.lastUsedAt, t.language) })}
              </span>
            )}
          </span>
          <Button size="sm" variant="quiet" disabled={busy} onClick={remove}>
            {t('Remove the app')}
          </Button>
        </div>
      ) : (
        <SetUp onChange={onChange} />
      )}
      {outcome && !outcome.ok && <OutcomeNotice outcome={outcome} />}
    </div>
  );
}

function SetUp({ onChange }: { onChange: Changed }) {
  const { t } = useTexts('accounts/security');
  const [secret, setSecret] = useState<Secret>();
  const [failure, setFailure] = useState<string>();
  async function start() {
    setFailure(undefined);
    try {
      setSecret(await api<Secret>('/api/user/totp', { method: 'POST' }));
    } catch (error) {
      setFailure(serverMessage(error));
    }
  }

  if (secret)
    return (
      <div className="flex flex-col gap-4">
        <p>{t('Open your authenticator app, scan this code, and enter the six digits that it shows.')}</p>
        <LazyExtra
          load={qrCode}
          props={{ text: secret.uri, label: t('QR code for your authenticator app'), className: 'size-48' }}
        />
        <p className="text-note text-ink-soft">
          {t('On the same phone, type this key into the app:')}{' '}
          <output className="tabular block break-all font-bold text-ink">
            {secret.secret.match(/.{1,4}/g)?.join(' ')}
          </output>
        </p>
        <SixDigitsForm
          schema={totpCodeSchema}
          label={t('Six digits')}
          action={t('Turn on')}
          send={(body) =>
            api<{ recoveryCodes?: string[] }>('/api/user/totp', { method: 'PUT', body }).then(
              ({ recoveryCodes }) => onChange(recoveryCodes) as undefined,
            )
          }
        />
      </div>
    );
  return (
    <>
      <p>{t('An app on your phone shows six digits that you type after your password. It works offline.')}</p>
      {failure && <OutcomeNotice outcome={{ text: failure, ok: false }} />}
      <Button className="self-start" onClick={start}>
        {t('Set up an app')}
      </Button>
    </>
  );
}

const qrCode = () => import('@/components/ui/display/qr-code');

function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { t } = useTexts('accounts/security');
  function save() {
    const url = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = 'recovery-codes.txt';
    link.click();
    URL.revokeObjectURL(url);
  }

  return (
    <div className="flex flex-col gap-4">
      <Notice variant="warning">
        {t(
          'Write these codes down or print them. Each works once when you don’t have your phone. They won’t be shown again.',
        )}
      </Notice>
      <ul
        aria-label={t('Recovery codes')}
        className="tabular grid grid-cols-2 gap-x-6 gap-y-1 font-bold text-lg"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={save}>{t('Save as a file')}</Button>
        <Button variant="primary" onClick={onDone}>
          {t('I’ve saved them')}
        </Button>
      </div>
    </div>
  );
}

export function SecondFactorPanel({ start }: { start: Factors }) {
  const { t } = useTexts('accounts/security');
  const [factors, setFactors] = useState(start);
  const [codes, setCodes] = useState<string[]>();
  const [failure, setFailure] = useState<string>();

  async function refresh(recoveryCodes?: string[]) {
    if (recoveryCodes) setCodes(recoveryCodes);
    setFactors(await api<Factors>('/api/user/factors').catch(() => factors));
  }

  async function renew() {
    setFailure(undefined);
    try {
      const made = await api<{ recoveryCodes: string[] }>('/api/user/recovery-codes', { method: 'POST' });
      await refresh(made.recoveryCodes);
    } catch (error) {
      setFailure(serverMessage(error));
    }
  }

  return (
    <Panel id="second-factor" title={t('Passkeys and second factor')} lead={t(LEAD)}>
      <Due factors={factors} />
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />}
      <PasskeyList passkeys={factors.passkeys} onChange={refresh} />
      <AuthenticatorApp key={factors.totp?.since} totp={factors.totp} onChange={refresh} />
      {factors.isSet && !codes && (
        <div className="flex flex-col gap-4">
          <Heading level={3}>{t('Recovery codes')}</Heading>
          <p>
            {t(
              '{count, plural, one {One code is} other {# codes are}} left for when you don’t have your phone.',
              { count: factors.recoveryCodesLeft },
            )}
          </p>
          {failure && <OutcomeNotice outcome={{ text: failure, ok: false }} />}
          <Button className="self-start" onClick={renew}>
            {t('Create new codes')}
          </Button>
        </div>
      )}
    </Panel>
  );
}

function Due({ factors: { dueAt, isRequired, isSet } }: { factors: Factors }) {
  const { t } = useTexts('accounts/security');
  if (!isRequired || isSet) return null;
  if (!dueAt) return <Notice variant="warning">{t('Your role requires one of these.')}</Notice>;
  const isOver = Date.parse(dueAt) <= Date.now();
  return (
    <Notice variant="warning">
      {isOver
        ? t('Your role requires one of these. The admin area opens again once you’ve set one up.')
        : t(
            'Your role requires one of these. Please set one up before {date}. From then on the admin area won’t open without it.',
            { date: formatDate(dueAt, t.language) },
          )}
    </Notice>
  );
}
