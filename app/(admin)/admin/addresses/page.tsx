import type { Metadata } from 'next';
import { ActionLinks } from '@/components/admin/action-links';
import { AddressTable } from '@/components/admin/address-table';
import { AdminList } from '@/components/admin/admin-list';
import { DayFilters } from '@/components/admin/day-filters';
import { VisitorTabs } from '@/components/admin/visitor-tabs';
import { SearchBox } from '@/components/ui/filters';
import { loadAddresses } from '@/lib/exit-popup/loaders';
import { formatNumber } from '@/lib/format';
import { listUrl } from '@/lib/list-url';

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
