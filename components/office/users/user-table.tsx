import { RoleBadge } from '@/components/accounts/role-badge';
import { Badge } from '@/components/ui/feedback/badge';
import { type Column, DataTable } from '@/components/ui/lists/data-table';
import type { AdminUserDto } from '@/lib/office/users/dto';
import { formatDate, formatDateTime } from '@/lib/platform/text/format';
import type { Sort } from '@/lib/platform/text/list-url';
import { formatPhone } from '@/lib/platform/text/phone';
import { OFFICE_ROLE_LABELS } from '@/lib/teams/staff/constants';

const COLUMNS: Column<AdminUserDto>[] = [
  {
    label: 'Name',
    isRowHeader: true,
    sort: 'name',
    cell: ({ id, name }) => (
      <a className="link" href={`/admin/users/${id}`}>
        {name}
      </a>
    ),
  },
  { label: 'Email', cell: ({ email }) => <span className="break-all">{email}</span> },
  {
    label: 'Phone',
    cell: ({ phone }) => <span className="tabular whitespace-nowrap">{formatPhone(phone)}</span>,
  },
  {
    label: 'Role',
    sort: 'role',
    cell: ({ role, office }) =>
      office ? <Badge variant="accent">{OFFICE_ROLE_LABELS[office]}</Badge> : <RoleBadge role={role} />,
  },
  {
    label: 'State',
    cell: ({ active, isVerified }) =>
      active ? (
        isVerified ? (
          <Badge variant="verified">email confirmed</Badge>
        ) : (
          <Badge>active</Badge>
        )
      ) : (
        <Badge variant="warning">deactivated</Badge>
      ),
  },
  {
    label: 'Joined',
    sort: 'createdAt',
    sortDescFirst: true,
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDate(createdAt)}</span>,
  },
  {
    label: 'Last login',
    sort: 'lastLoginAt',
    sortDescFirst: true,
    cell: ({ lastLoginAt }) => (
      <span className="whitespace-nowrap">{lastLoginAt ? formatDateTime(lastLoginAt) : 'never'}</span>
    ),
  },
];

export function UserTable({ rows, sort }: { rows: AdminUserDto[]; sort: Sort }) {
  return (
    <DataTable
      caption="Accounts"
      columns={COLUMNS}
      rows={rows}
      rowKey={({ id }) => id}
      empty="No users found"
      sort={sort}
    />
  );
}
