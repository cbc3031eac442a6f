'use client';

import { useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { LazyExtra } from '@/components/ui/hooks/lazy-extra';
import { useCall } from '@/components/ui/hooks/use-call';
import type { FactorsDto } from '@/lib/accounts/second-factor/dto';
import { totpCodeSchema } from '@/lib/accounts/second-factor/schema';
import { api, serverMessage } from '@/lib/platform/browser/api';
import { formatDate, formatDateTime } from '@/lib/platform/text/format';
import { SixDigitsForm } from './six-digits-form';

type Changed = (recoveryCodes?: string[]) => void;
type Secret = { secret: string; uri: string };

/** Six digits that change every half minute (RFC 6238). */
export function AuthenticatorApp({ totp, onChange }: { totp: FactorsDto['totp']; onChange: Changed }) {
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
            {t('In use since {date}', { date: formatDate(totp.since, t.language) })}
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

  if (secret) return <FirstCode secret={secret} onChange={onChange} />;
  return (
    <>
      <p>
        {t(
          'An app on your phone shows six digits, which you type after your password. It works without a network.',
        )}
      </p>
      {failure && <OutcomeNotice outcome={{ text: failure, ok: false }} />}
      <Button className="self-start" onClick={start}>
        {t('Set up an app')}
      </Button>
    </>
  );
}

const qrCode = () => import('@/components/ui/display/qr-code');

function FirstCode({ secret: { secret, uri }, onChange }: { secret: Secret; onChange: Changed }) {
  const { t } = useTexts('accounts/security');
  return (
    <div className="flex flex-col gap-4">
      <p>{t('Open your authenticator app, scan this code, and enter the six digits that it shows.')}</p>
      <LazyExtra
        load={qrCode}
        props={{ text: uri, label: t('QR code for your authenticator app'), className: 'size-48' }}
      />
      <p className="text-note text-ink-soft">
        {t('On the same phone, type this key into the app:')}{' '}
        <output className="tabular block break-all font-bold text-ink">
          {secret.match(/.{1,4}/g)?.join(' ')}
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
}
