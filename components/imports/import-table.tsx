import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { Badge } from '@/components/ui/feedback/badge';
import { type Column, DataTable } from '@/components/ui/lists/data-table';
import { IMPORT_PAGES, IMPORT_STATUS_LABELS, type ImportStatus, isActive } from '@/lib/imports/constants';
import type { ImportDto } from '@/lib/imports/dto';
import type { Text } from '@/lib/platform/language/translate';
import { formatDateTime, formatNumber } from '@/lib/platform/text/format';
import type { Sort } from '@/lib/platform/text/list-url';

const TOLD = {
  created: '{count} created',
  updated: '{count} filled in',
  skipped: '{count} skipped',
  failed: '{count} failed',
} as const;

function result(t: Text<'imports'>, { status, counts, rows }: ImportDto): string {
  const countTexts = (['created', 'updated', 'skipped', 'failed'] as const)
    .filter((name) => counts[name] > 0)
    .map((name) => t(TOLD[name], { count: formatNumber(counts[name]) }));
  if (status === 'undone') return t('{count} undone', { count: formatNumber(counts.undone) });
  return countTexts.join(', ') || t('{count} rows', { count: formatNumber(rows) });
}

const variant = (status: ImportStatus) =>
  status === 'done' ? 'verified' : isActive(status) ? 'warning' : 'plain';

export function ImportTable({ imports, sort }: { imports: ImportDto[]; sort: Sort }) {
  const { t, label } = useTexts('imports');
  const columns: Column<ImportDto>[] = [
    {
      label: t('File'),
      isRowHeader: true,
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
    { label: t('Rows'), cell: (file) => result(t, file) },
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
