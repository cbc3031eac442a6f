'use client';

import { moveRow, useKeys } from '@/components/ui/use-keys';

/** The keys of a list, as in most admin tools. */
export function ListKeys() {
  useKeys({
    '/': () => {
      const box = document.querySelector<HTMLInputElement>('input[type=search][name=search]');
      box?.select();
      box?.focus();
    },
    j: () => moveRow(1),
    k: () => moveRow(-1),
  });
  return null;
}
