'use client';

import { useRouter } from 'next/navigation';
import { api } from '@/lib/platform/browser/api';
import type { VisitDto } from '@/lib/visits/dto';

/** Sends the host's step for a visit, based on what the page shows. */
export function useHostStep() {
  const router = useRouter();
  return (visit: VisitDto) => async (body: Record<string, unknown>) => {
    try {
      await api(`/api/visits/${visit.id}/answer`, { method: 'POST', body: { ...body, seen: visit.seen } });
    } finally {
      // also refreshes after a conflict, to show the other person's step
      router.refresh();
    }
  };
}
