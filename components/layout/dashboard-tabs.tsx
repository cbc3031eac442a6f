'use client';

import { TabLinks } from '@/components/ui/tab-links';
import { useVisitor } from './use-visitor';

type Tab = { key: string; label: string; href: string; isForBrokers?: true };

/** The menu of the dashboard; what only brokers have stands there for them alone. */
export function DashboardTabs({ current, tabs }: { current: string; tabs: readonly Tab[] }) {
  const visitor = useVisitor();
  const isBroker = visitor.kind === 'user' && ['broker', 'admin'].includes(visitor.role.toLowerCase());
  const shown = tabs.filter(({ isForBrokers, key }) => !isForBrokers || isBroker || key === current);
  return <TabLinks label="Dashboard" current={current} tabs={shown} isOneRow />;
}
