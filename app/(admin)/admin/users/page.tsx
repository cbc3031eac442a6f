import type { Metadata } from 'next';
import { FilterBar, FilterSelect, SearchBox } from '@/components/admin/filters';
import { ListFrame } from '@/components/admin/list-frame';
import { PageFrame } from '@/components/admin/page-frame';
import { Pager } from '@/components/admin/pager';
import { UserTable } from '@/components/admin/user-table';
import { USER_ROLES } from '@/lib/auth/roles';
import { formatNumber } from '@/lib/format';
import { listUrl, sortLinks } from '@/lib/list-url';
import { loadUsers } from '@/lib/user-admin/loaders';

export const metadata: Metadata = { title: 'Users' };

const PATH = '/admin/users';
const ROLES = [['', 'All'], ...USER_ROLES.map((role) => [role, role] as const)] as const;

export default async function UsersPage({ searchParams }: PageProps<'/admin/users'>) {
  const { search, list } = await loadUsers(await searchParams);
  return (
    <PageFrame
      title="Users"
      subtitle={`${formatNumber(list.total)} ${list.total === 1 ? 'account' : 'accounts'}`}
    >
      <ListFrame loading="Loading...">
        <FilterBar>
          <SearchBox placeholder="Beginning of a name or e-mail, or a phone number" value={search.search} />
          <FilterSelect label="Role" name="role" value={search.role ?? ''} options={ROLES} />
        </FilterBar>
        <UserTable rows={list.rows} sort={sortLinks(PATH, search)} />
        <Pager page={list.page} pages={list.pages} hrefFor={(page) => listUrl(PATH, { ...search, page })} />
      </ListFrame>
    </PageFrame>
  );
}
