'use client';

import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { useTexts } from '#language';
import { CodeField } from '@/components/accounts/sign-in-methods/code-field';
import { PasskeySignIn } from '@/components/accounts/sign-in-methods/passkey-sign-in';
import { Button } from '@/components/ui/actions/button';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Heading } from '@/components/ui/display/heading';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { Dialog } from '@/components/ui/overlays/dialog';
import { factorCodeSchema } from '@/lib/accounts/users/schema';
import type { LoginUser } from '@/lib/platform/auth/dto';
import { api, asksForCode, onSignedOut, serverMessage } from '@/lib/platform/browser/api';
import { storeUser } from '@/lib/platform/browser/stored-identity';
import { PasswordField } from './password-field';
import { UsernameHint } from './username-hint';

const passwordSchema = z.object({
  password: z.string().min(1, 'Please enter your password'),
  code: factorCodeSchema.optional(),
});

/** Opens over a form when the session has ended. After sign-in the pending request is sent; the form keeps its text. */
export function SignInDialog({ email }: { email: string }) {
  const { t } = useTexts('accounts/identity');
  const waiting = useRef<((isSignedIn: boolean) => void)[]>([]);
  const [isOpen, setOpen] = useState(false);
  // the password was right, and the account has a second factor
  const [isAsked, setAsked] = useState(false);

  useEffect(
    () =>
      onSignedOut(() => {
        setOpen(true);
        return new Promise((done) => waiting.current.push(done));
      }),
    [],
  );

  const end = (isSignedIn: boolean) => {
    setOpen(false);
    for (const done of waiting.current.splice(0)) done(isSignedIn);
  };
  const { field, formProps, busy, outcome } = useZodForm(passwordSchema, {
    async send({ password, code }) {
      const { token, user } = await api<{ token: string; user: LoginUser }>('/api/user/login', {
        method: 'POST',
        body: { email, password, code },
        asksToSignIn: false,
        needsCookies: true,
      });
      storeUser(user, token);
      end(true);
    },
    failed(error) {
      if (asksForCode(error)) setAsked(true);
      return serverMessage(error);
    },
    after: 'reset',
  });

  if (!isOpen) return null;
  return (
    <Dialog aria-labelledby="sign-in-again" onClose={() => end(false)} className="p-6" opensAtOnce>
      <form {...formProps} className="flex flex-col gap-4">
        <Heading level={2} id="sign-in-again">
          {t('You have been signed out')}
        </Heading>
        <p>
          {t.rich('Nothing you entered is lost. Sign in as <b>{email}</b> to continue.', {
            email,
            b: (text) => <span className="break-all font-bold">{text}</span>,
          })}
        </p>
        <UsernameHint email={email} />
        <PasswordField
          label={t('Password')}
          autoComplete="current-password"
          autoFocus
          {...field('password')}
        />
        {isAsked && <CodeField {...field('code')} />}
        <PasskeySignIn
          onSignedIn={({ user, token }) => {
            storeUser(user, token);
            end(true);
          }}
        />
        <OutcomeNotice outcome={outcome} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton variant="primary" disabled={busy}>
            {busy ? t('Signing in...') : t('Sign In')}
          </SubmitButton>
          <Button variant="quiet" onClick={() => end(false)}>
            {t('Not now')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
