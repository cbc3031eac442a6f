'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Until React has taken over, a form that needs script is disabled: the browser would put its fields into the address. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
