import { buttonClass } from '@/components/ui/button';
import { PAIR_REASON_LABELS } from '@/lib/contact/constants';
import type { ContactDto } from '@/lib/contact/dto';
import type { PairDto } from '@/lib/contact-duplicates/dto';
import { fullName } from './contact-table';
import { type Column, DataTable } from './data-table';

function Person({ contact }: { contact: ContactDto }) {
  const { _id, mobilePhone, emailAddress, homeCity, organization } = contact;
  return (
    <>
      <a className="link" href={`/admin/contacts/${_id}`}>
        {fullName(contact)}
      </a>
      <span className="block break-words text-ink-soft text-sm">
        {[mobilePhone, emailAddress, organization, homeCity].filter(Boolean).join(' · ')}
      </span>
    </>
  );
}

const COLUMNS: Column<PairDto>[] = [
  { label: 'One', cell: ({ a }) => <Person contact={a} /> },
  { label: 'Other', cell: ({ b }) => <Person contact={b} /> },
  { label: 'Why', cell: ({ reasons }) => reasons.map((reason) => PAIR_REASON_LABELS[reason]).join(', ') },
  {
    label: 'Actions',
    quietLabel: true,
    cell: ({ id, a, b }) => (
      <a
        className={buttonClass('secondary', 'sm')}
        href={`/admin/contacts/duplicates/${id}`}
        aria-label={`Compare ${fullName(a)} with ${fullName(b)}`}
      >
        Compare
      </a>
    ),
  },
];

export function PairTable({ pairs }: { pairs: PairDto[] }) {
  return (
    <DataTable
      caption="Possible duplicates"
      columns={COLUMNS}
      rows={pairs}
      rowKey={({ id }) => id}
      empty="No two contacts share a phone, an e-mail or a similar name in the same place"
    />
  );
}
