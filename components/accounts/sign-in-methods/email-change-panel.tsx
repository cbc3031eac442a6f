'use client';

import { useState } from 'react';
import { useTexts } from '#language';
import { EmailField } from '@/components/accounts/person-fields';
import { Button } from '@/components/ui/actions/button';
import { Panel } from '@/components/ui/display/panel';
import { Notice } from '@/components/ui/feedback/notice';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { FormEnd } from '@/components/ui/forms/form-end';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { useCall } from '@/components/ui/hooks/use-call';
import { emailChangeSchema } from '@/lib/accounts/email/schema';
import { phoneCodeSchema } from '@/lib/accounts/phone/schema';
import { api } from '@/lib/platform/browser/api';
import { SixDigitsForm } from './six-digits-form';

const LEAD =
  'You sign in with your email address. Both addresses confirm the change, and the old one can reverse it for seven days.';

export function EmailChangePanel({ pending: start }: { pending: string | null }) {
  const { t } = useTexts('accounts/security');
  const [pending, setPending] = useState(start);
  const { busy: cancelling, outcome: cancelled, call } = useCall();
  const { field, formProps, busy, outcome } = useZodForm(emailChangeSchema, {
    async send(body) {
      const reply = await api<{ message: string }>('/api/user/email/change', { method: 'POST', body });
      setPending(body.email);
      return reply;
    },
    after: 'reset',
  });

  async function cancel() {
    if (await call('/api/user/email/change', { method: 'DELETE' })) setPending(null);
  }

  return (
    <Panel title={t('Change email address')} lead={t(LEAD)}>
      {pending && (
        <>
          <Notice variant="warning">
            {t.rich('<b>{email}</b> is waiting to be confirmed.', {
              email: pending,
              b: (text) => <span className="break-all font-bold">{text}</span>,
            })}
          </Notice>
          <Button className="self-start" disabled={cancelling} onClick={cancel}>
            {t('Keep the old address')}
          </Button>
        </>
      )}
      <OutcomeNotice outcome={cancelled} />
      <form {...formProps} className="flex flex-col gap-4">
        <EmailField {...field('email')} label={t('New email address')} />
        <FormEnd {...{ busy, outcome }}>{t('Change address')}</FormEnd>
      </form>
    </Panel>
  );
}

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
      lead={t('We’ll send a six-digit code to {phone}.', { phone })}
    >
      <OutcomeNotice outcome={outcome} />
      <Button className="self-start" disabled={busy} onClick={send}>
        {isSent ? t('Send it again') : t('Send me a code')}
      </Button>
      {isSent && (
        <SixDigitsForm
          schema={phoneCodeSchema}
          label={t('Code from the message')}
          action={t('Confirm the number')}
          send={(body) => api<{ message: string }>('/api/user/phone/confirm', { method: 'POST', body })}
        />
      )}
    </Panel>
  );
}
