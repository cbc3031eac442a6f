'use client';

import { useEffect, useState } from 'react';
import { z } from 'zod';
import { useTexts } from '#language';
import { PasswordField } from '@/components/accounts/password-field';
import { UsernameHint } from '@/components/accounts/username-hint';
import { Button } from '@/components/ui/actions/button';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { TextField } from '@/components/ui/forms/field';
import { FormEnd } from '@/components/ui/forms/form-end';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { askPasskey } from '@/lib/accounts/passkeys/client';
import type { StepUpDto } from '@/lib/accounts/step-up/dto';
import { factorCodeSchema } from '@/lib/accounts/users/schema';
import { api, serverMessage } from '@/lib/platform/browser/api';

const passwordSchema = z.object({ password: z.string().min(1, 'Please enter your password') });
const codeSchema = z.object({ code: factorCodeSchema });

type Props = { email: string; onDone: () => void };
const post = (body: unknown) => api('/api/user/step-up', { method: 'POST', body, asksToSignIn: false });

/** Asks for a passkey or a code, or for the password if the account has neither. */
export function StepUpForm({ email, onDone }: Props) {
  const [ways, setWays] = useState<StepUpDto>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    api<StepUpDto>('/api/user/step-up/options', { method: 'POST' }).then(setWays, (error) =>
      setFailure(serverMessage(error)),
    );
  }, []);
  return (
    <div className="flex flex-col gap-4">
      {failure && <OutcomeNotice outcome={{ text: failure, ok: false }} />}
      {ways?.passkey && <PasskeyButton options={ways.passkey} onDone={onDone} />}
      {ways?.code && <CodeForm onDone={onDone} />}
      {ways?.password && <PasswordForm email={email} onDone={onDone} />}
    </div>
  );
}

function PasskeyButton({
  options,
  onDone,
}: {
  options: NonNullable<StepUpDto['passkey']>;
  onDone: () => void;
}) {
  const { t } = useTexts('accounts/identity');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  // a challenge is used up by the first response
  const [next, setNext] = useState(options);

  async function confirm() {
    setBusy(true);
    setFailure(undefined);
    try {
      await post({ credential: await askPasskey(next) });
      onDone();
    } catch (error) {
      setFailure(serverMessage(error));
      const again = await api<StepUpDto>('/api/user/step-up/options', { method: 'POST' }).catch(
        () => undefined,
      );
      if (again?.passkey) setNext(again.passkey);
    }
    setBusy(false);
  }

  return (
    <>
      {failure && <OutcomeNotice outcome={{ text: failure, ok: false }} />}
      <Button variant="primary" disabled={busy} onClick={confirm} data-focus>
        {t('Use a passkey')}
      </Button>
    </>
  );
}

function CodeForm({ onDone }: { onDone: () => void }) {
  const { t } = useTexts('accounts/identity');
  const { field, formProps, busy, outcome } = useZodForm(codeSchema, {
    async send(body) {
      await post(body);
      onDone();
      return undefined;
    },
  });
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <TextField
        label={t('Code from your app, or a recovery code')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        {...field('code')}
      />
      <FormEnd {...{ busy, outcome }}>{t('Confirm with the code')}</FormEnd>
    </form>
  );
}

function PasswordForm({ email, onDone }: Props) {
  const { t } = useTexts('accounts/identity');
  const { field, formProps, busy, outcome } = useZodForm(passwordSchema, {
    async send(body) {
      await post(body);
      onDone();
      return undefined;
    },
  });
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <UsernameHint email={email} />
      <PasswordField label={t('Your password')} autoComplete="current-password" {...field('password')} />
      <FormEnd {...{ busy, outcome }} variant="primary">
        {t('Confirm')}
      </FormEnd>
    </form>
  );
}
