import { ContactFilters } from '@/components/contacts/contact-filters';
import { ContactList } from '@/components/contacts/contact-list';
import { OfficeList } from '@/components/office/lists/office-list';
import { PageTexts } from '@/components/shell/page-texts';
import { ActionLinks } from '@/components/ui/actions/action-links';
import { SearchBox } from '@/components/ui/lists/filters';
import { loadDirectory } from '@/lib/contacts/bulk/loaders';
import { contactCount } from '@/lib/contacts/format';
import { loadListTools } from '@/lib/office/lists/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';
import { listUrl } from '@/lib/platform/text/list-url';

export const generateMetadata = titleOf('contacts', 'Contact List');

const PATH = '/admin/contactlist';

const TEXTS = ['contacts', 'replies'] as const;

export default async function ContactListPage({ searchParams }: PageProps<'/admin/contactlist'>) {
  const { t } = await texts('contacts');
  const [{ search, list, tags, staff, me, changes, may }, tools] = await Promise.all([
    loadDirectory(await searchParams),
    loadListTools('contacts'),
  ]);
  const file = (format?: string) => listUrl('/api/admin/contacts', { ...search, page: 1, format });
  return (
    <PageTexts of={TEXTS}>
      <OfficeList
        tools={tools}
        title={t('Contact List')}
        subtitle={contactCount(t, list)}
        actions={
          <ActionLinks
            links={[
              may.export && { label: t('Export CSV'), href: file() },
              may.export && { label: t('Export Excel'), href: file('xlsx') },
              may.export && { label: t('Export vCard'), href: file('vcf') },
              may.change && { label: t('Import'), href: '/admin/contacts/import' },
              may.change && { label: t('Duplicates'), href: '/admin/contacts/duplicates' },
            ]}
            primary={may.change && { label: t('Add contact'), href: '/admin/contacts/new' }}
          />
        }
        find={<SearchBox placeholder={t('Search by name or phone...')} value={search.search} />}
        filters={<ContactFilters search={search} tags={tags} staff={staff} me={me} />}
        submit={t('Apply Filters')}
        loading={t('Loading contacts...')}
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
    </PageTexts>
  );
}
