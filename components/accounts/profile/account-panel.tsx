'use client';

import { useState } from 'react';
import { useTexts } from '#language';
import { PasswordField } from '@/components/accounts/password-field';
import { NewPasswordFields } from '@/components/accounts/person-fields';
import { UsernameHint } from '@/components/accounts/username-hint';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { Panel } from '@/components/ui/display/panel';
import { Badge } from '@/components/ui/feedback/badge';
import { Notice } from '@/components/ui/feedback/notice';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { FormEnd } from '@/components/ui/forms/form-end';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { useCall } from '@/components/ui/hooks/use-call';
import { accountDeletionSchema, passwordChangeFormSchema } from '@/lib/accounts/users/schema';
import { api } from '@/lib/platform/browser/api';
import { forgetVisitor } from '@/lib/platform/browser/identity';
import { goTo } from '@/lib/platform/browser/navigation';
import { deviceName } from '@/lib/platform/text/device-name';
import { formatDate, formatDateTime } from '@/lib/platform/text/format';

type Props = { email: string; erasureAt: string | null; graceDays: number };

/** Downloads the person's data, and deletes the account (DPDP Act 2023, sections 11 and 12). */
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
      <Panel title={t('Your data')} lead={t('Everything we keep about you, in one file.')}>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/api/user/export">{t('Download my data')}</ButtonLink>
          <ButtonLink href="/dashboard/archive">{t('Export all data')}</ButtonLink>
          <ButtonLink href="/my-data">{t('Consents, nominee and complaints')}</ButtonLink>
        </div>
      </Panel>
      <Panel
        title={t('Delete account')}
        lead={t(
          'Your account, documents, listings and activity are erased {days} days after you ask. Your listings are hidden at once. If you change your mind before then, they’re shown again.',
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
            <FormEnd busy={deletion.busy} outcome={deletion.outcome} variant="danger">
              {t('Delete my account')}
            </FormEnd>
          </form>
        )}
      </Panel>
    </>
  );
}

type ChangePasswordFormProps = { email: string; isStaff?: boolean; isShort?: boolean };

/** Staff need a longer password than members, or a passkey. */
export function ChangePasswordForm({ email, isStaff = false, isShort = false }: ChangePasswordFormProps) {
  const { t } = useTexts('accounts/security');
  const { field, formProps, busy, outcome } = useZodForm(passwordChangeFormSchema, {
    send: ({ currentPassword, password }) =>
      api('/api/user/password', { method: 'PUT', body: { currentPassword, password } }),
    after: 'reset',
  });
  return (
    <Panel id="password" title={t('Change password')} lead={t('All other browsers will be signed out.')}>
      {isShort && (
        <Notice variant="warning">
          {t(
            'Your role requires a password of at least 12 characters, or a passkey. The office pages open again once you have one.',
          )}
        </Notice>
      )}
      <form {...formProps} className="flex flex-col gap-4">
        <UsernameHint email={email} />
        <PasswordField
          label={t('Current password')}
          autoComplete="current-password"
          {...field('currentPassword')}
        />
        <NewPasswordFields
          password={field('password')}
          {...(isStaff && { help: t('At least 12 characters, or 6 with a passkey') })}
          confirm={{ label: t('Confirm new password'), ...field('confirmPassword') }}
        />
        <FormEnd {...{ busy, outcome }}>{busy ? t('Saving...') : t('Change password')}</FormEnd>
      </form>
    </Panel>
  );
}

type SessionView = { id: string; device: string; ip: string; lastSeenAt: string; current: boolean };

export function SessionsPanel({ sessions }: { sessions: SessionView[] }) {
  const { t, href } = useTexts('accounts/security');
  const [list, setList] = useState(sessions);
  const { busy, outcome, call } = useCall();

  async function end(id: string) {
    if (await call(`/api/user/sessions/${id}`, { method: 'DELETE' })) {
      setList((before) => before.filter((view) => view.id !== id));
    }
  }

  async function endAll() {
    if (!(await call('/api/user/sessions', { method: 'DELETE' }))) return;
    await forgetVisitor();
    goTo(href('/login'));
  }

  return (
    <Panel title={t('Where you are signed in')}>
      <ul>
        {list.map((view) => (
          <li key={view.id} className="flex items-center justify-between gap-4 border-line border-t py-2">
            <span>
              {deviceName(view.device, t)}{' '}
              {view.current && <Badge variant="verified">{t('This browser')}</Badge>}
              <span className="block text-note text-ink-soft">
                {formatDateTime(view.lastSeenAt, t.language)} · {view.ip}
              </span>
            </span>
            {!view.current && (
              <Button size="sm" variant="quiet" disabled={busy} onClick={() => end(view.id)}>
                {t('Sign out')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <OutcomeNotice outcome={outcome} />
      <Button className="self-start" disabled={busy} onClick={endAll}>
        {t('Sign out everywhere')}
      </Button>
    </Panel>
  );
}

export function EmailPanel({ email }: { email: string }) {
  const { t } = useTexts('accounts/security');
  const { busy, outcome, call } = useCall();
  return (
    <Panel title={t('Confirm your email address')} lead={t('{email} is not confirmed yet.', { email })}>
      <OutcomeNotice outcome={outcome} />
      <Button
        className="self-start"
        disabled={busy}
        onClick={() => call('/api/user/email/send', { method: 'POST' })}
      >
        {t('Send me a link')}
      </Button>
    </Panel>
  );
}
