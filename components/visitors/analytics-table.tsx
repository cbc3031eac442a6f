import { useTexts } from '#language';
import { buttonClass } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { type Column, DataTable } from '@/components/ui/lists/data-table';
import type { Texts } from '@/lib/platform/language/translate';
import { formatDate, formatDateTime, formatNumber } from '@/lib/platform/text/format';
import type { Sort } from '@/lib/platform/text/list-url';
import { relativeTime } from '@/lib/platform/text/relative-time';
import type { GuestDto } from '@/lib/visitors/guests/dto';
import { guestHref } from './guest-table';

/** `guest` is missing when the guest was erased while the page was being read. */
type Row = { guestID: string; activities: number; lastActive: string; guest: GuestDto | undefined };

/** The first 8 characters of a fingerprint (docs/spec/office.md#guest-analytics). */
const short = (fingerprint: string | undefined) => (fingerprint ? `${fingerprint.slice(0, 8)}…` : '—');

/** Columns of docs/spec/office.md#guest-analytics, in order. */
const columns = ({ t, language }: Texts<'visitors/office'>, now: number): Column<Row>[] => [
  {
    label: 'Guest ID',
    isRowHeader: true,
    sort: 'guestID',
    cell: ({ guestID }) => <span className="break-all">{guestID}</span>,
  },
  {
    label: 'First Seen',
    sort: 'firstSeen',
    sortDescFirst: true,
    cell: ({ guest }) => (guest ? formatDate(guest.createdAt, language) : '—'),
  },
  {
    label: 'Last Active',
    sort: 'lastActive',
    sortDescFirst: true,
    cell: ({ lastActive }) => (
      <time dateTime={lastActive} title={formatDateTime(lastActive, language)}>
        {relativeTime(lastActive, now, language)}
      </time>
    ),
  },
  {
    label: 'Device',
    sort: 'device',
    cell: ({ guest }) => <span className="tabular">{short(guest?.deviceFingerprint)}</span>,
  },
  {
    label: 'Activities',
    sort: 'activities',
    numeric: true,
    cell: ({ activities }) => formatNumber(activities),
  },
  {
    label: 'Actions',
    isFixed: true,
    cell: ({ guestID }) => (
      <Link
        className={buttonClass('secondary', 'sm')}
        href={guestHref(guestID)}
        aria-label={t('Details of {guest}', { guest: guestID })}
      >
        {t('Details')}
      </Link>
    ),
  },
];

type Props = { rows: Row[]; now: number; sort: Sort };

export function AnalyticsTable({ rows, now, sort }: Props) {
  const texts = useTexts('visitors/office');
  return (
    <DataTable
      caption={texts.t('Guests with activity between these dates')}
      label={texts.label}
      columns={columns(texts, now)}
      rows={rows}
      rowKey={({ guestID }) => guestID}
      empty={texts.t('No guest was active between these dates')}
      sort={sort}
    />
  );
}
