import { type Column, DataTable } from '@/components/admin/data-table';
import { Badge } from '@/components/ui/badge';
import { formatDateTime, formatNumber } from '@/lib/format';
import { IMPORT_PAGES, IMPORT_STATUS_LABELS, type ImportStatus, isActive } from '@/lib/import/constants';
import type { ImportDto } from '@/lib/import/dto';
import type { Sort } from '@/lib/list-url';

/** What came of an import, in few words. */
function result({ status, counts, rows }: ImportDto): string {
  const told = (['created', 'updated', 'skipped', 'failed'] as const)
    .filter((name) => counts[name] > 0)
    .map((name) => `${formatNumber(counts[name])} ${name === 'updated' ? 'filled in' : name}`);
  if (status === 'undone') return `${formatNumber(counts.undone)} undone`;
  return told.join(', ') || `${formatNumber(rows)} rows`;
}

const variant = (status: ImportStatus) =>
  status === 'done' ? 'verified' : isActive(status) ? 'care' : 'plain';

const COLUMNS: Column<ImportDto>[] = [
  {
    label: 'File',
    heads: true,
    cell: ({ id, kind, fileName }) => (
      <a className="link break-all" href={`${IMPORT_PAGES[kind].path}/${id}`}>
        {fileName}
      </a>
    ),
  },
  { label: 'By', cell: ({ by }) => by },
  {
    label: 'When',
    sort: 'createdAt',
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDateTime(createdAt)}</span>,
  },
  {
    label: 'Status',
    cell: ({ status }) => <Badge variant={variant(status)}>{IMPORT_STATUS_LABELS[status]}</Badge>,
  },
  { label: 'Rows', cell: result },
];

export function ImportTable({ imports, sort }: { imports: ImportDto[]; sort: Sort }) {
  return (
    <DataTable
      caption="Past imports"
      columns={COLUMNS}
      rows={imports}
      rowKey={({ id }) => id}
      empty="No imports yet"
      sort={sort}
    />
  );
}
