import { OfficeList } from '@/components/office/lists/office-list';
import { DayFilters, kindOptions } from '@/components/ui/lists/day-filters';
import { FilterSelect } from '@/components/ui/lists/filters';
import { ActivityTable } from '@/components/visitors/activity-table';
import { loadListTools } from '@/lib/office/lists/loaders';
import { formatNumber } from '@/lib/platform/text/format';
import { sortLinks } from '@/lib/platform/text/list-url';
import { loadActivities } from '@/lib/visitors/activities/loaders';
import { ACTIVITY_ACTIONS, ACTIVITY_LABELS } from '@/lib/visitors/activity/constants';

export const metadata = { title: 'Activity' };

const PATH = '/admin/activities';
const ACTIONS = kindOptions(ACTIVITY_ACTIONS, (value) => ACTIVITY_LABELS[value]);

export default async function ActivitiesPage({ searchParams }: PageProps<'/admin/activities'>) {
  const [{ search, list, maySeeUsers }, tools] = await Promise.all([
    loadActivities(await searchParams),
    loadListTools('activities'),
  ]);
  return (
    <OfficeList
      tools={tools}
      title="Activity"
      subtitle={list.total === 1 ? '1 activity' : `${formatNumber(list.total)} activities`}
      filters={
        <>
          <FilterSelect label="Activity" name="action" value={search.action ?? ''} options={ACTIONS} />
          <DayFilters search={search} />
        </>
      }
      path={PATH}
      search={search}
      list={list}
    >
      <ActivityTable rows={list.rows} sort={sortLinks(PATH, search)} isLinked={maySeeUsers} />
    </OfficeList>
  );
}
