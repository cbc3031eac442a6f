import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { type Column, DataTable } from '@/components/ui/lists/data-table';
import { personName } from '@/lib/accounts/users/format';
import type { Texts } from '@/lib/platform/language/translate';
import { formatDateTime } from '@/lib/platform/text/format';
import type { Sort } from '@/lib/platform/text/list-url';
import type { ActivityRowDto } from '@/lib/visitors/activities/dto';
import { ACTIVITY_LABELS } from '@/lib/visitors/activity/constants';
import { ActivityDetails } from './activity-log';
import { guestHref } from './guest-table';

function Who({ row: { user, guestID }, isLinked }: { row: ActivityRowDto; isLinked: boolean }) {
  const { label } = useTexts('visitors/office');
  if (user && !isLinked) return personName(user.name, label);
  if (user)
    return (
      <Link className="link" href={`/admin/users/${user.id}`}>
        {personName(user.name, label)}
      </Link>
    );
  if (!guestID) return '—';
  return (
    <Link className="link break-all" href={guestHref(guestID)}>
      {guestID}
    </Link>
  );
}

const columns = (
  { label, language }: Texts<'visitors/office'>,
  isLinked: boolean,
): Column<ActivityRowDto>[] => [
  {
    label: 'When',
    isRowHeader: true,
    sort: 'timestamp',
    cell: ({ timestamp }) => (
      <time className="tabular md:whitespace-nowrap" dateTime={timestamp}>
        {formatDateTime(timestamp, language)}
      </time>
    ),
  },
  { label: 'Who', cell: (row) => <Who row={row} isLinked={isLinked} /> },
  { label: 'Activity', cell: ({ action }) => label(ACTIVITY_LABELS[action]) },
  { label: 'Details', cell: (row) => <ActivityDetails entry={row} /> },
];

type Props = {
  rows: ActivityRowDto[];
  sort: Sort /** false for people who can't open accounts */;
  isLinked: boolean;
};

export function ActivityTable({ rows, sort, isLinked }: Props) {
  const texts = useTexts('visitors/office');
  return (
    <DataTable
      caption={texts.t('Activity')}
      label={texts.label}
      columns={columns(texts, isLinked)}
      rows={rows}
      rowKey={({ _id }) => _id}
      empty={texts.t('No activity found')}
      sort={sort}
    />
  );
}
