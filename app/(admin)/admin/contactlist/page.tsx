import type { Metadata } from 'next';
import { ActionLinks } from '@/components/admin/action-links';
import { AdminList } from '@/components/admin/admin-list';
import { ContactList } from '@/components/admin/contact-list';
import { staffOptions } from '@/components/admin/staff-options';
import { FilterInput, FilterSelect, SearchBox } from '@/components/ui/filters';
import { CONTACT_FILTER_LABELS, CONTACT_FILTERS, CONTACT_ORDERS } from '@/lib/contact/constants';
import { loadDirectory } from '@/lib/contact/loaders';
import { formatNumber } from '@/lib/format';
import { listUrl } from '@/lib/list-url';

export const metadata: Metadata = { title: 'Contact List' };

const PATH = '/admin/contactlist';
const EXPORT = '/api/admin/contacts';

export default async function ContactListPage({ searchParams }: PageProps<'/admin/contactlist'>) {
  const { search, list, tags, staff, me, changes, may } = await loadDirectory(await searchParams);
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
          <FilterInput label="Tag" name="tag" value={search.tag} list={tags} />
          <FilterSelect
            label="Looked after by"
            name="owner"
            value={search.owner ?? ''}
            options={[['', 'Anyone'], ['none', 'Nobody'], ...staffOptions(staff, me)]}
          />
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
      <ContactList
        key={JSON.stringify(search)}
        contacts={list.contacts}
        tags={tags}
        staff={staff}
        changes={changes}
        canChange={may.change}
        sort={{
          dir: search.sort,
          hrefs: {
            asc: listUrl(PATH, { ...filters, sort: 'asc' }),
            desc: listUrl(PATH, { ...filters, sort: 'desc' }),
          },
        }}
      />
    </AdminList>
  );
}
