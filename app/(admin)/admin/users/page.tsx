import type { Metadata } from 'next';
import { UserTable } from '@/components/office/users/user-table';
import { AdminList } from '@/components/shell/admin-list';
import { PageTexts } from '@/components/shell/page-texts';
import { StaffPanel } from '@/components/teams/staff-panel';
import { FilterSelect, SearchBox } from '@/components/ui/lists/filters';
import { loadUsers } from '@/lib/office/users/loaders';
import { USER_ROLES } from '@/lib/platform/auth/roles';
import { sortLinks } from '@/lib/platform/browser/list-url';
import { formatNumber } from '@/lib/platform/text/format';

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
      <PageTexts of={['teams']}>
        <StaffPanel open={invitations} />
      </PageTexts>
    </AdminList>
  );
}
