import type { Metadata } from 'next';
import { ContactPages } from '@/components/admin/contact-pager';
import { ContactTable } from '@/components/admin/contact-table';
import { FilterBar, FilterInput, FilterSelect, SearchBox } from '@/components/admin/filters';
import { ListFrame } from '@/components/admin/list-frame';
import { PageFrame } from '@/components/admin/page-frame';
import { ButtonLink } from '@/components/ui/button';
import { CONTACT_FILTER_LABELS, CONTACT_FILTERS } from '@/lib/contact/constants';
import { loadDirectory } from '@/lib/contact/loaders';
import { formatNumber } from '@/lib/format';
import { listUrl } from '@/lib/list-url';

export const metadata: Metadata = { title: 'Contact List' };

const PATH = '/admin/contactlist';
const ORDERS = [
  ['asc', 'Sort A–Z'],
  ['desc', 'Sort Z–A'],
] as const;

export default async function ContactListPage({ searchParams }: PageProps<'/admin/contactlist'>) {
  const { search, list } = await loadDirectory(await searchParams);
  const hrefFor = (page: number) => listUrl(PATH, { ...search, page });
  return (
    <PageFrame
      title="Contact List"
      subtitle={`${list.isMore ? 'More than ' : ''}${formatNumber(list.total)} ${list.total === 1 ? 'contact' : 'contacts'}`}
      actions={
        <>
          <ButtonLink
            size="sm"
            look="quiet"
            href={listUrl('/api/admin/contacts', { ...search, page: 1 })}
            download
          >
            Export CSV
          </ButtonLink>
          <ButtonLink
            size="sm"
            look="quiet"
            href={listUrl('/api/admin/contacts', { ...search, page: 1, format: 'vcf' })}
            download
          >
            Export vCard
          </ButtonLink>
          <ButtonLink size="sm" look="quiet" href="/admin/contacts/import">
            Import
          </ButtonLink>
          <ButtonLink size="sm" look="quiet" href="/admin/contacts/duplicates">
            Duplicates
          </ButtonLink>
          <ButtonLink size="sm" href="/admin/contacts/new">
            Add contact
          </ButtonLink>
        </>
      }
    >
      <ListFrame loading="Loading contacts...">
        <FilterBar submit="Apply Filters">
          <SearchBox isWide placeholder="Search by name or phone..." value={search.search} />
          {CONTACT_FILTERS.map((name) => (
            <FilterInput key={name} label={CONTACT_FILTER_LABELS[name]} name={name} value={search[name]} />
          ))}
          <FilterSelect label="Sort" name="sort" value={search.sort} options={ORDERS} />
        </FilterBar>
        <ContactTable
          contacts={list.contacts}
          sort={{
            by: 'name',
            dir: search.sort,
            hrefFor: (_, sort) => listUrl(PATH, { ...search, sort, page: 1 }),
          }}
        />
        <ContactPages page={list.currentPage} pages={list.pages} hrefFor={hrefFor} />
      </ListFrame>
    </PageFrame>
  );
}
