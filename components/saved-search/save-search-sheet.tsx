'use client';

import { X } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { api, serverMessage } from '@/lib/http/client';
import type { SavedReply } from '@/lib/saved-search/dto';
import { whoAmI } from '@/lib/user/client';
import { FrequencyChoice } from './frequency-choice';

export type SheetProps = { query: string; title: string; onClose: () => void };

/** How often, and for somebody without an account where to. */
export default function SaveSearchSheet({ query, title, onClose }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isMember, setMember] = useState<boolean>();
  const [isBusy, setBusy] = useState(false);
  const [saved, setSaved] = useState<SavedReply>();
  const [error, setError] = useState('');
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    whoAmI().then(
      ({ kind }) => setMember(kind === 'user'),
      () => setMember(false),
    );
  }, []);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const email = data.get('email');
    setBusy(true);
    setError('');
    try {
      const body = { query, frequency: data.get('frequency'), ...(email && { email }) };
      setSaved(await api<SavedReply>('/api/searches', { method: 'POST', body }));
    } catch (failed) {
      setError(serverMessage(failed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby="save-search-title"
      onClose={onClose}
      className="m-0 mt-auto max-h-[92dvh] w-full max-w-none rounded-t-md border border-line bg-paper p-5 text-ink shadow-lift backdrop:bg-black/50 sm:m-auto sm:max-w-md sm:rounded-md sm:p-7"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id="save-search-title" className="text-2xl">
          {saved ? 'Nearly done' : 'Save this search'}
        </h2>
        <button
          type="button"
          aria-label="Close"
          className="-mt-1.5 -mr-2 inline-flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-sunken"
          onClick={() => dialog.current?.close()}
        >
          <X className="size-5" aria-hidden="true" />
        </button>
      </div>
      <p className="mt-1 text-ink-soft">{title}</p>
      {saved ? (
        <div className="mt-4 flex flex-col gap-4">
          <Notice variant="verified">{saved.message}</Notice>
          {isMember && <ButtonLink href="/searches">My saved searches</ButtonLink>}
        </div>
      ) : (
        <form onSubmit={submit} className="mt-4 flex flex-col gap-4" aria-busy={isBusy}>
          <p>We tell you of new homes, lower prices, and of homes that come back or go.</p>
          <FrequencyChoice />
          {isMember === false && (
            <TextField
              label="E-mail"
              name="email"
              type="email"
              required
              autoComplete="email"
              maxLength={254}
              help="You get a mail with a link first. No account is needed, and one tap ends it."
            />
          )}
          {error && <Notice variant="error">{error}</Notice>}
          <Button type="submit" variant="primary" disabled={isBusy || isMember === undefined}>
            {isBusy ? 'Saving...' : 'Save and alert me'}
          </Button>
        </form>
      )}
    </dialog>
  );
}
