'use client';

import { useSyncExternalStore } from 'react';
import { type HomesState, homesStore } from '@/lib/shortlists/client';

/** Which homes are saved, hidden and visited; empty in the first HTML, which is the same for everybody. */
export function useHomes(): HomesState {
  return useSyncExternalStore(homesStore.subscribe, homesStore.get, homesStore.initial);
}
