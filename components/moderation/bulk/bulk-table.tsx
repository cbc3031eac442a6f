import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { Badge } from '@/components/ui/feedback/badge';
import { type Column, DataTable } from '@/components/ui/lists/data-table';
import { BULK_STATUS_LABELS } from '@/lib/moderation/bulk/constants';
import type { BulkDto, BulkItemDto } from '@/lib/moderation/bulk/dto';
import type { Texts } from '@/lib/platform/language/translate';
import { formatDateTime } from '@/lib/platform/text/format';
import type { Sort } from '@/lib/platform/text/list-url';

type T = Texts<'moderation/office'>;

function result({ t }: T, { status, handled, total, failed }: BulkDto): string {
  const done = handled - failed;
  if (status === 'undone')
    return failed > 0
      ? t('{done} undone, {failed} unchanged', { done, failed })
      : t('{done} undone', { done });
  const open = total - handled;
  const parts = [
    t('{done} done', { done }),
    failed > 0 && t('{failed} not', { failed }),
    open > 0 && (status === 'running' ? t('{open} left', { open }) : t('{open} not changed', { open })),
  ];
  return parts.filter(Boolean).join(', ');
}

const columns = (texts: T): Column<BulkDto>[] => {
  const { label: named, language } = texts;
  return [
    {
      label: 'Decision',
      isRowHeader: true,
      cell: ({ id, label, reason }) => (
        <>
          <Link className="link" href={`/admin/properties/bulk/${id}`}>
            {named(label)}
          </Link>
          {reason && <span className="block break-words text-ink-soft text-sm">{reason}</span>}
        </>
      ),
    },
    { label: 'By', cell: ({ by }) => by },
    {
      label: 'When',
      sort: 'createdAt',
      cell: ({ createdAt }) => (
        <span className="md:whitespace-nowrap">{formatDateTime(createdAt, language)}</span>
      ),
    },
    { label: 'Status', cell: (bulk) => <BulkStatusBadge bulk={bulk} /> },
    { label: 'Listings', cell: (bulk) => result(texts, bulk) },
  ];
};

export function BulkStatusBadge({ bulk: { status } }: { bulk: BulkDto }) {
  const { label } = useTexts('moderation/office');
  const variant = status === 'done' ? 'verified' : status === 'running' ? 'warning' : 'plain';
  return <Badge variant={variant}>{label(BULK_STATUS_LABELS[status])}</Badge>;
}

export function BulkTable({ bulks, sort }: { bulks: BulkDto[]; sort: Sort }) {
  const texts = useTexts('moderation/office');
  const { t } = texts;
  return (
    <DataTable
      caption={t('Bulk decisions')}
      label={texts.label}
      columns={columns(texts)}
      rows={bulks}
      rowKey={({ id }) => id}
      empty={t('No bulk decisions yet. Select listings in the property list')}
      sort={sort}
    />
  );
}

const itemColumns = ({ t, reply }: T): Column<BulkItemDto>[] => [
  {
    label: 'Listing',
    isRowHeader: true,
    cell: ({ id, title }) => (
      <Link className="link" href={`/admin/properties/${id}`}>
        {title}
      </Link>
    ),
  },
  {
    label: 'Result',
    cell: ({ outcome, problem }) =>
      outcome === 'failed' || outcome === 'kept' ? (
        <span className="text-error">{problem && reply(problem)}</span>
      ) : outcome === 'done' ? (
        t('Done')
      ) : outcome === 'undone' ? (
        t('Undone')
      ) : (
        <span className="text-ink-soft">{t('Not decided')}</span>
      ),
  },
];

export function BulkItems({ items }: { items: BulkItemDto[] }) {
  const texts = useTexts('moderation/office');
  const { t } = texts;
  return (
    <DataTable
      caption={t('Listings')}
      label={texts.label}
      columns={itemColumns(texts)}
      rows={items}
      rowKey={({ id }) => id}
      empty={t('No listings')}
    />
  );
}
