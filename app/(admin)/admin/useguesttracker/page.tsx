import { OfficeList } from '@/components/office/lists/office-list';
import { DayFilters } from '@/components/ui/lists/day-filters';
import { FilterSelect, SearchBox } from '@/components/ui/lists/filters';
import { GuestTable } from '@/components/visitors/guest-table';
import { loadListTools } from '@/lib/office/lists/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';
import { formatNumber } from '@/lib/platform/text/format';
import { sortLinks } from '@/lib/platform/text/list-url';
import { loadTracker } from '@/lib/visitors/tracking/loaders';
import { GUEST_GROUP_LABELS } from '@/lib/visitors/tracking/schema';

export const generateMetadata = titleOf('visitors/office', 'Guest Tracking Dashboard');

const PATH = '/admin/useguesttracker';

export default async function GuestTrackerPage({ searchParams }: PageProps<'/admin/useguesttracker'>) {
  const { t, label, href } = await texts('visitors/office');
  const [{ search, list, counts }, tools] = await Promise.all([
    loadTracker(await searchParams),
    loadListTools('guests'),
  ]);
  return (
    <OfficeList
      tools={tools}
      title={t('Guest Tracking Dashboard')}
      subtitle={t('{total, plural, one {# guest} other {# guests}}', { total: list.total })}
      find={<SearchBox placeholder={t('Search by name or ID...')} value={search.search} />}
      filters={
        <>
          <FilterSelect
            label={t('Guests')}
            name="which"
            value={search.which}
            options={GUEST_GROUP_LABELS.map(([value, name]) => [value, label(name)] as const)}
          />
          <DayFilters search={search} />
        </>
      }
      submit={t('Search')}
      stats={[
        { label: t('Total Guests'), value: formatNumber(counts.totalGuests), href: href(PATH) },
        {
          label: t('Active Today'),
          value: formatNumber(counts.activeToday),
          href: href(`${PATH}?which=today`),
          note: t('active within the last 24 hours'),
        },
      ]}
      path={PATH}
      search={search}
      list={list}
    >
      {list.isMore && (
        <p className="text-ink-soft">
          {t('More than {total} guests match. Enter more of the name or ID.', {
            total: formatNumber(list.total),
          })}
        </p>
      )}
      <GuestTable guests={list.rows} sort={sortLinks(PATH, search)} />
    </OfficeList>
  );
}
