'use client';

import { type FormEvent, useEffect, useState } from 'react';
import { toast } from 'sonner';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { SubmitButton } from '@/components/ui/submit-button';
import { Toaster } from '@/components/ui/toaster';
import { PasswordField } from '@/components/user/password-field';
import { EmailField } from '@/components/user/person-fields';
import { api, errorMessage } from '@/lib/http/client';
import {
  greeting,
  landingPath,
  REDIRECT_DELAY_MS,
  readIdentity,
  safePath,
  storeUser,
  whoAmI,
} from '@/lib/user/client';
import type { LoginUser } from '@/lib/user/dto';
import { MESSAGES } from '@/lib/user/schema';

function from(): string | undefined {
  return safePath(new URLSearchParams(window.location.search).get('from'), window.location.origin);
}

/** Skips the form for a browser that is signed in. The server is asked, because a stored token proves nothing. */
function useLeadOn(): void {
  useEffect(() => {
    if (!readIdentity().token) return;
    whoAmI().then(
      (me) => {
        if (me.kind === 'user') window.location.replace(from() ?? '/properties');
      },
      () => undefined,
    );
  }, []);
}

export function LoginForm() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  useLeadOn();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [email, password] = [String(data.get('email')).trim(), String(data.get('password'))];
    if (!email || !password) {
      setFailure(MESSAGES.loginFields);
      return;
    }
    setBusy(true);
    setFailure(undefined);
    try {
      const reply = await api<{ token: string; user: LoginUser }>('/api/user/login', {
        method: 'POST',
        body: { email, password },
      });
      storeUser(reply.user, reply.token);
      toast.success(greeting(reply.user));
      const target = from() ?? landingPath(reply.user.role);
      setTimeout(() => window.location.replace(target), REDIRECT_DELAY_MS);
    } catch (error) {
      const message = errorMessage(error, 'Login failed');
      toast.error(message);
      setFailure(message);
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5" aria-busy={busy}>
      <Toaster />
      <EmailField name="email" autoComplete="username" required />
      <PasswordField label="Password" name="password" autoComplete="current-password" required />
      {failure && <Notice tone="error">{failure}</Notice>}
      <SubmitButton look="primary" disabled={busy}>
        {busy ? 'Signing in...' : 'Sign In'}
      </SubmitButton>
      <a className="link self-start" href="/forgot-password">
        Forgotten your password?
      </a>
      <ButtonLink href="/guestlogin">Continue as Guest</ButtonLink>
    </form>
  );
}
