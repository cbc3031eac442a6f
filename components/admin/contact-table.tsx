import { type Column, DataTable } from '@/components/admin/data-table';
import { buttonClass } from '@/components/ui/button';
import type { ContactDto } from '@/lib/contact/dto';

export const fullName = ({ firstName, lastName }: ContactDto) => `${firstName} ${lastName}`.trim();

/** The columns of docs/spec.md#contact-directory, in their order. */
const COLUMNS: Column<ContactDto>[] = [
  { label: 'Name', heads: true, sort: 'name', cell: fullName },
  {
    label: 'Phone',
    cell: ({ mobilePhone, businessPhone, homePhone }) => (
      <span className="tabular whitespace-nowrap">{mobilePhone ?? businessPhone ?? homePhone ?? '—'}</span>
    ),
  },
  { label: 'Email', cell: ({ emailAddress }) => <span className="break-all">{emailAddress ?? '—'}</span> },
  { label: 'Organization', cell: ({ organization }) => organization ?? '—' },
  {
    label: 'Actions',
    cell: (contact) => (
      <a
        className={buttonClass('secondary', 'sm')}
        href={`/admin/contacts/${contact._id}`}
        aria-label={`View ${fullName(contact)}`}
      >
        View
      </a>
    ),
  },
];

type Props = {
  contacts: ContactDto[];
  sort: { by: string; dir: 'asc' | 'desc'; hrefFor: (by: string, dir: 'asc' | 'desc') => string };
};

export function ContactTable({ contacts, sort }: Props) {
  return (
    <DataTable
      caption="Contacts"
      columns={COLUMNS}
      rows={contacts}
      rowKey={({ _id }) => _id}
      empty="No contacts found"
      sort={sort}
    />
  );
}
