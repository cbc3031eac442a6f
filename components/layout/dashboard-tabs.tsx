import { TabLinks } from '@/components/ui/tab-links';

const TABS = [
  { key: 'properties', label: 'My properties', href: '/dashboard/properties' },
  { key: 'enquiries', label: 'Enquiries', href: '/dashboard/enquiries' },
  { key: 'asked', label: 'My own enquiries', href: '/enquiries' },
  { key: 'visits', label: 'Visits', href: '/dashboard/visits' },
];

/** Between the pages of somebody who lists. */
export function DashboardTabs({ current }: { current: 'properties' | 'enquiries' | 'visits' }) {
  return <TabLinks label="Dashboard" current={current} tabs={TABS} />;
}
