'use client';

import { useEffect } from 'react';
import { api } from '@/lib/platform/browser/api';

/** Marks this page's replies as read; homes are marked one by one. If it fails, a badge stays. */
export function SeenClient({ id }: { id: string }) {
  useEffect(() => {
    api(`/api/clients/${id}/seen`, { method: 'POST', body: {}, keepalive: true }).catch(() => undefined);
  }, [id]);
  return null;
}
