'use client';

import { useEffect } from 'react';
import { api } from '@/lib/platform/browser/api';

/** Marks this lead as read. If it fails, a mark stays; whether the person is waiting does not change. */
export function ReadLead({ id, lastAt }: { id: string; lastAt: string }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came since is read with it
  useEffect(() => {
    api(`/api/leads/${id}/read`, { method: 'POST', body: {}, keepalive: true }).catch(() => undefined);
  }, [id, lastAt]);
  return null;
}
