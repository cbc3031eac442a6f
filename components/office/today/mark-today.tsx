'use client';

import { useEffect } from 'react';
import { api } from '@/lib/platform/http/client';

/** Records this visit, so that the next shows only what changed since. A failed call makes that list longer. */
export function MarkToday() {
  useEffect(() => {
    api('/api/user/today', { method: 'PUT', keepalive: true }).catch(() => undefined);
  }, []);
  return null;
}
