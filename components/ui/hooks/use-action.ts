'use client';

import { useState } from 'react';
import { toast } from 'sonner';
import { useTexts } from '#language';
import { serverMessage } from '@/lib/platform/browser/api';

/** Runs actions whose failure is a toast. One that navigates returns 'leaving' and stays busy. Use `useCall` for a result in the page. */
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
