import { type Column, DataTable } from '@/components/admin/data-table';
import type { AuditDto } from '@/lib/audit/dto';
import { formatDateTime } from '@/lib/format';
import type { Sort } from '@/lib/list-url';

const PAGES: Record<string, string> = {
  user: '/admin/users',
  property: '/admin/properties',
  contact: '/admin/contacts',
  enquiry: '/admin/enquiries',
  bulk: '/admin/properties/bulk',
};

function Target({ row }: { row: AuditDto }) {
  const base = PAGES[row.targetType];
  // ids are long and say nothing; words such as the key of a rate are shown whole
  const isId = /^[0-9a-f]{24}$/.test(row.targetId);
  const words = [row.targetType, isId ? `…${row.targetId.slice(-6)}` : row.targetId]
    .filter(Boolean)
    .join(' ');
  if (!base)
    return (
      <span className="break-words" title={row.targetId}>
        {words || '—'}
      </span>
    );
  return (
    <a className="link" href={`${base}/${row.targetId}`}>
      {words}
    </a>
  );
}

const COLUMNS: Column<AuditDto>[] = [
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
    label: 'Who',
    cell: ({ actor, actorRole }) =>
      actor ? (
        <a className="link md:whitespace-nowrap" href={`/admin/audit?actor=${actor.id}`}>
          {actor.name}
        </a>
      ) : (
        actorRole || 'nobody signed in'
      ),
  },
  { label: 'Action', cell: ({ action }) => action },
  { label: 'Target', cell: (row) => <Target row={row} /> },
  { label: 'From', cell: ({ ip }) => <span className="tabular break-all">{ip}</span> },
  {
    label: 'Details',
    cell: ({ details, targetType, targetId }) => (
      <span className="break-words text-ink-soft">
        {details}
        {targetType === 'bulk' && (
          <a className="link block" href={`/admin/audit?group=${targetId}`}>
            Open its listings
          </a>
        )}
      </span>
    ),
  },
];

export function AuditTable({ rows, sort }: { rows: AuditDto[]; sort: Sort }) {
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
