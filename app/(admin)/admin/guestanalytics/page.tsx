import type { Metadata } from 'next';
import { AnalyticsTable } from '@/components/admin/analytics-table';
import { FilterBar, FilterInput, FilterSelect } from '@/components/admin/filters';
import { ListFrame } from '@/components/admin/list-frame';
import { PageFrame, Stats } from '@/components/admin/page-frame';
import { Pager } from '@/components/admin/pager';
import { formatNumber } from '@/lib/format';
import { loadAnalytics } from '@/lib/guest-analytics/loaders';
import { ANALYTICS_FILTERS } from '@/lib/guest-analytics/schema';
import { listUrl, sortLinks } from '@/lib/list-url';

export const metadata: Metadata = { title: 'Guest User Analytics' };

const PATH = '/admin/guestanalytics';
const ACTIVITIES = ANALYTICS_FILTERS.map(([value, label]) => [value, label] as const);

export default async function GuestAnalyticsPage({ searchParams }: PageProps<'/admin/guestanalytics'>) {
  const { search, stats, rows, page, pages, now } = await loadAnalytics(await searchParams);
  return (
    <PageFrame title="Guest User Analytics">
      <ListFrame loading="Loading...">
        <Stats
          items={[
            {
              label: 'Total Guests',
              value: formatNumber(stats.totalGuests),
              note: 'with activity in this view',
            },
            {
              label: 'Active Today',
              value: formatNumber(stats.activeToday),
              note: 'of all guests, last 24 hours',
            },
            { label: 'Avg Activities', value: stats.avgActivities, note: 'per guest in this view' },
          ]}
        />
        <FilterBar>
          <FilterInput type="date" label="From" name="from" value={search.from} />
          <FilterInput type="date" label="To" name="to" value={search.to} />
          <FilterSelect label="Activity" name="activity" value={search.activity} options={ACTIVITIES} />
        </FilterBar>
        <AnalyticsTable rows={rows} now={now} sort={sortLinks(PATH, search)} />
        <Pager page={page} pages={pages} hrefFor={(to) => listUrl(PATH, { ...search, page: to })} />
      </ListFrame>
    </PageFrame>
  );
}
