import type { Metadata } from 'next';
import { BulkTable } from '@/components/admin/bulk/bulk-table';
import { ListFrame } from '@/components/admin/list-frame';
import { PageFrame } from '@/components/admin/page-frame';
import { Pager } from '@/components/admin/pager';
import { ButtonLink } from '@/components/ui/button';
import { BULK_RETENTION_DAYS } from '@/lib/bulk-moderation/constants';
import { loadBulks } from '@/lib/bulk-moderation/loaders';
import { listUrl, sortLinks } from '@/lib/list-url';

export const metadata: Metadata = { title: 'Bulk decisions' };

const PATH = '/admin/properties/bulk';

export default async function BulkDecisionsPage({ searchParams }: PageProps<'/admin/properties/bulk'>) {
  const { search, list } = await loadBulks(await searchParams);
  return (
    <PageFrame
      title="Bulk decisions"
      subtitle={`Decisions about several listings at once, of the last ${BULK_RETENTION_DAYS} days`}
      actions={
        <ButtonLink size="sm" look="quiet" href="/admin/properties">
          Property List
        </ButtonLink>
      }
    >
      <ListFrame loading="Loading...">
        <BulkTable bulks={list.rows} sort={sortLinks(PATH, search)} />
        <Pager page={list.page} pages={list.pages} hrefFor={(page) => listUrl(PATH, { ...search, page })} />
      </ListFrame>
    </PageFrame>
  );
}
