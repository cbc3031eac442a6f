'use client';

import { useEffect } from 'react';
import { api } from '@/lib/platform/browser/api';

type Props = { path: string; method?: 'POST' | 'PUT' };

/** Tells the server that the page was seen, even while leaving it. After a failure, new items stay new. */
export function ReportSeen({ path, method = 'POST' }: Props) {
  useEffect(() => {
    const body = method === 'POST' ? { body: {} } : {};
    api(path, { method, ...body, keepalive: true }).catch(() => undefined);
  }, [path, method]);
  return null;
}
