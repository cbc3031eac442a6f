import { TabLinks } from '@/components/ui/tab-links';

const TABS = [
  { key: 'properties', label: 'My properties', href: '/dashboard/properties' },
  { key: 'enquiries', label: 'Enquiries', href: '/dashboard/enquiries' },
];

/** Between the two pages of somebody who lists. */
export function DashboardTabs({ current }: { current: 'properties' | 'enquiries' }) {
  return <TabLinks label="Dashboard" current={current} tabs={TABS} />;
}
