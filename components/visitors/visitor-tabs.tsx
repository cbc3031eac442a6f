'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { TabLinks } from '@/components/ui/actions/tab-links';

const TABS = [
  { key: 'guests', label: 'Guests', href: '/admin/useguesttracker' },
  { key: 'analytics', label: 'Analytics', href: '/admin/guestanalytics' },
  { key: 'activity', label: 'Activity', href: '/admin/activities' },
  { key: 'sources', label: 'Sources', href: '/admin/sources' },
  { key: 'addresses', label: 'Addresses', href: '/admin/addresses' },
] as const;

/** In a row that a finger pushes aside, the link to the page that is open is in the middle; again when `changes` does. */
function useCurrentInView(box: RefObject<HTMLElement | null>, changes?: string | number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes moves the current link
  useEffect(() => {
    const row = box.current?.querySelector('ul');
    const here = row?.querySelector<HTMLElement>('[aria-current=page]');
    if (row && here)
      row.scrollLeft = here.offsetLeft - row.offsetLeft - (row.clientWidth - here.offsetWidth) / 2;
  }, [box, changes]);
}

export function VisitorTabs({ current }: { current: (typeof TABS)[number]['key'] }) {
  const box = useRef<HTMLDivElement>(null);
  useCurrentInView(box);
  return (
    <div ref={box}>
      <TabLinks label="Visitors" current={current} tabs={TABS} isOneRow />
    </div>
  );
}
