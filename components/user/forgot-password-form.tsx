'use client';

import type { FormEvent } from 'react';
import { SubmitButton } from '@/components/ui/submit-button';
import { OutcomeNotice } from '@/components/user/outcome';
import { EmailField } from '@/components/user/person-fields';
import { useCall } from '@/components/user/use-call';

export function ForgotPasswordForm() {
  const { busy, outcome, call } = useCall();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email'));
    await call('/api/user/password/forgot', { method: 'POST', body: { email } });
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5" aria-busy={busy}>
      <EmailField name="email" autoComplete="username" required />
      <OutcomeNotice outcome={outcome} />
      <SubmitButton look="primary" disabled={busy}>
        {busy ? 'Sending...' : 'Send me a link'}
      </SubmitButton>
    </form>
  );
}
