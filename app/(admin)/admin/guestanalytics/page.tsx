import type { Metadata } from 'next';
import { AdminList } from '@/components/admin/admin-list';
import { AnalyticsTable } from '@/components/admin/analytics-table';
import { VisitorTabs } from '@/components/admin/visitor-tabs';
import { FilterInput, FilterSelect } from '@/components/ui/filters';
import { formatNumber } from '@/lib/format';
import { loadAnalytics } from '@/lib/guest-analytics/loaders';
import { ANALYTICS_FILTERS } from '@/lib/guest-analytics/schema';
import { sortLinks } from '@/lib/list-url';

export const metadata: Metadata = { title: 'Guest User Analytics' };

const PATH = '/admin/guestanalytics';
const ACTIVITIES = ANALYTICS_FILTERS.map(([value, label]) => [value, label] as const);

export default async function GuestAnalyticsPage({ searchParams }: PageProps<'/admin/guestanalytics'>) {
  const { search, stats, rows, page, pages, now } = await loadAnalytics(await searchParams);
  return (
    <AdminList
      menu={<VisitorTabs current="analytics" />}
      title="Guest User Analytics"
      filters={
        <>
          <FilterInput type="date" label="From" name="from" value={search.from} />
          <FilterInput type="date" label="To" name="to" value={search.to} />
          <FilterSelect label="Activity" name="activity" value={search.activity} options={ACTIVITIES} />
        </>
      }
      stats={[
        {
          label: 'Total Guests',
          value: formatNumber(stats.totalGuests),
          note: 'with activity in this view',
        },
        {
          label: 'Active Today',
          value: formatNumber(stats.activeToday),
          note: 'of these, last 24 hours',
        },
        { label: 'Avg Activities', value: stats.avgActivities, note: 'per guest in this view' },
      ]}
      path={PATH}
      search={search}
      list={{ page, pages }}
    >
      <AnalyticsTable rows={rows} now={now} sort={sortLinks(PATH, search)} />
    </AdminList>
  );
}
