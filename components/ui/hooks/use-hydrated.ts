'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False until hydration. Forms that need script are disabled until then, because the browser would put their fields into the address. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
