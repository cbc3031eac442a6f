import type { ReactNode } from 'react';
import { useTexts } from '#language';
import { Heading } from '@/components/ui/display/heading';
import type { Domain } from '@/lib/platform/language/translate';
import { DashboardTabs } from './dashboard-tabs';
import { PageTexts } from './page-texts';

/** The pages of a person who lists, in the order of a working day. */
const TABS = [
  { key: 'today', label: 'Today', href: '/dashboard' },
  { key: 'properties', label: 'Listings', href: '/dashboard/properties' },
  { key: 'leads', label: 'Leads', href: '/dashboard/leads' },
  { key: 'visits', label: 'Visits', href: '/dashboard/visits' },
  { key: 'clients', label: 'Clients', href: '/dashboard/clients', isForBrokers: true },
  { key: 'calendar', label: 'Calendar', href: '/dashboard/calendar' },
  { key: 'deals', label: 'Deals', href: '/dashboard/deals' },
  { key: 'team', label: 'Team', href: '/dashboard/team' },
  { key: 'asked', label: 'My own enquiries', href: '/enquiries' },
] as const;

type Current = (typeof TABS)[number]['key'];

type Props = {
  title: string;
  current: Current;
  /** links and buttons beside the title */
  actions?: ReactNode;
  /** domains of texts of the client components on the page */
  texts?: readonly Domain[];
  children: ReactNode;
};

/** The menu alone, for pages that share their frame with the admin area. */
export function DashboardMenu({ current }: { current: Current }) {
  const { t } = useTexts('office/today');
  const tabs = TABS.map((tab) => ({ ...tab, label: t(tab.label) }));
  return <DashboardTabs label={t('Dashboard')} current={current} tabs={tabs} />;
}

/** The frame of every page of the dashboard: title, menu, and what the page is for. */
export function DashboardFrame({ title, current, actions, texts = [], children }: Props) {
  return (
    <PageTexts of={texts}>
      <div className="container-page flex flex-col gap-6 py-6 sm:py-10">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <Heading level={1}>{title}</Heading>
          {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
        </div>
        <DashboardMenu current={current} />
        {children}
      </div>
    </PageTexts>
  );
}
