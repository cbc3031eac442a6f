import { OfficeList } from '@/components/office/lists/office-list';
import { DayFilters } from '@/components/ui/lists/day-filters';
import { FilterSelect, SearchBox } from '@/components/ui/lists/filters';
import { GuestTable } from '@/components/visitors/guest-table';
import { loadListTools } from '@/lib/office/lists/loaders';
import { formatNumber } from '@/lib/platform/text/format';
import { sortLinks } from '@/lib/platform/text/list-url';
import { loadTracker } from '@/lib/visitors/tracking/loaders';
import { GUEST_GROUP_LABELS } from '@/lib/visitors/tracking/schema';

export const metadata = { title: 'Guest Tracking Dashboard' };

const PATH = '/admin/useguesttracker';

export default async function GuestTrackerPage({ searchParams }: PageProps<'/admin/useguesttracker'>) {
  const [{ search, list, counts }, tools] = await Promise.all([
    loadTracker(await searchParams),
    loadListTools('guests'),
  ]);
  return (
    <OfficeList
      tools={tools}
      title="Guest Tracking Dashboard"
      subtitle={list.total === 1 ? '1 guest' : `${formatNumber(list.total)} guests`}
      find={<SearchBox placeholder="Search by name or ID..." value={search.search} />}
      filters={
        <>
          <FilterSelect label="Guests" name="which" value={search.which} options={GUEST_GROUP_LABELS} />
          <DayFilters search={search} />
        </>
      }
      submit="Search"
      stats={[
        { label: 'Total Guests', value: formatNumber(counts.totalGuests), href: PATH },
        {
          label: 'Active Today',
          value: formatNumber(counts.activeToday),
          href: `${PATH}?which=today`,
          note: 'active within the last 24 hours',
        },
      ]}
      path={PATH}
      search={search}
      list={list}
    >
      {list.isMore && (
        <p className="text-ink-soft">
          More than {formatNumber(list.total)} guests fit: type more of the name or the id.
        </p>
      )}
      <GuestTable guests={list.rows} sort={sortLinks(PATH, search)} />
    </OfficeList>
  );
}
