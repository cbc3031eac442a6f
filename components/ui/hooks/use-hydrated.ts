'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and until React has taken the page over. A form that only JavaScript can send stays disabled until
 * then: the browser itself would put its fields into the address.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
