'use client';

import { useState } from 'react';
import { useTexts } from '#language';
import { PasswordField } from '@/components/accounts/password-field';
import { UsernameHint } from '@/components/accounts/username-hint';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Panel } from '@/components/ui/display/panel';
import { Notice } from '@/components/ui/feedback/notice';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { useCall } from '@/components/ui/hooks/use-call';
import { accountDeletionSchema } from '@/lib/accounts/users/schema';
import { api } from '@/lib/platform/browser/api';
import { formatDate } from '@/lib/platform/text/format';

type Props = { email: string; erasureAt: string | null; graceDays: number };

/** The person's data as a download, and deleting the account (DPDP Act 2023, sections 11 and 12). */
export function AccountPanel({ email, erasureAt, graceDays }: Props) {
  const { t } = useTexts('accounts/security');
  const [due, setDue] = useState(erasureAt);
  const { busy, outcome, setOutcome, call } = useCall();
  const deletion = useZodForm(accountDeletionSchema, {
    async send(body) {
      const reply = await api<{ message: string; erasureAt: string }>('/api/user/account', {
        method: 'DELETE',
        body,
      });
      setOutcome({ text: reply.message, ok: true });
      setDue(reply.erasureAt);
    },
  });

  async function keep() {
    if (await call('/api/user/account', { method: 'PUT' })) setDue(null);
  }

  return (
    <>
      <Panel title={t('Your data')} lead={t('Everything that we keep about you, as one file.')}>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/api/user/export">{t('Download my data')}</ButtonLink>
          <ButtonLink href="/dashboard/archive">{t('Take everything away')}</ButtonLink>
          <ButtonLink href="/my-data">{t('Consents, nominee and complaints')}</ButtonLink>
        </div>
      </Panel>
      <Panel
        title={t('Delete account')}
        lead={t(
          'Your account, documents, listings and activity are erased {days} days after you ask. Your listings are hidden at once. Until then you can change your mind, and they are shown again.',
          { days: graceDays },
        )}
      >
        <OutcomeNotice outcome={outcome} />
        {due ? (
          <>
            <Notice variant="warning">
              {t('This account will be erased on {date}.', { date: formatDate(due, t.language) })}
            </Notice>
            <Button className="self-start" disabled={busy} onClick={keep}>
              {t('Keep my account')}
            </Button>
          </>
        ) : (
          <form {...deletion.formProps} className="flex flex-col gap-4">
            <UsernameHint email={email} />
            <PasswordField
              label={t('Password')}
              autoComplete="current-password"
              required
              {...deletion.field('password')}
            />
            <OutcomeNotice outcome={deletion.outcome} />
            <SubmitButton variant="danger" disabled={deletion.busy} className="self-start">
              {t('Delete my account')}
            </SubmitButton>
          </form>
        )}
      </Panel>
    </>
  );
}
