import { AddressTable } from '@/components/enquiries/inbox/address-table';
import { OfficeList } from '@/components/office/lists/office-list';
import { ActionLinks } from '@/components/ui/actions/action-links';
import { DayFilters } from '@/components/ui/lists/day-filters';
import { SearchBox } from '@/components/ui/lists/filters';
import { loadListTools } from '@/lib/office/lists/loaders';
import { formatNumber } from '@/lib/platform/text/format';
import { listUrl, sortLinks } from '@/lib/platform/text/list-url';
import { loadAddresses } from '@/lib/visitors/exit-popup/loaders';

export const metadata = { title: 'Addresses' };

const PATH = '/admin/addresses';

export default async function AddressesPage({ searchParams }: PageProps<'/admin/addresses'>) {
  const [{ search, list, may }, tools] = await Promise.all([
    loadAddresses(await searchParams),
    loadListTools('addresses'),
  ]);
  const file = listUrl('/api/admin/addresses', search, { page: undefined });
  return (
    <OfficeList
      tools={tools}
      title="Addresses"
      subtitle={`${list.total === 1 ? '1 address' : `${formatNumber(list.total)} addresses`} from the exit popup`}
      actions={<ActionLinks links={[may.export && { label: 'Export CSV', href: file }]} />}
      find={<SearchBox placeholder="Beginning of an email address" value={search.search} />}
      filters={<DayFilters search={search} />}
      submit="Search"
      path={PATH}
      search={search}
      list={list}
    >
      <AddressTable rows={list.rows} may={may} sort={sortLinks(PATH, search)} />
    </OfficeList>
  );
}
