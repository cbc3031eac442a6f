import { OfficeList } from '@/components/office/lists/office-list';
import { DayFilters, kindOptions } from '@/components/ui/lists/day-filters';
import { FilterSelect } from '@/components/ui/lists/filters';
import { ActivityTable } from '@/components/visitors/activity-table';
import { loadListTools } from '@/lib/office/lists/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';
import { sortLinks } from '@/lib/platform/text/list-url';
import { loadActivities } from '@/lib/visitors/activities/loaders';
import { ACTIVITY_ACTIONS, ACTIVITY_LABELS } from '@/lib/visitors/activity/constants';

export const generateMetadata = titleOf('visitors/office', 'Activity');

const PATH = '/admin/activities';

export default async function ActivitiesPage({ searchParams }: PageProps<'/admin/activities'>) {
  const { t, label } = await texts('visitors/office');
  const [{ search, list, maySeeUsers }, tools] = await Promise.all([
    loadActivities(await searchParams),
    loadListTools('activities'),
  ]);
  return (
    <OfficeList
      tools={tools}
      title={t('Activity')}
      subtitle={t('{count, plural, one {# activity} other {# activities}}', { count: list.total })}
      filters={
        <>
          <FilterSelect
            label={t('Activity')}
            name="action"
            value={search.action ?? ''}
            options={kindOptions(t('All'), ACTIVITY_ACTIONS, (value) => label(ACTIVITY_LABELS[value]))}
          />
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
