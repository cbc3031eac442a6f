'use client';

import { useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Panel } from '@/components/ui/display/panel';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { useCall } from '@/components/ui/hooks/use-call';
import { phoneCodeSchema } from '@/lib/accounts/phone/schema';
import { api } from '@/lib/platform/browser/api';
import { SixDigitsForm } from './six-digits-form';

/** Six digits sent to the profile's number prove that it is the person's own. */
export function PhonePanel({ phone, isConfirmed }: { phone: string; isConfirmed: boolean }) {
  const { t } = useTexts('accounts/security');
  const [isSent, setSent] = useState(false);
  const { busy, outcome, call } = useCall();
  async function send() {
    if (await call('/api/user/phone/code', { method: 'POST' })) setSent(true);
  }

  if (isConfirmed)
    return (
      <Panel title={t('Phone number')} lead={t('{phone} is confirmed.', { phone })}>
        {null}
      </Panel>
    );
  return (
    <Panel
      title={t('Confirm your phone number')}
      lead={t('We send a message with six digits to {phone}.', { phone })}
    >
      <OutcomeNotice outcome={outcome} />
      <Button className="self-start" disabled={busy} onClick={send}>
        {isSent ? t('Send it again') : t('Send me a code')}
      </Button>
      {isSent && (
        <SixDigitsForm
          schema={phoneCodeSchema}
          label={t('Code of the message')}
          action={t('Confirm the number')}
          send={(body) => api<{ message: string }>('/api/user/phone/confirm', { method: 'POST', body })}
        />
      )}
    </Panel>
  );
}
