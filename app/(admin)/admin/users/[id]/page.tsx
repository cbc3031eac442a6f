import { AboutRecord } from '@/components/office/about-record';
import { AccountSessions } from '@/components/office/users/account-sessions';
import { RoleForm } from '@/components/office/users/role-form';
import { PageFrame } from '@/components/shell/page-frame';
import { ButtonLink } from '@/components/ui/actions/button';
import { Facts } from '@/components/ui/display/facts';
import { loadAbout } from '@/lib/office/audit-log/loaders';
import { loadUser } from '@/lib/office/users/loaders';
import { formatDate, formatDateTime } from '@/lib/platform/text/format';
import { formatPhone } from '@/lib/platform/text/phone';
import { standingLabel } from '@/lib/teams/staff/constants';

export const metadata = { title: 'User' };

export default async function UserPage({ params }: PageProps<'/admin/users/[id]'>) {
  const { user, sessions, isSelf, undo, ...leaving } = await loadUser((await params).id);
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
          ['Email confirmed', user.isVerified ? 'Yes' : 'No'],
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
      <AccountSessions {...{ user, sessions, isSelf, ...leaving }} />
      <AboutRecord {...about} />
    </PageFrame>
  );
}
