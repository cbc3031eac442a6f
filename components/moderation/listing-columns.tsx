import { Badge } from '@/components/ui/feedback/badge';
import { Choice } from '@/components/ui/forms/control';
import type { Column } from '@/components/ui/lists/data-table';
import { STATUS_LABELS } from '@/lib/listings/fields/vocabulary';
import type { ModerationRow } from '@/lib/moderation/dto';
import { formatDate, formatDateTime, formatRupeesShort } from '@/lib/platform/text/format';

type Options = { chosen: string[]; toggle: (id: string) => void; isQueue: boolean };

function Checks({ row }: { row: ModerationRow }) {
  const count = row.candidates;
  return (
    <span className="inline-flex flex-wrap gap-1 max-md:justify-end">
      {row.waiting && <Badge variant="warning">{row.edited ? 'Edited' : 'New'}</Badge>}
      {count > 0 && (
        <a href={`/admin/properties/${row._id}#checks`}>
          <Badge variant="warning">
            {count === 1 ? '1 possible duplicate' : `${count} possible duplicates`}
          </Badge>
        </a>
      )}
      {!row.waiting && count === 0 && <span className="text-ink-soft">—</span>}
    </span>
  );
}

/** The columns of the moderation list; the queue shows how long a listing has been waiting instead of its listing date. */
export function listingColumns({ chosen, toggle, isQueue }: Options): Column<ModerationRow>[] {
  return [
    {
      label: 'Choose',
      quietLabel: true,
      phoneLabel: true,
      cell: ({ _id, title }) => (
        <Choice
          className="translate-y-1"
          aria-label={`Select ${title}`}
          checked={chosen.includes(_id)}
          onChange={() => toggle(_id)}
        />
      ),
    },
    {
      label: 'Title',
      isRowHeader: true,
      cell: ({ _id, title, propertyCode, heldBy }) => (
        <>
          <a className="link" href={`/admin/properties/${_id}`}>
            {title}
          </a>
          {propertyCode && (
            <span className="block whitespace-nowrap text-ink-soft text-sm">{propertyCode}</span>
          )}
          {heldBy && <span className="block font-normal text-note">{heldBy} has it open</span>}
        </>
      ),
    },
    { label: 'Place', cell: ({ locality, city }) => [locality, city].filter(Boolean).join(', ') },
    { label: 'Category', cell: ({ category, type }) => `${category}, ${type}` },
    { label: 'Price', sort: 'price', numeric: true, cell: ({ price }) => formatRupeesShort(price) },
    {
      label: 'Status',
      sort: 'status',
      cell: ({ status }) => (
        <Badge variant={status === 'verified' ? 'verified' : status === 'unverified' ? 'warning' : 'plain'}>
          {STATUS_LABELS[status]}
        </Badge>
      ),
    },
    { label: 'Checks', cell: (row) => <Checks row={row} /> },
    isQueue
      ? {
          label: 'Waiting since',
          sort: 'createdAt',
          sortDescFirst: true,
          cell: ({ waiting }) => (
            <span className="whitespace-nowrap">{waiting ? formatDateTime(waiting) : '—'}</span>
          ),
        }
      : {
          label: 'Listed',
          sort: 'createdAt',
          cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDate(createdAt)}</span>,
        },
    {
      label: 'Changed',
      isExtra: true,
      sort: 'updatedAt',
      sortDescFirst: true,
      cell: ({ changed }) => <span className="whitespace-nowrap">{formatDate(changed)}</span>,
    },
    {
      label: 'Actions',
      quietLabel: true,
      cell: ({ _id, title }) => (
        <a className="link" href={`/admin/properties/edit/${_id}`} aria-label={`Edit ${title}`}>
          Edit
        </a>
      ),
    },
  ];
}
