'use client';

import { useState } from 'react';
import { focusedRow, useKeys } from '@/components/ui/hooks/use-keys';

type Row = { _id: string };

/** The rows of a list that are ticked, in the list's order. What is no longer listed is not chosen any more. */
export function useChosen<T extends Row>(rows: readonly T[], isEnabled = true) {
  const [ids, setIds] = useState<string[]>([]);
  const chosen = rows.filter(({ _id }) => ids.includes(_id));
  const toggle = (id: string) =>
    setIds((before) => (before.includes(id) ? before.filter((value) => value !== id) : [...before, id]));
  const isAll = rows.length > 0 && chosen.length === rows.length;
  const toggleAll = () => setIds(isAll ? [] : rows.map(({ _id }) => _id));
  useKeys({
    x: () => {
      const id = focusedRow();
      if (isEnabled && id) toggle(id);
    },
  });
  return { chosen, ids: chosen.map(({ _id }) => _id), isAll, toggle, toggleAll, setIds };
}
