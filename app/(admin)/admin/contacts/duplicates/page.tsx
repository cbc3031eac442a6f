import { ContactCandidates } from '@/components/contacts/merge/contact-candidates';
import { OfficeList } from '@/components/office/lists/office-list';
import { PageTexts } from '@/components/shell/page-texts';
import { ButtonLink } from '@/components/ui/actions/button';
import { loadPairs } from '@/lib/contacts/duplicates/loaders';
import { loadListTools } from '@/lib/office/lists/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';
import { sortLinks } from '@/lib/platform/text/list-url';

export const generateMetadata = titleOf('contacts', 'Possible duplicates');

const TEXTS = ['contacts', 'replies'] as const;

export default async function DuplicatesPage({ searchParams }: PageProps<'/admin/contacts/duplicates'>) {
  const { t } = await texts('contacts');
  const [{ search, list, mayDismiss }, tools] = await Promise.all([
    loadPairs(await searchParams),
    loadListTools('duplicates'),
  ]);
  return (
    <PageTexts of={TEXTS}>
      <OfficeList
        tools={tools}
        title={t('Possible duplicates')}
        subtitle={t('{count, plural, one {# pair} other {# pairs}} of contacts that may be one person', {
          count: list.total,
        })}
        actions={
          <ButtonLink size="sm" variant="quiet" href="/admin/contactlist">
            {t('Contact list')}
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
    </PageTexts>
  );
}
