'use client';

import { useEffect } from 'react';
import { api } from '@/lib/platform/http/client';

/** The replies on this page were looked at; homes are looked at one by one. A failure costs a badge that stays. */
export function SeenClient({ id }: { id: string }) {
  useEffect(() => {
    api(`/api/clients/${id}/seen`, { method: 'POST', body: {}, keepalive: true }).catch(() => undefined);
  }, [id]);
  return null;
}
