'use client';

import { useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import { Panel } from '@/components/ui/display/panel';
import { Notice } from '@/components/ui/feedback/notice';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import type { PasskeyDto } from '@/lib/accounts/passkeys/dto';
import type { FactorsDto } from '@/lib/accounts/second-factor/dto';
import { api, serverMessage } from '@/lib/platform/browser/api';
import { formatDate } from '@/lib/platform/text/format';
import { AuthenticatorApp } from './authenticator-app';
import { PasskeyList } from './passkey-list';
import { RecoveryCodes } from './recovery-codes';

type Factors = FactorsDto & { passkeys: PasskeyDto[] };

const LEAD =
  'With a passkey or an authenticator app, somebody who knows your password still cannot open your account.';

/** Passkeys, authenticator app and recovery codes of one's own account. */
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
              '{count, plural, one {One code is} other {# codes are}} left for the day when your phone is not at hand.',
              { count: factors.recoveryCodesLeft },
            )}
          </p>
          {failure && <OutcomeNotice outcome={{ text: failure, ok: false }} />}
          <Button className="self-start" onClick={renew}>
            {t('Make new codes')}
          </Button>
        </div>
      )}
    </Panel>
  );
}

function Due({ factors: { dueAt, isRequired, isSet } }: { factors: Factors }) {
  const { t } = useTexts('accounts/security');
  if (!isRequired || isSet) return null;
  if (!dueAt) return <Notice variant="warning">{t('Your role needs one of these.')}</Notice>;
  const isOver = Date.parse(dueAt) <= Date.now();
  return (
    <Notice variant="warning">
      {isOver
        ? t('Your role needs one of these. The admin area opens again as soon as you have set one up.')
        : t(
            'Your role needs one of these. Please set one up before {date}; then the admin area asks for it.',
            { date: formatDate(dueAt, t.language) },
          )}
    </Notice>
  );
}
