import type { Metadata } from 'next';
import { ActionLinks } from '@/components/admin/action-links';
import { AdminList } from '@/components/admin/admin-list';
import { ContactTable } from '@/components/admin/contact-table';
import { FilterInput, FilterSelect, SearchBox } from '@/components/ui/filters';
import { CONTACT_FILTER_LABELS, CONTACT_FILTERS, CONTACT_ORDERS } from '@/lib/contact/constants';
import { loadDirectory } from '@/lib/contact/loaders';
import { formatNumber } from '@/lib/format';
import { listUrl } from '@/lib/list-url';

export const metadata: Metadata = { title: 'Contact List' };

const PATH = '/admin/contactlist';
const EXPORT = '/api/admin/contacts';

export default async function ContactListPage({ searchParams }: PageProps<'/admin/contactlist'>) {
  const { search, list, may } = await loadDirectory(await searchParams);
  const filters = { ...search, page: 1 };
  const total = `${list.isMore ? 'More than ' : ''}${formatNumber(list.total)}`;
  return (
    <AdminList
      title="Contact List"
      subtitle={`${total} ${list.total === 1 ? 'contact' : 'contacts'}`}
      actions={
        <ActionLinks
          links={[
            may.export && { label: 'Export CSV', href: listUrl(EXPORT, filters) },
            may.export && { label: 'Export vCard', href: listUrl(EXPORT, { ...filters, format: 'vcf' }) },
            may.change && { label: 'Import', href: '/admin/contacts/import' },
            may.change && { label: 'Duplicates', href: '/admin/contacts/duplicates' },
          ]}
          primary={may.change && { label: 'Add contact', href: '/admin/contacts/new' }}
        />
      }
      filters={
        <>
          <SearchBox isWide placeholder="Search by name or phone..." value={search.search} />
          {CONTACT_FILTERS.map((name) => (
            <FilterInput key={name} label={CONTACT_FILTER_LABELS[name]} name={name} value={search[name]} />
          ))}
          <FilterSelect label="Sort" name="sort" value={search.sort} options={CONTACT_ORDERS} />
        </>
      }
      submit="Apply Filters"
      loading="Loading contacts..."
      path={PATH}
      search={search}
      list={{ page: list.currentPage, pages: list.pages }}
      pagination="window"
    >
      <ContactTable
        contacts={list.contacts}
        sort={{ by: 'name', dir: search.sort, hrefFor: (_, sort) => listUrl(PATH, { ...filters, sort }) }}
      />
    </AdminList>
  );
}
