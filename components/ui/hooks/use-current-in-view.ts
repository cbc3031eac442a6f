'use client';

import { type RefObject, useEffect } from 'react';

/** In a row that a finger pushes aside, the link to the page that is open is in the middle; again when `changes` does. */
export function useCurrentInView(box: RefObject<HTMLElement | null>, changes?: string | number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes moves the current link
  useEffect(() => {
    const row = box.current?.querySelector('ul');
    const here = row?.querySelector<HTMLElement>('[aria-current=page]');
    if (row && here)
      row.scrollLeft = here.offsetLeft - row.offsetLeft - (row.clientWidth - here.offsetWidth) / 2;
  }, [box, changes]);
}
