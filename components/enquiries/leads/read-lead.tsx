'use client';

import { useEffect } from 'react';
import { api } from '@/lib/platform/http/client';

/** This lead was opened. A failure costs a mark that stays; whether the person waits does not change by it. */
export function ReadLead({ id, lastAt }: { id: string; lastAt: string }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came since is read with it
  useEffect(() => {
    api(`/api/leads/${id}/read`, { method: 'POST', body: {}, keepalive: true }).catch(() => undefined);
  }, [id, lastAt]);
  return null;
}
