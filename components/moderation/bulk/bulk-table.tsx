import { Badge } from '@/components/ui/feedback/badge';
import { type Column, DataTable } from '@/components/ui/lists/data-table';
import { BULK_STATUS_LABELS } from '@/lib/moderation/bulk/constants';
import type { BulkDto, BulkItemDto } from '@/lib/moderation/bulk/dto';
import { formatDateTime } from '@/lib/platform/text/format';
import type { Sort } from '@/lib/platform/text/list-url';

function result({ status, handled, total, failed }: BulkDto): string {
  const done = handled - failed;
  if (status === 'undone') return failed > 0 ? `${done} undone, ${failed} stayed` : `${done} undone`;
  const open = total - handled;
  const parts = [
    `${done} done`,
    failed > 0 && `${failed} not`,
    open > 0 && (status === 'running' ? `${open} to go` : `${open} left alone`),
  ];
  return parts.filter(Boolean).join(', ');
}

const COLUMNS: Column<BulkDto>[] = [
  {
    label: 'Decision',
    isRowHeader: true,
    cell: ({ id, label, reason }) => (
      <>
        <a className="link" href={`/admin/properties/bulk/${id}`}>
          {label}
        </a>
        {reason && <span className="block break-words text-ink-soft text-sm">{reason}</span>}
      </>
    ),
  },
  { label: 'By', cell: ({ by }) => by },
  {
    label: 'When',
    sort: 'createdAt',
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDateTime(createdAt)}</span>,
  },
  { label: 'Status', cell: (bulk) => <BulkStatusBadge bulk={bulk} /> },
  { label: 'Listings', cell: result },
];

export function BulkStatusBadge({ bulk: { status } }: { bulk: BulkDto }) {
  const variant = status === 'done' ? 'verified' : status === 'running' ? 'warning' : 'plain';
  return <Badge variant={variant}>{BULK_STATUS_LABELS[status]}</Badge>;
}

export function BulkTable({ bulks, sort }: { bulks: BulkDto[]; sort: Sort }) {
  return (
    <DataTable
      caption="Bulk decisions"
      columns={COLUMNS}
      rows={bulks}
      rowKey={({ id }) => id}
      empty="No bulk decisions yet. Select listings in the property list"
      sort={sort}
    />
  );
}

const ITEM_COLUMNS: Column<BulkItemDto>[] = [
  {
    label: 'Listing',
    isRowHeader: true,
    cell: ({ id, title }) => (
      <a className="link" href={`/admin/properties/${id}`}>
        {title}
      </a>
    ),
  },
  {
    label: 'Result',
    cell: ({ outcome, problem }) =>
      outcome === 'failed' || outcome === 'kept' ? (
        <span className="text-error">{problem}</span>
      ) : outcome === 'done' ? (
        'Done'
      ) : outcome === 'undone' ? (
        'Undone'
      ) : (
        <span className="text-ink-soft">Not decided</span>
      ),
  },
];

export function BulkItems({ items }: { items: BulkItemDto[] }) {
  return (
    <DataTable
      caption="Listings"
      columns={ITEM_COLUMNS}
      rows={items}
      rowKey={({ id }) => id}
      empty="No listings"
    />
  );
}
