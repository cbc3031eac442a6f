'use client';

import { moveRow, useKeys } from './use-keys';

/** The keys of a list, as in most tools for work: `j` and `k` move, Enter opens, `/` searches. `isSaid` writes them below it. */
export function ListKeys({ isSaid = false, hasSearch = true }: { isSaid?: boolean; hasSearch?: boolean }) {
  useKeys({
    '/': () => {
      const box = document.querySelector<HTMLInputElement>('input[type=search]');
      box?.select();
      box?.focus();
    },
    j: () => moveRow(1),
    k: () => moveRow(-1),
  });
  if (!isSaid) return null;
  return (
    <p className="text-ink-soft text-sm max-lg:hidden">
      Keys: <kbd>j</kbd> and <kbd>k</kbd> move, <kbd>Enter</kbd> opens
      {hasSearch && (
        <>
          , <kbd>/</kbd> searches
        </>
      )}
      .
    </p>
  );
}
