'use client';

import { type FormEvent, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { SubmitButton } from '@/components/ui/submit-button';
import { EmailField } from '@/components/user/person-fields';
import { api, errorMessage } from '@/lib/http/client';

export function ForgotPasswordForm() {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ text: string; ok: boolean }>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email'));
    setBusy(true);
    try {
      const { message } = await api<{ message: string }>('/api/user/password/forgot', {
        method: 'POST',
        body: { email },
      });
      setOutcome({ text: message, ok: true });
    } catch (error) {
      setOutcome({ text: errorMessage(error, 'That did not work'), ok: false });
    }
    setBusy(false);
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5" aria-busy={busy}>
      <EmailField name="email" autoComplete="username" required />
      {outcome && <Notice tone={outcome.ok ? 'verified' : 'error'}>{outcome.text}</Notice>}
      <SubmitButton look="primary" disabled={busy}>
        {busy ? 'Sending...' : 'Send me a link'}
      </SubmitButton>
    </form>
  );
}
