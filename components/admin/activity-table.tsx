import { ACTIVITY_LABELS } from '@/lib/activity/constants';
import type { ActivityRowDto } from '@/lib/activity-list/dto';
import { formatDateTime } from '@/lib/format';
import type { Sort } from '@/lib/list-url';
import { ActivityDetails } from './activity-log';
import { type Column, DataTable } from './data-table';
import { guestHref } from './guest-table';

function Who({ row: { user, guestID } }: { row: ActivityRowDto }) {
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

const COLUMNS: Column<ActivityRowDto>[] = [
  {
    label: 'When',
    heads: true,
    sort: 'timestamp',
    cell: ({ timestamp }) => (
      <time className="tabular whitespace-nowrap" dateTime={timestamp}>
        {formatDateTime(timestamp)}
      </time>
    ),
  },
  { label: 'Who', cell: (row) => <Who row={row} /> },
  { label: 'Activity', cell: ({ action }) => ACTIVITY_LABELS[action] },
  { label: 'Details', cell: (row) => <ActivityDetails entry={row} /> },
];

export function ActivityTable({ rows, sort }: { rows: ActivityRowDto[]; sort: Sort }) {
  return (
    <DataTable
      caption="Activity"
      columns={COLUMNS}
      rows={rows}
      rowKey={({ _id }) => _id}
      empty="No activity found"
      sort={sort}
    />
  );
}
