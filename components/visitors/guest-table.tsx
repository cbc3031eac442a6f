import { CircleHelp, Monitor, Smartphone, Terminal } from 'lucide-react';
import { useTexts } from '#language';
import { buttonClass } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { type Column, DataTable } from '@/components/ui/lists/data-table';
import { ownWordsLang } from '@/lib/platform/language/own-words';
import type { Texts } from '@/lib/platform/language/translate';
import { browserName } from '@/lib/platform/text/browser-name';
import { formatDateTime, formatNumber } from '@/lib/platform/text/format';
import type { Sort } from '@/lib/platform/text/list-url';
import type { GuestDto } from '@/lib/visitors/guests/dto';

export const guestHref = (guestID: string) => `/admin/guestdetailsmodal/${encodeURIComponent(guestID)}`;

function DeviceCell({ userAgent }: { userAgent: string }) {
  const { label } = useTexts('visitors/office');
  const name = browserName(userAgent);
  const phone = /Mobile|Android|iPhone/.test(userAgent);
  const Icon =
    name === 'API Client' ? Terminal : name === 'Unknown' ? CircleHelp : phone ? Smartphone : Monitor;
  return (
    <span className="inline-flex items-baseline gap-1.5 whitespace-nowrap">
      <Icon className="size-4 shrink-0 self-center text-ink-soft" aria-hidden="true" />
      {label(name)}
    </span>
  );
}

/** Columns of docs/spec/office.md#guest-tracking, in order. */
const columns = ({ t, language }: Texts<'visitors/office'>): Column<GuestDto>[] => [
  {
    label: 'Name',
    isRowHeader: true,
    sort: 'name',
    cell: ({ name }) => (name ? <span lang={ownWordsLang(name, language)}>{name}</span> : t('Anonymous')),
  },
  {
    label: 'Guest ID',
    sort: 'guestID',
    cell: ({ guestID }) => <span className="break-all text-ink-soft">{guestID}</span>,
  },
  { label: 'Device', cell: ({ userAgent }) => <DeviceCell userAgent={userAgent} /> },
  {
    label: 'Last Active',
    sort: 'lastActive',
    sortDescFirst: true,
    cell: ({ lastActive }) => (
      <time className="tabular md:whitespace-nowrap" dateTime={lastActive}>
        {formatDateTime(lastActive, language)}
      </time>
    ),
  },
  {
    label: 'Activities',
    sort: 'activities',
    numeric: true,
    cell: ({ activityCount }) => formatNumber(activityCount),
  },
  {
    label: 'Actions',
    quietLabel: true,
    cell: ({ guestID, name }) => (
      <Link
        className={buttonClass('secondary', 'sm')}
        href={guestHref(guestID)}
        aria-label={t('View Details: {guest}', { guest: name ?? guestID })}
      >
        {t('View Details')}
      </Link>
    ),
  },
];

type Props = {
  guests: GuestDto[];
  sort: Sort;
};

export function GuestTable({ guests, sort }: Props) {
  const texts = useTexts('visitors/office');
  return (
    <DataTable
      caption={texts.t('Guests')}
      label={texts.label}
      columns={columns(texts)}
      rows={guests}
      rowKey={({ guestID }) => guestID}
      empty={texts.t('No guests found')}
      sort={sort}
    />
  );
}
