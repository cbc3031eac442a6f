'use client';

import { type FormEvent, useState } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { SubmitButton } from '@/components/ui/submit-button';
import { NewPasswordFields } from '@/components/user/person-fields';
import { api, serverMessage } from '@/lib/http/client';
import { MESSAGES } from '@/lib/user/schema';

/** The secret of the link stands behind the #, which no browser sends and no server logs. */
function secret(): string {
  return window.location.hash.slice(1);
}

export function ResetPasswordForm() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [done, setDone] = useState<string>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const password = String(data.get('password'));
    if (password !== data.get('confirmPassword')) {
      setFailure(MESSAGES.passwordsDiffer);
      return;
    }
    setBusy(true);
    setFailure(undefined);
    try {
      const body = { token: secret(), password };
      const { message } = await api<{ message: string }>('/api/user/password/reset', {
        method: 'POST',
        body,
      });
      setDone(message);
    } catch (error) {
      setFailure(serverMessage(error));
    }
    setBusy(false);
  }

  if (done) {
    return (
      <div className="flex flex-col gap-5">
        <Notice tone="verified">{done}</Notice>
        <ButtonLink look="primary" href="/login">
          Sign In
        </ButtonLink>
      </div>
    );
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5" aria-busy={busy}>
      <NewPasswordFields confirmLabel="Confirm password" />
      {failure && <Notice tone="error">{failure}</Notice>}
      <SubmitButton look="primary" disabled={busy}>
        {busy ? 'Saving...' : 'Set the new password'}
      </SubmitButton>
    </form>
  );
}
