'use client';

import { useEffect, useState } from 'react';
import { toast } from 'sonner';
import { useTexts } from '#language';
import { CodeField } from '@/components/accounts/sign-in-methods/code-field';
import { PasskeySignIn, type SignedIn } from '@/components/accounts/sign-in-methods/passkey-sign-in';
import { buttonClass } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { Toaster } from '@/components/ui/feedback/toaster';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { loginSchema, MESSAGES } from '@/lib/accounts/users/schema';
import { api, asksForCode, errorMessage } from '@/lib/platform/browser/api';
import {
  getCurrentUser,
  greeting,
  landingPath,
  REDIRECT_DELAY_MS,
  safePath,
  takeEmail,
} from '@/lib/platform/browser/identity';
import { goInstead } from '@/lib/platform/browser/navigation';
import { readIdentity, storeUser } from '@/lib/platform/browser/stored-identity';
import { AuthLink } from './auth-link';
import { MailSent } from './mail-sent';
import { PasswordField } from './password-field';
import { EmailField } from './person-fields';

function from(): string | undefined {
  return safePath(new URLSearchParams(window.location.search).get('from'), window.location.origin);
}

/** Skips the form if the browser is signed in. The server is asked, because a stored token proves nothing. */
function useRedirectSignedIn(): void {
  useEffect(() => {
    if (!readIdentity().token) return;
    getCurrentUser().then(
      (me) => {
        if (me.kind === 'user') goInstead(from() ?? '/properties');
      },
      () => undefined,
    );
  }, []);
}

function useEnter() {
  const { href, t } = useTexts('accounts/sign-in');
  return ({ user, token }: SignedIn): void => {
    storeUser(user, token);
    const name = user.name || user.email;
    toast.success(t.language === 'en' ? greeting(user) : t('Welcome back, {name}', { name }));
    const target = href(from() ?? landingPath(user.role));
    setTimeout(() => goInstead(target), REDIRECT_DELAY_MS);
  };
}

export function LoginForm() {
  useRedirectSignedIn();
  const enter = useEnter();
  const { t, reply } = useTexts('accounts/sign-in');
  // the password was right, and the account has a second factor
  const [isAsked, setAsked] = useState(false);
  const { form, formProps, busy, outcome } = useZodForm(loginSchema, {
    async send(body) {
      enter(await api<SignedIn>('/api/user/login', { method: 'POST', body, needsCookies: true }));
    },
    failed(error) {
      if (asksForCode(error)) setAsked(true);
      const message = errorMessage(error, 'Login failed');
      toast.error(reply(message));
      return message;
    },
    // one message for both fields, below them
    invalid: MESSAGES.loginFields,
    after: 'leave',
  });
  const [newEmail, setNewEmail] = useState('');
  // after a sign-up the mail comes first, and below it only the password is missing
  useEffect(() => {
    const email = takeEmail();
    if (!email) return;
    setNewEmail(email);
    form.setValue('email', email);
  }, [form]);
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <Toaster />
      {newEmail && <MailSent email={newEmail} />}
      <EmailField {...form.register('email')} autoComplete="username" required />
      <PasswordField
        label={t('Password')}
        autoComplete="current-password"
        required
        {...form.register('password')}
      />
      {isAsked && <CodeField {...form.register('code')} />}
      <OutcomeNotice outcome={outcome} />
      <SubmitButton variant="primary" disabled={busy}>
        {busy ? t('Signing in...') : t('Sign In')}
      </SubmitButton>
      <PasskeySignIn onSignedIn={enter} />
      <Link className="link self-start" href="/forgot-password">
        {t('Forgotten your password?')}
      </Link>
      <AuthLink to="/guestlogin" className={buttonClass()}>
        {t('Continue as Guest')}
      </AuthLink>
    </form>
  );
}
