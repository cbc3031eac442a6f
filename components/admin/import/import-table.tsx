import { useLabel, useText } from '#language';
import { type Column, DataTable } from '@/components/admin/data-table';
import { Badge } from '@/components/ui/badge';
import { Link } from '@/components/ui/link';
import { formatDateTime, formatNumber } from '@/lib/format';
import { IMPORT_PAGES, IMPORT_STATUS_LABELS, type ImportStatus, isActive } from '@/lib/import/constants';
import type { ImportDto } from '@/lib/import/dto';
import type { Text } from '@/lib/language/translate';
import type { Sort } from '@/lib/list-url';

const TOLD = {
  created: '{count} created',
  updated: '{count} filled in',
  skipped: '{count} skipped',
  failed: '{count} failed',
} as const;

/** What came of an import, in few words. */
function result(t: Text<'imports'>, { status, counts, rows }: ImportDto): string {
  const told = (['created', 'updated', 'skipped', 'failed'] as const)
    .filter((name) => counts[name] > 0)
    .map((name) => t(TOLD[name], { count: formatNumber(counts[name]) }));
  if (status === 'undone') return t('{count} undone', { count: formatNumber(counts.undone) });
  return told.join(', ') || t('{count} rows', { count: formatNumber(rows) });
}

const variant = (status: ImportStatus) =>
  status === 'done' ? 'verified' : isActive(status) ? 'care' : 'plain';

export function ImportTable({ imports, sort }: { imports: ImportDto[]; sort: Sort }) {
  const t = useText('imports');
  const label = useLabel('imports');
  const columns: Column<ImportDto>[] = [
    {
      label: t('File'),
      heads: true,
      cell: ({ id, kind, fileName }) => (
        <Link className="link break-all" href={`${IMPORT_PAGES[kind].path}/${id}`}>
          {fileName}
        </Link>
      ),
    },
    { label: t('By'), cell: ({ by }) => by },
    {
      label: t('When'),
      sort: 'createdAt',
      cell: ({ createdAt }) => (
        <span className="whitespace-nowrap">{formatDateTime(createdAt, t.language)}</span>
      ),
    },
    {
      label: t('Status'),
      cell: ({ status }) => <Badge variant={variant(status)}>{label(IMPORT_STATUS_LABELS[status])}</Badge>,
    },
    { label: t('Rows'), cell: (one) => result(t, one) },
  ];
  return (
    <DataTable
      caption={t('Past imports')}
      columns={columns}
      rows={imports}
      rowKey={({ id }) => id}
      empty={t('No imports yet')}
      sort={sort}
    />
  );
}
