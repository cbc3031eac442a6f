'use client';

import { useEffect, useRef } from 'react';

/** True in a field or while a dialog is open, where letters are text. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (document.querySelector('dialog[open]')) return true;
  // a checkbox accepts no letters
  return target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]') !== null;
}

/** Shortcuts of the admin area: single keys that are ignored while typing and never override the browser's own. */
export function useKeys(keys: Record<string, () => void>): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const action = latest.current[event.key];
      if (!action || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

export const focusedRow = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row;

/** Focuses the first link of the next or previous row, or of the first row if none has the focus. */
export function moveRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows[at < 0 ? 0 : Math.min(Math.max(at + step, 0), rows.length - 1)];
  next?.querySelector<HTMLElement>('a[href]')?.focus();
}
