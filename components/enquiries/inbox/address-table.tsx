import { ButtonLink } from '@/components/ui/actions/button';
import { type Column, DataTable } from '@/components/ui/lists/data-table';
import { formatDateTime } from '@/lib/platform/text/format';
import type { Sort } from '@/lib/platform/text/list-url';
import { pageName } from '@/lib/visitors/activity/format';
import type { AddressDto } from '@/lib/visitors/exit-popup/dto';
import { EraseAddress } from './erase-address';

type Props = { rows: AddressDto[]; may: { erase: boolean; add: boolean }; sort: Sort };

/** Pages listed by name; the others are counted. */
const MAX_NAMED = 4;

function pagesInWords(pages: readonly string[]): string {
  const names = [...new Set(pages.map(pageName))];
  const more = names.length - MAX_NAMED;
  return `${names.slice(0, MAX_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}` || '—';
}

export function AddressTable({ rows, may, sort }: Props) {
  const columns: Column<AddressDto>[] = [
    {
      label: 'Email',
      isRowHeader: true,
      cell: ({ email }) => (
        <a className="link break-all" href={`mailto:${email}`}>
          {email}
        </a>
      ),
    },
    {
      label: 'Left',
      sort: 'createdAt',
      sortDescFirst: true,
      cell: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time>,
    },
    {
      label: 'Agreed to',
      cell: ({ consent }) =>
        consent ? (
          <q className="inline-block max-w-sm">{consent}</q>
        ) : (
          <span className="text-ink-soft">Not on record</span>
        ),
    },
    {
      label: 'Viewed',
      cell: ({ pages }) => <span className="inline-block max-w-xs">{pagesInWords(pages)}</span>,
    },
    {
      label: 'Actions',
      isFixed: true,
      cell: ({ id, email, contactId }) => (
        <span className="flex flex-wrap gap-2 max-md:justify-end">
          {contactId && (
            <ButtonLink size="sm" href={`/admin/contacts/${contactId}`} aria-label={`Contact of ${email}`}>
              Contact
            </ButtonLink>
          )}
          {!contactId && may.add && (
            <ButtonLink
              size="sm"
              href={`/admin/contacts/new?email=${encodeURIComponent(email)}`}
              aria-label={`Add contact: ${email}`}
            >
              Add contact
            </ButtonLink>
          )}
          {may.erase && <EraseAddress id={id} email={email} />}
        </span>
      ),
    },
  ];
  return (
    <DataTable
      caption="Addresses"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty="No addresses found"
      sort={sort}
    />
  );
}
