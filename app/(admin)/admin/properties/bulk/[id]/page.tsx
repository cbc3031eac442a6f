import type { Metadata } from 'next';
import { BulkFollow } from '@/components/moderation/bulk/bulk-follow';
import { BulkItems, BulkStatusBadge } from '@/components/moderation/bulk/bulk-table';
import { PageFrame } from '@/components/shell/page-frame';
import { ButtonLink } from '@/components/ui/actions/button';
import { loadBulk } from '@/lib/moderation/bulk/loaders';
import { formatDateTime } from '@/lib/platform/text/format';

export const metadata: Metadata = { title: 'Bulk decision' };

export default async function BulkDecisionPage({ params }: PageProps<'/admin/properties/bulk/[id]'>) {
  const bulk = await loadBulk((await params).id);
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
      <BulkItems bulk={bulk} />
    </PageFrame>
  );
}
