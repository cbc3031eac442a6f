'use client';

import { type FormEvent, useEffect, useState } from 'react';
import { CheckboxField, TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { SubmitButton } from '@/components/ui/submit-button';
import { api } from '@/lib/http/client';
import { readIdentity, safePath, storeGuest, whoAmI } from '@/lib/user/client';

function target(): string {
  const from = new URLSearchParams(window.location.search).get('from');
  return safePath(from, window.location.origin) ?? '/properties';
}

/** Skips the page for a browser that is a guest or signed in already. */
function useLeadOn(): void {
  useEffect(() => {
    const { guestID, token } = readIdentity();
    if (!guestID && !token) return;
    whoAmI().then(
      (me) => {
        if (me.kind !== 'anonymous') window.location.replace(target());
      },
      () => undefined,
    );
  }, []);
}

export function GuestLoginForm({ retentionDays }: { retentionDays: number }) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  useLeadOn();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setBusy(true);
    setFailed(false);
    try {
      const body = { name: String(data.get('name') ?? ''), recordActivity: !data.has('refuse') };
      const { guestID } = await api<{ guestID?: string }>('/api/guest/login', { method: 'POST', body });
      if (!guestID) throw new Error('The reply carries no guestID');
      storeGuest(guestID);
      window.location.assign(target());
    } catch (error) {
      console.warn('Guest login failed', error);
      setFailed(true);
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-5" aria-busy={busy}>
      <TextField
        label="Your name"
        name="name"
        placeholder="Enter name (optional)"
        autoComplete="name"
        maxLength={120}
      />
      <p>
        We record the pages you open, your browser and your network address, to learn which listings are
        wanted, and remove this after {retentionDays} days.
      </p>
      <CheckboxField name="refuse" label="Do not record what I look at" />
      {failed && <Notice tone="error">That did not work. Please try again.</Notice>}
      <SubmitButton look="primary" disabled={busy}>
        Continue as Guest
      </SubmitButton>
    </form>
  );
}
