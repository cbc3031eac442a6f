import type { Metadata } from 'next';
import { AboutRecord } from '@/components/admin/about-record';
import { AccountSessions } from '@/components/admin/account-sessions';
import { Facts } from '@/components/admin/facts';
import { PageFrame } from '@/components/admin/page-frame';
import { ButtonLink } from '@/components/ui/button';
import { RoleForm } from '@/components/user/role-form';
import { loadAbout } from '@/lib/audit-log/loaders';
import { formatDate, formatDateTime } from '@/lib/format';
import { formatPhone } from '@/lib/phone';
import { standingLabel } from '@/lib/staff/constants';
import { loadUser } from '@/lib/user-admin/loaders';

export const metadata: Metadata = { title: 'User' };

export default async function UserPage({ params }: PageProps<'/admin/users/[id]'>) {
  const { user, sessions, isSelf, undo } = await loadUser((await params).id);
  const about = await loadAbout('user', user.id);
  return (
    <PageFrame
      title={user.name}
      subtitle={`${user.email} · ${standingLabel(user)}${user.active ? '' : ' · deactivated'}`}
      actions={
        <>
          <ButtonLink size="sm" variant="quiet" href="/admin/users">
            All users
          </ButtonLink>
          {user.active && (
            <ButtonLink size="sm" href={`/admin/profile/${user.id}`}>
              Profile and identity numbers
            </ButtonLink>
          )}
          <ButtonLink size="sm" href={`/admin/audit?target=${user.id}`}>
            Audit log
          </ButtonLink>
        </>
      }
    >
      <Facts
        title="Account"
        items={[
          ['Phone', user.phone ? formatPhone(user.phone) : 'N/A'],
          ['E-mail confirmed', user.isVerified ? 'Yes' : 'No'],
          ['Second factor', user.hasSecondFactor ? 'Yes' : 'No'],
          ['Joined', formatDate(user.createdAt)],
          ['Last login', user.lastLoginAt ? formatDateTime(user.lastLoginAt) : 'never'],
        ]}
      />
      {isSelf ? (
        <p>This is your own account: another admin changes it.</p>
      ) : (
        <RoleForm userId={user.id} name={user.name} role={user.role} office={user.office} undo={undo} />
      )}
      <AccountSessions user={user} sessions={sessions} isSelf={isSelf} />
      <AboutRecord {...about} />
    </PageFrame>
  );
}
