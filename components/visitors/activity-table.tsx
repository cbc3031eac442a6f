import { type Column, DataTable } from '@/components/ui/lists/data-table';
import { formatDateTime } from '@/lib/platform/text/format';
import type { Sort } from '@/lib/platform/text/list-url';
import type { ActivityRowDto } from '@/lib/visitors/activities/dto';
import { ACTIVITY_LABELS } from '@/lib/visitors/activity/constants';
import { ActivityDetails } from './activity-log';
import { guestHref } from './guest-table';

function Who({ row: { user, guestID }, isLinked }: { row: ActivityRowDto; isLinked: boolean }) {
  if (user && !isLinked) return user.name;
  if (user)
    return (
      <a className="link" href={`/admin/users/${user.id}`}>
        {user.name}
      </a>
    );
  if (!guestID) return '—';
  return (
    <a className="link break-all" href={guestHref(guestID)}>
      {guestID}
    </a>
  );
}

const columns = (isLinked: boolean): Column<ActivityRowDto>[] => [
  {
    label: 'When',
    isRowHeader: true,
    sort: 'timestamp',
    cell: ({ timestamp }) => (
      <time className="tabular whitespace-nowrap" dateTime={timestamp}>
        {formatDateTime(timestamp)}
      </time>
    ),
  },
  { label: 'Who', cell: (row) => <Who row={row} isLinked={isLinked} /> },
  { label: 'Activity', cell: ({ action }) => ACTIVITY_LABELS[action] },
  { label: 'Details', cell: (row) => <ActivityDetails entry={row} /> },
];

type Props = {
  rows: ActivityRowDto[];
  sort: Sort /** false for who may not open accounts */;
  isLinked: boolean;
};

export function ActivityTable({ rows, sort, isLinked }: Props) {
  return (
    <DataTable
      caption="Activity"
      columns={columns(isLinked)}
      rows={rows}
      rowKey={({ _id }) => _id}
      empty="No activity found"
      sort={sort}
    />
  );
}
