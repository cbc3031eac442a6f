import { type Column, DataTable } from '@/components/admin/data-table';
import { Badge } from '@/components/ui/badge';
import { RoleBadge } from '@/components/user/role-badge';
import { formatDate, formatDateTime } from '@/lib/format';
import type { Sort } from '@/lib/list-url';
import { formatPhone } from '@/lib/phone';
import { OFFICE_ROLE_LABELS } from '@/lib/staff/constants';
import type { AdminUserDto } from '@/lib/user-admin/dto';

const COLUMNS: Column<AdminUserDto>[] = [
  {
    label: 'Name',
    heads: true,
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
    cell: ({ role, office }) =>
      office ? <Badge variant="accent">{OFFICE_ROLE_LABELS[office]}</Badge> : <RoleBadge role={role} />,
  },
  {
    label: 'State',
    cell: ({ active, isVerified }) =>
      active ? (
        isVerified ? (
          <Badge variant="verified">e-mail confirmed</Badge>
        ) : (
          <Badge>active</Badge>
        )
      ) : (
        <Badge variant="care">deactivated</Badge>
      ),
  },
  {
    label: 'Joined',
    sort: 'createdAt',
    mostFirst: true,
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDate(createdAt)}</span>,
  },
  {
    label: 'Last login',
    sort: 'lastLoginAt',
    mostFirst: true,
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
