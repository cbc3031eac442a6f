import type { Metadata } from 'next';
import { ActivityTable } from '@/components/admin/activity-table';
import { AdminList } from '@/components/admin/admin-list';
import { FilterInput, FilterSelect } from '@/components/ui/filters';
import { ACTIVITY_ACTIONS, ACTIVITY_LABELS } from '@/lib/activity/constants';
import { loadActivities } from '@/lib/activity-list/loaders';
import { formatNumber } from '@/lib/format';
import { sortLinks } from '@/lib/list-url';

export const metadata: Metadata = { title: 'Activity' };

const PATH = '/admin/activities';
const ACTIONS = [
  ['', 'All'],
  ...ACTIVITY_ACTIONS.map((one) => [one, ACTIVITY_LABELS[one]] as const),
] as const;

export default async function ActivitiesPage({ searchParams }: PageProps<'/admin/activities'>) {
  const { search, list } = await loadActivities(await searchParams);
  return (
    <AdminList
      title="Activity"
      subtitle={list.total === 1 ? '1 activity' : `${formatNumber(list.total)} activities`}
      filters={
        <>
          <FilterSelect label="Activity" name="action" value={search.action ?? ''} options={ACTIONS} />
          <FilterInput type="date" label="From" name="from" value={search.from} />
          <FilterInput type="date" label="To" name="to" value={search.to} />
        </>
      }
      path={PATH}
      search={search}
      list={list}
    >
      <ActivityTable rows={list.rows} sort={sortLinks(PATH, search)} />
    </AdminList>
  );
}
