'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toast } from 'sonner';
import { useTexts } from '#language';
import { api, type CallOptions, serverMessage } from '@/lib/platform/browser/api';

/** Calls the API about clients, reports failures, and refreshes the page. */
export function useClientCall() {
  const { reply: say } = useTexts();
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  async function call<T>(path: string, options: CallOptions): Promise<T | undefined> {
    setBusy(true);
    try {
      const reply = await api<T>(`/api/clients${path}`, options);
      router.refresh();
      return reply;
    } catch (error) {
      toast.error(say(serverMessage(error)));
      return undefined;
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, call, refresh: router.refresh };
}
