import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { type Column, DataTable } from '@/components/ui/lists/data-table';
import type { AuditLineDto } from '@/lib/office/audit-log/dto';
import type { AuditWords } from '@/lib/office/audit-log/format';
import { formatDateTime } from '@/lib/platform/text/format';
import type { Sort } from '@/lib/platform/text/list-url';
import { AuditSentence } from './audit-sentence';

const columns = ({ t, language }: AuditWords): Column<AuditLineDto>[] => [
  {
    label: 'When',
    sort: 'at',
    cell: ({ at }) => (
      <time className="tabular md:whitespace-nowrap" dateTime={at}>
        {formatDateTime(at, language)}
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
            <summary>{t('Show')}</summary>
            {details}
          </details>
        ) : (
          details
        )}
        {targetType === 'bulk' && (
          <Link className="link block" href={`/admin/audit?group=${targetId}`}>
            {t('Open its listings')}
          </Link>
        )}
      </span>
    ),
  },
];

export function AuditTable({ rows, sort }: { rows: AuditLineDto[]; sort: Sort }) {
  const words = useTexts('office/audit');
  return (
    <DataTable
      caption={words.t('Audit log')}
      label={words.label}
      columns={columns(words)}
      rows={rows}
      rowKey={({ id }) => id}
      empty={words.t('No entries found')}
      sort={sort}
    />
  );
}
