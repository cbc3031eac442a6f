'use client';

import { useEffect } from 'react';
import { api } from '@/lib/platform/http/client';

/** On the newest enquiries: the navigation bar of the next page counts only later ones. A failure costs a stale number. */
export function MarkSeen() {
  useEffect(() => {
    api('/api/user/enquiries', { method: 'PUT', keepalive: true }).catch(() => undefined);
  }, []);
  return null;
}
