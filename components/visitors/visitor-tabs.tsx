'use client';

import { useRef } from 'react';
import { TabLinks } from '@/components/ui/actions/tab-links';
import { useCurrentInView } from '@/components/ui/hooks/use-current-in-view';

const TABS = [
  { key: 'guests', label: 'Guests', href: '/admin/useguesttracker' },
  { key: 'analytics', label: 'Analytics', href: '/admin/guestanalytics' },
  { key: 'activity', label: 'Activity', href: '/admin/activities' },
  { key: 'sources', label: 'Sources', href: '/admin/sources' },
  { key: 'addresses', label: 'Addresses', href: '/admin/addresses' },
] as const;

/** What is known of visitors, on five pages. */
export function VisitorTabs({ current }: { current: (typeof TABS)[number]['key'] }) {
  const box = useRef<HTMLDivElement>(null);
  useCurrentInView(box);
  return (
    <div ref={box}>
      <TabLinks label="Visitors" current={current} tabs={TABS} isOneRow />
    </div>
  );
}
