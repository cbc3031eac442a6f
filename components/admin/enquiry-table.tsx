import { type Column, DataTable } from '@/components/admin/data-table';
import { Badge } from '@/components/ui/badge';
import { ANSWER_WITHIN_MS } from '@/lib/enquiry/constants';
import type { EnquiryDto } from '@/lib/enquiry-inbox/dto';
import { formatDateTime } from '@/lib/format';
import type { Sort } from '@/lib/list-url';
import { duration, relativeTime } from '@/lib/relative-time';
import { getServiceLine } from '@/lib/service-line/constants';
import { isServiceSlug } from '@/lib/service-line/dto';

/** A line's name says what it is about; its slug does not. */
export function lineName(slug: string | undefined): string | undefined {
  if (!isServiceSlug(slug)) return slug;
  const { name, kind } = getServiceLine(slug);
  return `${name}: ${kind}`;
}

type Admins = { id: string; name: string }[];

export function EnquiryStatusBadge({ enquiry, now }: { enquiry: EnquiryDto; now: number }) {
  const late = enquiry.status === 'new' && now - Date.parse(enquiry.createdAt) > ANSWER_WITHIN_MS;
  if (late) return <Badge variant="care">new, overdue</Badge>;
  return <Badge variant={enquiry.status === 'won' ? 'verified' : 'plain'}>{enquiry.status}</Badge>;
}

const columns = (admins: Admins, now: number): Column<EnquiryDto>[] => [
  {
    label: 'From',
    heads: true,
    cell: (row) => (
      <a className="link" href={`/admin/enquiries/${row._id}`}>
        {row.name}
      </a>
    ),
  },
  { label: 'About', cell: (row) => row.propertyTitle ?? lineName(row.serviceLine) ?? 'General' },
  { label: 'Message', cell: (row) => <span className="line-clamp-2 max-w-md">{row.message}</span> },
  { label: 'Status', cell: (row) => <EnquiryStatusBadge enquiry={row} now={now} /> },
  { label: 'Owner', cell: (row) => admins.find(({ id }) => id === row.assignee)?.name ?? '—' },
  {
    label: 'Received',
    sort: 'createdAt',
    cell: (row) => (
      <time className="whitespace-nowrap" dateTime={row.createdAt} title={formatDateTime(row.createdAt)}>
        {relativeTime(row.createdAt, now)}
      </time>
    ),
  },
  {
    label: 'First answer',
    cell: (row) =>
      row.firstAnsweredAt ? duration(Date.parse(row.firstAnsweredAt) - Date.parse(row.createdAt)) : '—',
  },
];

type Props = { rows: EnquiryDto[]; admins: Admins; now: number; sort: Sort };

export function EnquiryTable({ rows, admins, now, sort }: Props) {
  return (
    <DataTable
      caption="Enquiries"
      columns={columns(admins, now)}
      rows={rows}
      rowKey={({ _id }) => _id}
      empty="No enquiries found"
      sort={sort}
    />
  );
}
