import { BulkFollow } from '@/components/moderation/bulk/bulk-follow';
import { BulkItems, BulkStatusBadge } from '@/components/moderation/bulk/bulk-table';
import { PageFrame } from '@/components/shell/page-frame';
import { ButtonLink } from '@/components/ui/actions/button';
import { TabLinks } from '@/components/ui/actions/tab-links';
import { Pagination } from '@/components/ui/lists/pagination';
import { loadBulk } from '@/lib/moderation/bulk/loaders';
import { formatDateTime, formatNumber } from '@/lib/platform/text/format';
import { listUrl } from '@/lib/platform/text/list-url';

export const metadata = { title: 'Bulk decision' };

export default async function BulkDecisionPage(props: PageProps<'/admin/properties/bulk/[id]'>) {
  const { bulk, search, list } = await loadBulk((await props.params).id, await props.searchParams);
  const path = `/admin/properties/bulk/${bulk.id}`;
  return (
    <PageFrame
      title={`${bulk.label}: ${bulk.total} ${bulk.total === 1 ? 'listing' : 'listings'}`}
      subtitle={
        <>
          {bulk.by}, {formatDateTime(bulk.createdAt)} <BulkStatusBadge bulk={bulk} />
        </>
      }
      actions={
        <ButtonLink size="sm" variant="quiet" href="/admin/properties/bulk">
          All bulk decisions
        </ButtonLink>
      }
    >
      {bulk.reason && <p className="max-w-prose break-words">Reason: {bulk.reason}</p>}
      <BulkFollow bulk={bulk} />
      {bulk.failed > 0 && (
        <TabLinks
          label="Listings"
          current={search.only ?? 'all'}
          tabs={[
            { key: 'all', label: `All ${formatNumber(bulk.total)}`, href: path },
            { key: 'failed', label: `Failed ${formatNumber(bulk.failed)}`, href: `${path}?only=failed` },
          ]}
        />
      )}
      <BulkItems items={list.rows} />
      <Pagination page={list.page} pages={list.pages} hrefFor={(page) => listUrl(path, search, { page })} />
    </PageFrame>
  );
}
