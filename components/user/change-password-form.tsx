'use client';

import type { FormEvent } from 'react';
import { SubmitButton } from '@/components/ui/submit-button';
import { OutcomeNotice } from '@/components/user/outcome';
import { Panel } from '@/components/user/panel';
import { PasswordField } from '@/components/user/password-field';
import { NewPasswordFields } from '@/components/user/person-fields';
import { useCall } from '@/components/user/use-call';
import { UsernameHint } from '@/components/user/username-hint';
import { MESSAGES } from '@/lib/user/schema';

export function ChangePasswordForm({ email }: { email: string }) {
  const { busy, outcome, setOutcome, call } = useCall();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const password = String(data.get('password'));
    if (password !== data.get('confirmPassword')) {
      setOutcome({ text: MESSAGES.passwordsDiffer, ok: false });
      return;
    }
    const body = { currentPassword: String(data.get('currentPassword')), password };
    if (await call('/api/user/password', { method: 'PUT', body })) form.reset();
  }

  return (
    <Panel title="Change password" lead="All other browsers are signed out.">
      <form onSubmit={submit} noValidate className="flex flex-col gap-4" aria-busy={busy}>
        <UsernameHint email={email} />
        <PasswordField label="Current password" name="currentPassword" autoComplete="current-password" />
        <NewPasswordFields confirmLabel="Confirm new password" />
        <OutcomeNotice outcome={outcome} />
        <SubmitButton disabled={busy} className="self-start">
          {busy ? 'Saving...' : 'Change password'}
        </SubmitButton>
      </form>
    </Panel>
  );
}
