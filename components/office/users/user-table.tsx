import { useTexts } from '#language';
import { RoleBadge } from '@/components/accounts/role-badge';
import { Link } from '@/components/ui/actions/link';
import { Badge } from '@/components/ui/feedback/badge';
import { type Column, DataTable } from '@/components/ui/lists/data-table';
import type { AdminUserDto } from '@/lib/office/users/dto';
import type { Texts } from '@/lib/platform/language/translate';
import { formatDate, formatDateTime } from '@/lib/platform/text/format';
import type { Sort } from '@/lib/platform/text/list-url';
import { formatPhone } from '@/lib/platform/text/phone';
import { OFFICE_ROLE_LABELS } from '@/lib/teams/staff/constants';

const columns = ({ t, label, language }: Texts<'office/users'>): Column<AdminUserDto>[] => [
  {
    label: 'Name',
    isRowHeader: true,
    sort: 'name',
    cell: ({ id, name }) => (
      <Link className="link" href={`/admin/users/${id}`}>
        {name}
      </Link>
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
      office ? (
        <Badge variant="accent">{label(OFFICE_ROLE_LABELS[office])}</Badge>
      ) : (
        <RoleBadge role={role} />
      ),
  },
  {
    label: 'State',
    cell: ({ active, isVerified }) =>
      active ? (
        isVerified ? (
          <Badge variant="verified">{t('email confirmed')}</Badge>
        ) : (
          <Badge>{t('active')}</Badge>
        )
      ) : (
        <Badge variant="warning">{t('deactivated')}</Badge>
      ),
  },
  {
    label: 'Joined',
    sort: 'createdAt',
    sortDescFirst: true,
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDate(createdAt, language)}</span>,
  },
  {
    label: 'Last login',
    sort: 'lastLoginAt',
    sortDescFirst: true,
    cell: ({ lastLoginAt }) => (
      <span className="whitespace-nowrap">
        {lastLoginAt ? formatDateTime(lastLoginAt, language) : t('never')}
      </span>
    ),
  },
];

export function UserTable({ rows, sort }: { rows: AdminUserDto[]; sort: Sort }) {
  const texts = useTexts('office/users');
  return (
    <DataTable
      caption={texts.t('Accounts')}
      label={texts.label}
      columns={columns(texts)}
      rows={rows}
      rowKey={({ id }) => id}
      empty={texts.t('No users found')}
      sort={sort}
    />
  );
}
