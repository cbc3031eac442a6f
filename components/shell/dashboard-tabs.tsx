'use client';

import { useRef } from 'react';
import { TabLinks } from '@/components/ui/actions/tab-links';
import { useCurrentInView } from '@/components/ui/hooks/use-current-in-view';
import { useVisitor } from './use-visitor';

type Tab = { key: string; label: string; href: string; isForBrokers?: true };

/** The menu of the dashboard; what only brokers have is there for them alone. On a phone the row begins where one is. */
export function DashboardTabs({
  label,
  current,
  tabs,
}: {
  label: string;
  current: string;
  tabs: readonly Tab[];
}) {
  const visitor = useVisitor();
  const isBroker = visitor.kind === 'user' && ['broker', 'admin'].includes(visitor.role.toLowerCase());
  const shown = tabs.filter(({ isForBrokers, key }) => !isForBrokers || isBroker || key === current);
  const menu = useRef<HTMLDivElement>(null);
  useCurrentInView(menu, shown.length);
  return (
    <div ref={menu}>
      <TabLinks label={label} current={current} tabs={shown} isOneRow />
    </div>
  );
}
