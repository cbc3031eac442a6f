import { BulkTable } from '@/components/moderation/bulk/bulk-table';
import { OfficeList } from '@/components/office/lists/office-list';
import { ButtonLink } from '@/components/ui/actions/button';
import { BULK_RETENTION_DAYS } from '@/lib/moderation/bulk/constants';
import { loadBulks } from '@/lib/moderation/bulk/loaders';
import { loadListTools } from '@/lib/office/lists/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';
import { sortLinks } from '@/lib/platform/text/list-url';

export const generateMetadata = titleOf('moderation/office', 'Bulk decisions');

const PATH = '/admin/properties/bulk';

export default async function BulkDecisionsPage({ searchParams }: PageProps<'/admin/properties/bulk'>) {
  const { t } = await texts('moderation/office');
  const [{ search, list }, tools] = await Promise.all([
    loadBulks(await searchParams),
    loadListTools('bulk-decisions'),
  ]);
  return (
    <OfficeList
      tools={tools}
      title={t('Bulk decisions')}
      subtitle={t('Decisions about several listings at once, from the last {days} days', {
        days: BULK_RETENTION_DAYS,
      })}
      actions={
        <ButtonLink size="sm" variant="quiet" href="/admin/properties">
          {t('Property List')}
        </ButtonLink>
      }
      path={PATH}
      search={search}
      list={list}
    >
      <BulkTable bulks={list.rows} sort={sortLinks(PATH, search)} />
    </OfficeList>
  );
}
