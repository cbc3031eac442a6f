'use client';

import { useEffect } from 'react';
import { api } from '@/lib/http/client';

/** The next visit is compared with this one. A failure costs a longer list of changes. */
export function MarkToday() {
  useEffect(() => {
    api('/api/user/today', { method: 'PUT', keepalive: true }).catch(() => undefined);
  }, []);
  return null;
}
