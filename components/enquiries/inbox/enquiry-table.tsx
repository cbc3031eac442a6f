import { Badge } from '@/components/ui/feedback/badge';
import type { Column } from '@/components/ui/lists/data-table';
import { getServiceLine } from '@/lib/content/service-lines/constants';
import { isServiceSlug } from '@/lib/content/service-lines/dto';
import { ANSWER_WITHIN_MS } from '@/lib/enquiries/constants';
import type { EnquiryDto } from '@/lib/enquiries/inbox/dto';
import { formatDateTime } from '@/lib/platform/text/format';
import { formatPhone, phoneHref } from '@/lib/platform/text/phone';
import { duration, relativeTime } from '@/lib/platform/text/relative-time';

export function lineName(slug: string | undefined): string | undefined {
  if (!isServiceSlug(slug)) return slug;
  const { name, kind } = getServiceLine(slug);
  return `${name}: ${kind}`;
}

function EnquiryStatusBadge({ enquiry, now }: { enquiry: EnquiryDto; now: number }) {
  const { status, createdAt, nextAt } = enquiry;
  if (status === 'new' && now - Date.parse(createdAt) > ANSWER_WITHIN_MS)
    return <Badge variant="warning">new, overdue</Badge>;
  if (nextAt && Date.parse(nextAt) < now) return <Badge variant="warning">{status}, overdue</Badge>;
  return <Badge variant={status === 'won' ? 'verified' : 'plain'}>{status}</Badge>;
}

type Options = {
  staff: readonly { id: string; name: string }[];
  now: number;
  /** colleagues who have an enquiry open, by its id */
  holders?: Readonly<Record<string, string>>;
  hrefOf: (row: EnquiryDto) => string;
};

const time = (iso: string, text: string) => (
  <time className="whitespace-nowrap" dateTime={iso} title={formatDateTime(iso)}>
    {text}
  </time>
);

export const enquiryColumns = ({ staff, now, hrefOf, holders = {} }: Options): Column<EnquiryDto>[] => [
  {
    label: 'From',
    isRowHeader: true,
    cell: (row) =>
      row.removed ? (
        row.name
      ) : (
        <>
          <a className="link" href={hrefOf(row)}>
            {row.name}
          </a>
          {holders[row._id] && (
            <span className="block font-normal text-note">{holders[row._id]} has it open</span>
          )}
        </>
      ),
  },
  {
    label: 'Phone',
    cell: ({ phone }) =>
      phone ? (
        <a className="link tabular whitespace-nowrap" href={phoneHref(phone)}>
          {formatPhone(phone)}
        </a>
      ) : (
        'Taken back'
      ),
  },
  { label: 'About', cell: (row) => row.propertyTitle ?? lineName(row.serviceLine) ?? 'General' },
  { label: 'Message', cell: (row) => <span className="line-clamp-2 max-w-md">{row.message}</span> },
  { label: 'Status', sort: 'status', cell: (row) => <EnquiryStatusBadge enquiry={row} now={now} /> },
  {
    label: 'Next step',
    sort: 'due',
    cell: ({ nextAt }) => (nextAt ? time(nextAt, formatDateTime(nextAt)) : '—'),
  },
  {
    label: 'Assigned to',
    sort: 'assignee',
    cell: (row) => staff.find(({ id }) => id === row.assignee)?.name ?? '—',
  },
  {
    label: 'Received',
    sort: 'createdAt',
    cell: ({ createdAt }) => time(createdAt, relativeTime(createdAt, now)),
  },
  {
    label: 'First answer',
    cell: (row) =>
      row.firstAnsweredAt ? duration(Date.parse(row.firstAnsweredAt) - Date.parse(row.createdAt)) : '—',
  },
];
