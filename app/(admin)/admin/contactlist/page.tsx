import { ContactFilters } from '@/components/contacts/contact-filters';
import { ContactList } from '@/components/contacts/contact-list';
import { OfficeList } from '@/components/office/lists/office-list';
import { ActionLinks } from '@/components/ui/actions/action-links';
import { SearchBox } from '@/components/ui/lists/filters';
import { loadDirectory } from '@/lib/contacts/bulk/loaders';
import { contactCount } from '@/lib/contacts/format';
import { loadListTools } from '@/lib/office/lists/loaders';
import { listUrl } from '@/lib/platform/text/list-url';

export const metadata = { title: 'Contact List' };

const PATH = '/admin/contactlist';

export default async function ContactListPage({ searchParams }: PageProps<'/admin/contactlist'>) {
  const [{ search, list, tags, staff, me, changes, may }, tools] = await Promise.all([
    loadDirectory(await searchParams),
    loadListTools('contacts'),
  ]);
  const file = (format?: string) => listUrl('/api/admin/contacts', { ...search, page: 1, format });
  return (
    <OfficeList
      tools={tools}
      title="Contact List"
      subtitle={contactCount(list)}
      actions={
        <ActionLinks
          links={[
            may.export && { label: 'Export CSV', href: file() },
            may.export && { label: 'Export Excel', href: file('xlsx') },
            may.export && { label: 'Export vCard', href: file('vcf') },
            may.change && { label: 'Import', href: '/admin/contacts/import' },
            may.change && { label: 'Duplicates', href: '/admin/contacts/duplicates' },
          ]}
          primary={may.change && { label: 'Add contact', href: '/admin/contacts/new' }}
        />
      }
      find={<SearchBox placeholder="Search by name or phone..." value={search.search} />}
      filters={<ContactFilters search={search} tags={tags} staff={staff} me={me} />}
      submit="Apply Filters"
      loading="Loading contacts..."
      path={PATH}
      search={search}
      list={{ page: list.currentPage, pages: list.pages }}
      pagination="window"
      live={['contacts']}
    >
      <ContactList
        key={JSON.stringify(search)}
        list={list}
        tags={tags}
        staff={staff}
        changes={changes}
        canChange={may.change}
        search={search}
      />
    </OfficeList>
  );
}
