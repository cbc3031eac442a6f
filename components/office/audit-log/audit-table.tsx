import { type Column, DataTable } from '@/components/ui/lists/data-table';
import type { AuditLineDto } from '@/lib/office/audit-log/dto';
import { formatDateTime } from '@/lib/platform/text/format';
import type { Sort } from '@/lib/platform/text/list-url';
import { AuditSentence } from './audit-sentence';

const COLUMNS: Column<AuditLineDto>[] = [
  {
    label: 'When',
    sort: 'at',
    cell: ({ at }) => (
      <time className="tabular whitespace-nowrap" dateTime={at}>
        {formatDateTime(at)}
      </time>
    ),
  },
  {
    label: 'What happened',
    isRowHeader: true,
    cell: (row) => (
      <span className="break-words">
        <AuditSentence row={row} />
      </span>
    ),
  },
  { label: 'From', cell: ({ ip }) => <span className="tabular break-all">{ip}</span> },
  {
    label: 'Details',
    cell: ({ details, targetType, targetId }) => (
      <span className="break-words text-ink-soft">
        {details.length > 160 ? (
          <details>
            <summary>Show</summary>
            {details}
          </details>
        ) : (
          details
        )}
        {targetType === 'bulk' && (
          <a className="link block" href={`/admin/audit?group=${targetId}`}>
            Open its listings
          </a>
        )}
      </span>
    ),
  },
];

export function AuditTable({ rows, sort }: { rows: AuditLineDto[]; sort: Sort }) {
  return (
    <DataTable
      caption="Audit log"
      columns={COLUMNS}
      rows={rows}
      rowKey={({ id }) => id}
      empty="No entries found"
      sort={sort}
    />
  );
}
