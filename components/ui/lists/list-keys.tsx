'use client';

import type { ReactNode } from 'react';
import { useTexts } from '#language';
import { moveRow, useKeys } from '@/components/ui/hooks/use-keys';

const kbd = (text: ReactNode) => <kbd>{text}</kbd>;

/** Shortcut keys of a list, as in most work tools: `j` and `k` move, Enter opens, `/` searches. `isSaid` shows them below the list. */
export function ListKeys({ isSaid = false, hasSearch = true }: { isSaid?: boolean; hasSearch?: boolean }) {
  const { t } = useTexts('common');
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
      {hasSearch
        ? t.rich('Keys: <kbd>j</kbd> and <kbd>k</kbd> move, <kbd>Enter</kbd> opens, <kbd>/</kbd> searches.', {
            kbd,
          })
        : t.rich('Keys: <kbd>j</kbd> and <kbd>k</kbd> move, <kbd>Enter</kbd> opens.', { kbd })}
    </p>
  );
}
