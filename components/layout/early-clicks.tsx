'use client';

import { useLayoutEffect } from 'react';
import { replayEarlyClicks } from '@/lib/http/early-clicks';

/** Runs what was pressed before React took the page over. */
export function EarlyClicks() {
  useLayoutEffect(replayEarlyClicks, []);
  return null;
}
