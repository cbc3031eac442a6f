'use client';

import { useEffect } from 'react';
import { markVisited } from '@/lib/shortlists/client';

/** Remembers in this browser that a home's page was opened, so that cards can show it. */
export function Visited({ id }: { id: string }) {
  useEffect(() => markVisited(id), [id]);
  return null;
}
