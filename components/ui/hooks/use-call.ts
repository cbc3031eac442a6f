'use client';

import { useState } from 'react';
import { api, type CallOptions, serverMessage } from '@/lib/platform/browser/api';

type Outcome = { text: string; ok: boolean };

/** Runs one call at a time and sets its result's text. Returns true on success. Use `useZodForm` for forms. */
export function useCall() {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  async function call<T>(path: string, options: CallOptions, onReply?: (reply: T) => void): Promise<boolean> {
    setBusy(true);
    setOutcome(undefined);
    try {
      const reply = await api<(T & { message?: string }) | undefined>(path, options);
      setOutcome({ text: reply?.message ?? 'Saved', ok: true });
      if (reply) onReply?.(reply);
      return true;
    } catch (error) {
      setOutcome({ text: serverMessage(error), ok: false });
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { busy, outcome, setOutcome, call };
}
