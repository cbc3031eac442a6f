'use client';

import { useRouter } from 'next/navigation';
import { useAction } from '@/components/ui/hooks/use-action';
import { api, type CallOptions } from '@/lib/platform/browser/api';

export function useClientCall() {
  const router = useRouter();
  const { isBusy, run } = useAction();
  async function call<T>(path: string, options: CallOptions): Promise<T | undefined> {
    let reply: T | undefined;
    await run(async () => {
      reply = await api<T>(`/api/clients${path}`, options);
      router.refresh();
    });
    return reply;
  }
  return { isBusy, call, refresh: router.refresh };
}
