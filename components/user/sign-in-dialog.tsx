'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { SubmitButton } from '@/components/ui/submit-button';
import { api, onSignedOut, serverMessage } from '@/lib/http/client';
import { storeUser } from '@/lib/user/client';
import type { LoginUser } from '@/lib/user/dto';
import { PasswordField } from './password-field';
import { UsernameHint } from './username-hint';

/**
 * Over an open form whose session has ended (signed out in another window, or it was too long ago): the same person signs
 * in again, and what was being sent is sent. The form below stays as it is.
 */
export function SignInDialog({ email }: { email: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  /** the calls that wait for the outcome */
  const waiting = useRef<((isSignedIn: boolean) => void)[]>([]);
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  useEffect(
    () =>
      onSignedOut(() => {
        setOpen(true);
        return new Promise((done) => waiting.current.push(done));
      }),
    [],
  );
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
  }, [isOpen]);

  const end = (isSignedIn: boolean) => {
    setOpen(false);
    setBusy(false);
    setFailure(undefined);
    for (const done of waiting.current.splice(0)) done(isSignedIn);
  };

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // this form stands over another one, in the tree of React as on the screen
    event.stopPropagation();
    const password = String(new FormData(event.currentTarget).get('password'));
    setBusy(true);
    setFailure(undefined);
    try {
      const { token, user } = await api<{ token: string; user: LoginUser }>('/api/user/login', {
        method: 'POST',
        body: { email, password },
        asksToSignIn: false,
      });
      storeUser(user, token);
      end(true);
    } catch (error) {
      setFailure(serverMessage(error));
      setBusy(false);
    }
  }

  if (!isOpen) return null;
  return (
    <dialog
      ref={dialog}
      aria-labelledby="sign-in-again"
      onClose={() => end(false)}
      className="m-auto w-[min(26rem,calc(100vw-2rem))] rounded-md border border-line bg-paper p-6 text-ink backdrop:bg-black/50"
    >
      <form onSubmit={submit} className="flex flex-col gap-4" aria-busy={busy}>
        <h2 id="sign-in-again" className="text-2xl">
          You have been signed out
        </h2>
        <p>
          Nothing you entered is lost. Sign in as <span className="font-bold break-all">{email}</span> to go
          on.
        </p>
        <UsernameHint email={email} />
        <PasswordField label="Password" name="password" autoComplete="current-password" required autoFocus />
        {failure && <Notice tone="error">{failure}</Notice>}
        <div className="flex flex-wrap gap-3">
          <SubmitButton look="primary" disabled={busy}>
            {busy ? 'Signing in...' : 'Sign In'}
          </SubmitButton>
          <Button look="quiet" onClick={() => end(false)}>
            Not now
          </Button>
        </div>
      </form>
    </dialog>
  );
}
