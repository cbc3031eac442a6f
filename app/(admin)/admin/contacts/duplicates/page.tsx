import { ContactCandidates } from '@/components/contacts/merge/contact-candidates';
import { OfficeList } from '@/components/office/lists/office-list';
import { ButtonLink } from '@/components/ui/actions/button';
import { loadPairs } from '@/lib/contacts/duplicates/loaders';
import { loadListTools } from '@/lib/office/lists/loaders';
import { formatNumber } from '@/lib/platform/text/format';
import { sortLinks } from '@/lib/platform/text/list-url';

export const metadata = { title: 'Possible duplicates' };

export default async function DuplicatesPage({ searchParams }: PageProps<'/admin/contacts/duplicates'>) {
  const [{ search, list, mayDismiss }, tools] = await Promise.all([
    loadPairs(await searchParams),
    loadListTools('duplicates'),
  ]);
  return (
    <OfficeList
      tools={tools}
      title="Possible duplicates"
      subtitle={`${formatNumber(list.total)} ${list.total === 1 ? 'pair' : 'pairs'} of contacts that may be one person`}
      actions={
        <ButtonLink size="sm" variant="quiet" href="/admin/contactlist">
          Contact list
        </ButtonLink>
      }
      path="/admin/contacts/duplicates"
      search={search}
      list={list}
    >
      <ContactCandidates
        pairs={list.rows}
        mayDismiss={mayDismiss}
        sort={sortLinks('/admin/contacts/duplicates', search)}
      />
    </OfficeList>
  );
}
