import type { Metadata } from 'next';
import { AdminList } from '@/components/admin/admin-list';
import { StaffPanel } from '@/components/admin/staff-panel';
import { UserTable } from '@/components/admin/user-table';
import { PageTexts } from '@/components/layout/page-texts';
import { FilterSelect, SearchBox } from '@/components/ui/filters';
import { USER_ROLES } from '@/lib/auth/roles';
import { formatNumber } from '@/lib/format';
import { sortLinks } from '@/lib/list-url';
import { loadUsers } from '@/lib/user-admin/loaders';

export const metadata: Metadata = { title: 'Users' };

const PATH = '/admin/users';
const ROLES = [['', 'All'], ...USER_ROLES.map((role) => [role, role] as const)] as const;

export default async function UsersPage({ searchParams }: PageProps<'/admin/users'>) {
  const { search, list, invitations } = await loadUsers(await searchParams);
  return (
    <AdminList
      title="Users"
      subtitle={`${formatNumber(list.total)} ${list.total === 1 ? 'account' : 'accounts'}`}
      filters={
        <>
          <SearchBox placeholder="Beginning of a name or e-mail, or a phone number" value={search.search} />
          <FilterSelect label="Role" name="role" value={search.role ?? ''} options={ROLES} />
        </>
      }
      path={PATH}
      search={search}
      list={list}
    >
      <UserTable rows={list.rows} sort={sortLinks(PATH, search)} />
      <PageTexts of={['team']}>
        <StaffPanel open={invitations} />
      </PageTexts>
    </AdminList>
  );
}
