'use client';

import { useEffect } from 'react';
import { api } from '@/lib/platform/http/client';

/** What this page shows was looked at. A failure costs a badge that stays. */
export function SeenClient({ id }: { id: string }) {
  useEffect(() => {
    api(`/api/clients/${id}/seen`, { method: 'POST', body: {}, keepalive: true }).catch(() => undefined);
  }, [id]);
  return null;
}
