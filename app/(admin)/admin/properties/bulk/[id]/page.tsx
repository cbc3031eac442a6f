import type { Metadata } from 'next';
import { BulkFollow } from '@/components/admin/bulk/bulk-follow';
import { BulkItems, BulkStatusBadge } from '@/components/admin/bulk/bulk-table';
import { PageFrame } from '@/components/admin/page-frame';
import { ButtonLink } from '@/components/ui/button';
import { loadBulk } from '@/lib/bulk-moderation/loaders';
import { formatDateTime } from '@/lib/format';

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
