import { OfficeList } from '@/components/office/lists/office-list';
import { DayFilters } from '@/components/ui/lists/day-filters';
import { FilterSelect } from '@/components/ui/lists/filters';
import { AnalyticsTable } from '@/components/visitors/analytics-table';
import { loadListTools } from '@/lib/office/lists/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';
import { formatNumber } from '@/lib/platform/text/format';
import { sortLinks } from '@/lib/platform/text/list-url';
import { loadAnalytics } from '@/lib/visitors/analytics/loaders';
import { ANALYTICS_FILTERS } from '@/lib/visitors/analytics/schema';

export const generateMetadata = titleOf('visitors/office', 'Guest User Analytics');

const PATH = '/admin/guestanalytics';

export default async function GuestAnalyticsPage({ searchParams }: PageProps<'/admin/guestanalytics'>) {
  const { t, label } = await texts('visitors/office');
  const [{ search, stats, rows, page, pages, now }, tools] = await Promise.all([
    loadAnalytics(await searchParams),
    loadListTools('analytics'),
  ]);
  return (
    <OfficeList
      tools={tools}
      title={t('Guest User Analytics')}
      filters={
        <>
          <DayFilters search={search} />
          <FilterSelect
            label={t('Activity')}
            name="activity"
            value={search.activity}
            options={ANALYTICS_FILTERS.map(([value, name]) => [value, label(name)] as const)}
          />
        </>
      }
      stats={[
        {
          label: t('Total Guests'),
          value: formatNumber(stats.totalGuests),
          note: t('active in this view'),
        },
        {
          label: t('Active Today'),
          value: formatNumber(stats.activeToday),
          note: t('of these, last 24 hours'),
        },
        { label: t('Avg Activities'), value: stats.avgActivities, note: t('per guest in this view') },
      ]}
      path={PATH}
      search={search}
      list={{ page, pages }}
    >
      <AnalyticsTable rows={rows} now={now} sort={sortLinks(PATH, search)} />
    </OfficeList>
  );
}
