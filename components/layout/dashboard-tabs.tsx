'use client';

import { useEffect, useRef } from 'react';
import { TabLinks } from '@/components/ui/tab-links';
import { useVisitor } from './use-visitor';

type Tab = { key: string; label: string; href: string; isForBrokers?: true };

/** The menu of the dashboard; what only brokers have stands there for them alone. On a phone the row begins where one is. */
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
  const count = shown.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a broker's tabs come late and move the current one
  useEffect(() => {
    const row = menu.current?.querySelector('ul');
    const here = row?.querySelector<HTMLElement>('[aria-current=page]');
    if (row && here)
      row.scrollLeft = here.offsetLeft - row.offsetLeft - (row.clientWidth - here.offsetWidth) / 2;
  }, [count]);
  return (
    <div ref={menu}>
      <TabLinks label={label} current={current} tabs={shown} isOneRow />
    </div>
  );
}
