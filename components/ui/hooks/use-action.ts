'use client';

import { useState } from 'react';
import { toast } from 'sonner';
import { useTexts } from '#language';
import { serverMessage } from '@/lib/platform/browser/api';

/**
 * Actions whose failure is a toast: `run` returns whether one succeeded. One that goes to another page returns 'leaving', so that it
 * stays busy. With the outcome in the page there is `useCall`.
 */
export function useAction() {
  const { reply } = useTexts();
  const [isBusy, setBusy] = useState(false);
  async function run(action: () => Promise<unknown>): Promise<boolean> {
    setBusy(true);
    let result: unknown;
    try {
      result = await action();
      return true;
    } catch (error) {
      toast.error(reply(serverMessage(error)));
      return false;
    } finally {
      if (result !== 'leaving') setBusy(false);
    }
  }
  return { isBusy, run };
}
