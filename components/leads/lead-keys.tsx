'use client';

import { moveRow, useKeys } from '@/components/ui/use-keys';

/** The keys of the list: `j` and `k` move, Enter opens, `/` searches. */
export function LeadKeys() {
  useKeys({
    '/': () => document.querySelector<HTMLInputElement>('input[type=search][name=q]')?.focus(),
    j: () => moveRow(1),
    k: () => moveRow(-1),
  });
  return (
    <p className="text-ink-soft text-sm max-lg:hidden">
      Keys: <kbd>j</kbd> and <kbd>k</kbd> move, <kbd>Enter</kbd> opens, <kbd>/</kbd> searches.
    </p>
  );
}
