import type { Metadata } from 'next';
import { AddressTable } from '@/components/enquiries/inbox/address-table';
import { AdminList } from '@/components/shell/admin-list';
import { ActionLinks } from '@/components/ui/actions/action-links';
import { DayFilters } from '@/components/ui/lists/day-filters';
import { SearchBox } from '@/components/ui/lists/filters';
import { VisitorTabs } from '@/components/visitors/visitor-tabs';
import { listUrl } from '@/lib/platform/browser/list-url';
import { formatNumber } from '@/lib/platform/text/format';
import { loadAddresses } from '@/lib/visitors/exit-popup/loaders';

export const metadata: Metadata = { title: 'Addresses' };

const PATH = '/admin/addresses';

export default async function AddressesPage({ searchParams }: PageProps<'/admin/addresses'>) {
  const { search, list, may } = await loadAddresses(await searchParams);
  const file = listUrl('/api/admin/addresses', search, { page: undefined });
  return (
    <AdminList
      menu={<VisitorTabs current="addresses" />}
      title="Addresses"
      subtitle={`${list.total === 1 ? '1 address' : `${formatNumber(list.total)} addresses`} from the exit popup`}
      actions={<ActionLinks links={[may.export && { label: 'Export CSV', href: file }]} />}
      filters={
        <>
          <SearchBox placeholder="Beginning of an e-mail address" value={search.search} />
          <DayFilters search={search} />
        </>
      }
      submit="Search"
      path={PATH}
      search={search}
      list={list}
    >
      <AddressTable rows={list.rows} may={may} />
    </AdminList>
  );
}
