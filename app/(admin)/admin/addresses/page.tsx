import { AddressTable } from '@/components/enquiries/inbox/address-table';
import { OfficeList } from '@/components/office/lists/office-list';
import { PageTexts } from '@/components/shell/page-texts';
import { ActionLinks } from '@/components/ui/actions/action-links';
import { DayFilters } from '@/components/ui/lists/day-filters';
import { SearchBox } from '@/components/ui/lists/filters';
import { loadListTools } from '@/lib/office/lists/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';
import { listUrl, sortLinks } from '@/lib/platform/text/list-url';
import { loadAddresses } from '@/lib/visitors/exit-popup/loaders';

export const generateMetadata = titleOf('enquiries/inbox', 'Addresses');

const PATH = '/admin/addresses';

const TEXTS = ['enquiries/inbox', 'replies'] as const;

export default async function AddressesPage({ searchParams }: PageProps<'/admin/addresses'>) {
  const { t } = await texts('enquiries/inbox');
  const [{ search, list, may }, tools] = await Promise.all([
    loadAddresses(await searchParams),
    loadListTools('addresses'),
  ]);
  const file = listUrl('/api/admin/addresses', search, { page: undefined });
  return (
    <PageTexts of={TEXTS}>
      <OfficeList
        tools={tools}
        title={t('Addresses')}
        subtitle={t('{count, plural, one {# address} other {# addresses}} from the exit popup', {
          count: list.total,
        })}
        actions={<ActionLinks links={[may.export && { label: t('Export CSV'), href: file }]} />}
        find={<SearchBox placeholder={t('First letters of an email address')} value={search.search} />}
        filters={<DayFilters search={search} />}
        submit={t('Search')}
        path={PATH}
        search={search}
        list={list}
      >
        <AddressTable rows={list.rows} may={may} sort={sortLinks(PATH, search)} />
      </OfficeList>
    </PageTexts>
  );
}
