'use client';

import { useSyncExternalStore } from 'react';
import { type HomesState, homesStore } from '@/lib/shortlists/client';

/** Saved, hidden and visited homes; empty in the initial HTML, which is the same for everyone. */
export function useHomes(): HomesState {
  return useSyncExternalStore(homesStore.subscribe, homesStore.get, homesStore.initial);
}
