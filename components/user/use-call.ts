'use client';

import { useState } from 'react';
import { api, type CallOptions, serverMessage } from '@/lib/http/client';

type Outcome = { text: string; ok: boolean };

/** One call at a time with its outcome in words. Answers whether it succeeded. */
export function useCall() {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  async function call(path: string, options: CallOptions): Promise<boolean> {
    setBusy(true);
    setOutcome(undefined);
    try {
      const { message } = await api<{ message?: string }>(path, options);
      setOutcome({ text: message ?? 'Saved', ok: true });
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
