import { OfficeList } from '@/components/office/lists/office-list';
import { UserTable } from '@/components/office/users/user-table';
import { PageTexts } from '@/components/shell/page-texts';
import { StaffPanel } from '@/components/teams/staff-panel';
import { FilterSelect, SearchBox } from '@/components/ui/lists/filters';
import { loadListTools } from '@/lib/office/lists/loaders';
import { loadUsers } from '@/lib/office/users/loaders';
import { USER_ROLES } from '@/lib/platform/auth/roles';
import { texts, titleOf } from '@/lib/platform/language/on-server';
import { sortLinks } from '@/lib/platform/text/list-url';

export const generateMetadata = titleOf('office/users', 'Users');

const PATH = '/admin/users';

export default async function UsersPage({ searchParams }: PageProps<'/admin/users'>) {
  const { t, label } = await texts('office/users');
  const [{ search, list, invitations }, tools] = await Promise.all([
    loadUsers(await searchParams),
    loadListTools('users'),
  ]);
  return (
    <OfficeList
      tools={tools}
      title={t('Users')}
      subtitle={t('{total, plural, one {# account} other {# accounts}}', { total: list.total })}
      find={
        <SearchBox
          placeholder={t('Part of a name, the start of an email, or a phone number')}
          value={search.search}
        />
      }
      filters={
        <FilterSelect
          label={t('Role')}
          name="role"
          value={search.role ?? ''}
          options={[['', t('All')], ...USER_ROLES.map((role) => [role, label(role)] as const)]}
        />
      }
      path={PATH}
      search={search}
      list={list}
    >
      <UserTable rows={list.rows} sort={sortLinks(PATH, search)} />
      <PageTexts of={['teams', 'office/users']}>
        <StaffPanel open={invitations} />
      </PageTexts>
    </OfficeList>
  );
}
