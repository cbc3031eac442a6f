import type { Metadata } from 'next';
import { FilterBar, SearchBox } from '@/components/admin/filters';
import { GuestTable } from '@/components/admin/guest-table';
import { ListFrame } from '@/components/admin/list-frame';
import { PageFrame, Stats } from '@/components/admin/page-frame';
import { Pager } from '@/components/admin/pager';
import { formatNumber } from '@/lib/format';
import { loadTracker } from '@/lib/guest-tracking/loaders';
import { listUrl } from '@/lib/list-url';

export const metadata: Metadata = { title: 'Guest Tracking Dashboard' };

const PATH = '/admin/useguesttracker';

export default async function GuestTrackerPage({ searchParams }: PageProps<'/admin/useguesttracker'>) {
  const { search, list, counts } = await loadTracker(await searchParams);
  return (
    <PageFrame title="Guest Tracking Dashboard">
      <Stats
        items={[
          { label: 'Total Guests', value: formatNumber(counts.totalGuests) },
          {
            label: 'Active Today',
            value: formatNumber(counts.activeToday),
            note: 'active within the last 24 hours',
          },
        ]}
      />
      <ListFrame loading="Loading...">
        <FilterBar submit="Search">
          <SearchBox placeholder="Search by name or ID..." value={search.search} />
        </FilterBar>
        {list.isMore && (
          <p className="text-ink-soft">
            More than {formatNumber(list.total)} guests fit: type more of the name or the id.
          </p>
        )}
        <GuestTable
          guests={list.rows}
          sort={{
            by: search.by,
            dir: search.dir,
            hrefFor: (by, dir) => listUrl(PATH, { search: search.search, by, dir }),
          }}
        />
        <Pager page={list.page} pages={list.pages} hrefFor={(page) => listUrl(PATH, { ...search, page })} />
      </ListFrame>
    </PageFrame>
  );
}
