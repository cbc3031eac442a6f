import { OfficeList } from '@/components/office/lists/office-list';
import { FilterDay, FilterSelect } from '@/components/ui/lists/filters';
import { AnalyticsTable } from '@/components/visitors/analytics-table';
import { loadListTools } from '@/lib/office/lists/loaders';
import { formatNumber } from '@/lib/platform/text/format';
import { sortLinks } from '@/lib/platform/text/list-url';
import { loadAnalytics } from '@/lib/visitors/analytics/loaders';
import { ANALYTICS_FILTERS } from '@/lib/visitors/analytics/schema';

export const metadata = { title: 'Guest User Analytics' };

const PATH = '/admin/guestanalytics';
const ACTIVITIES = ANALYTICS_FILTERS.map(([value, label]) => [value, label] as const);

export default async function GuestAnalyticsPage({ searchParams }: PageProps<'/admin/guestanalytics'>) {
  const [{ search, stats, rows, page, pages, now }, tools] = await Promise.all([
    loadAnalytics(await searchParams),
    loadListTools('analytics'),
  ]);
  return (
    <OfficeList
      tools={tools}
      title="Guest User Analytics"
      filters={
        <>
          <FilterDay label="From" name="from" value={search.from} />
          <FilterDay label="To" name="to" value={search.to} />
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
    </OfficeList>
  );
}
