'use client';

import { useRef, useState } from 'react';
import { focusedRow, useKeys } from '@/components/ui/hooks/use-keys';

type Row = { _id: string };

export const isWithShift = ({ nativeEvent }: { nativeEvent: Event }): boolean =>
  'shiftKey' in nativeEvent && nativeEvent.shiftKey === true;

/** Ticked rows in list order, without rows that have left the list. Shift includes all rows since the last tick. */
export function useChosen<T extends Row>(rows: readonly T[], isEnabled = true) {
  const [ids, setIds] = useState<string[]>([]);
  const last = useRef<string>(undefined);
  const chosen = rows.filter(({ _id }) => ids.includes(_id));
  const toggle = (id: string, isRange = false) => {
    const [from = -1, to = -1] = [last.current, id].map((end) => rows.findIndex(({ _id }) => _id === end));
    last.current = id;
    if (isRange && from >= 0 && to >= 0) {
      const between = rows.slice(Math.min(from, to), Math.max(from, to) + 1).map(({ _id }) => _id);
      setIds((before) => [...new Set([...before, ...between])]);
      return;
    }
    setIds((before) => (before.includes(id) ? before.filter((value) => value !== id) : [...before, id]));
  };
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
