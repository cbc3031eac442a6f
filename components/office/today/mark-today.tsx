'use client';

import { useEffect } from 'react';
import { api } from '@/lib/platform/browser/api';

/** Records this visit, so that the next shows only later changes. If it fails, that list is longer. */
export function MarkToday() {
  useEffect(() => {
    api('/api/user/today', { method: 'PUT', keepalive: true }).catch(() => undefined);
  }, []);
  return null;
}
