import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { Badge } from '@/components/ui/feedback/badge';
import type { Column } from '@/components/ui/lists/data-table';
import { getServiceLine } from '@/lib/content/service-lines/constants';
import { isServiceSlug } from '@/lib/content/service-lines/dto';
import { ANSWER_WITHIN_MS } from '@/lib/enquiries/constants';
import type { EnquiryDto } from '@/lib/enquiries/inbox/dto';
import type { Language } from '@/lib/platform/language/languages';
import type { Label, Texts } from '@/lib/platform/language/translate';
import { formatDateTime } from '@/lib/platform/text/format';
import { formatPhone, phoneHref } from '@/lib/platform/text/phone';
import { duration, relativeTime } from '@/lib/platform/text/relative-time';

export function lineName(slug: string | undefined, label: Label): string | undefined {
  if (!isServiceSlug(slug)) return slug;
  const { name, kind } = getServiceLine(slug);
  return `${label(name)}: ${label(kind)}`;
}

function EnquiryStatusBadge({ enquiry, now }: { enquiry: EnquiryDto; now: number }) {
  const { t, label } = useTexts('enquiries/inbox');
  const { status, createdAt, nextAt } = enquiry;
  if (status === 'new' && now - Date.parse(createdAt) > ANSWER_WITHIN_MS)
    return <Badge variant="warning">{t('new, overdue')}</Badge>;
  if (nextAt && Date.parse(nextAt) < now)
    return <Badge variant="warning">{t('{status}, overdue', { status: label(status) })}</Badge>;
  return <Badge variant={status === 'won' ? 'verified' : 'plain'}>{label(status)}</Badge>;
}

type Options = {
  texts: Texts<'enquiries/inbox'>;
  staff: readonly { id: string; name: string }[];
  now: number;
  /** names of colleagues with the enquiry open, by id */
  holders?: Readonly<Record<string, string>>;
  hrefOf: (row: EnquiryDto) => string;
};

const time = (language: Language, iso: string, text: string) => (
  <time className="md:whitespace-nowrap" dateTime={iso} title={formatDateTime(iso, language)}>
    {text}
  </time>
);

export const enquiryColumns = ({
  texts: { t, label, language },
  staff,
  now,
  hrefOf,
  holders = {},
}: Options): Column<EnquiryDto>[] => [
  {
    label: 'From',
    isRowHeader: true,
    cell: (row) =>
      row.removed ? (
        row.name
      ) : (
        <>
          <Link className="link" href={hrefOf(row)}>
            {row.name}
          </Link>
          {holders[row._id] && (
            <span className="block font-normal text-note">
              {t('{name} has this open', { name: holders[row._id] ?? '' })}
            </span>
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
        t('Taken back')
      ),
  },
  { label: 'About', cell: (row) => row.propertyTitle ?? lineName(row.serviceLine, label) ?? t('General') },
  { label: 'Message', cell: (row) => <span className="line-clamp-2 max-w-md">{row.message}</span> },
  { label: 'Status', sort: 'status', cell: (row) => <EnquiryStatusBadge enquiry={row} now={now} /> },
  {
    label: 'Next step',
    sort: 'due',
    cell: ({ nextAt }) => (nextAt ? time(language, nextAt, formatDateTime(nextAt, language)) : '—'),
  },
  {
    label: 'Assigned to',
    sort: 'assignee',
    cell: (row) => staff.find(({ id }) => id === row.assignee)?.name ?? '—',
  },
  {
    label: 'Received',
    sort: 'createdAt',
    cell: ({ createdAt }) => time(language, createdAt, relativeTime(createdAt, now, language)),
  },
  {
    label: 'First answer',
    cell: (row) =>
      row.firstAnsweredAt
        ? duration(Date.parse(row.firstAnsweredAt) - Date.parse(row.createdAt), language)
        : '—',
  },
];
