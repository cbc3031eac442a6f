import type { Metadata } from 'next';
import { ActivityTable } from '@/components/admin/activity-table';
import { AdminList } from '@/components/admin/admin-list';
import { DayFilters, kindOptions } from '@/components/admin/day-filters';
import { VisitorTabs } from '@/components/admin/visitor-tabs';
import { FilterSelect } from '@/components/ui/filters';
import { ACTIVITY_ACTIONS, ACTIVITY_LABELS } from '@/lib/activity/constants';
import { loadActivities } from '@/lib/activity-list/loaders';
import { formatNumber } from '@/lib/format';
import { sortLinks } from '@/lib/list-url';

export const metadata: Metadata = { title: 'Activity' };

const PATH = '/admin/activities';
const ACTIONS = kindOptions(ACTIVITY_ACTIONS, (one) => ACTIVITY_LABELS[one]);

export default async function ActivitiesPage({ searchParams }: PageProps<'/admin/activities'>) {
  const { search, list, maySeeUsers } = await loadActivities(await searchParams);
  return (
    <AdminList
      menu={<VisitorTabs current="activity" />}
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
    </AdminList>
  );
}
