import { OfficeList } from '@/components/office/lists/office-list';
import { UserTable } from '@/components/office/users/user-table';
import { PageTexts } from '@/components/shell/page-texts';
import { StaffPanel } from '@/components/teams/staff-panel';
import { FilterSelect, SearchBox } from '@/components/ui/lists/filters';
import { loadListTools } from '@/lib/office/lists/loaders';
import { loadUsers } from '@/lib/office/users/loaders';
import { USER_ROLES } from '@/lib/platform/auth/roles';
import { formatNumber } from '@/lib/platform/text/format';
import { sortLinks } from '@/lib/platform/text/list-url';

export const metadata = { title: 'Users' };

const PATH = '/admin/users';
const ROLES = [['', 'All'], ...USER_ROLES.map((role) => [role, role] as const)] as const;

export default async function UsersPage({ searchParams }: PageProps<'/admin/users'>) {
  const [{ search, list, invitations }, tools] = await Promise.all([
    loadUsers(await searchParams),
    loadListTools('users'),
  ]);
  return (
    <OfficeList
      tools={tools}
      title="Users"
      subtitle={`${formatNumber(list.total)} ${list.total === 1 ? 'account' : 'accounts'}`}
      find={
        <SearchBox
          placeholder="Part of a name, beginning of an email, or a phone number"
          value={search.search}
        />
      }
      filters={<FilterSelect label="Role" name="role" value={search.role ?? ''} options={ROLES} />}
      path={PATH}
      search={search}
      list={list}
    >
      <UserTable rows={list.rows} sort={sortLinks(PATH, search)} />
      <PageTexts of={['teams']}>
        <StaffPanel open={invitations} />
      </PageTexts>
    </OfficeList>
  );
}
