import { AboutRecord } from '@/components/office/about-record';
import { AccountSessions } from '@/components/office/users/account-sessions';
import { RoleForm } from '@/components/office/users/role-form';
import { PageFrame } from '@/components/shell/page-frame';
import { PageTexts } from '@/components/shell/page-texts';
import { ButtonLink } from '@/components/ui/actions/button';
import { Facts } from '@/components/ui/display/facts';
import { loadAbout } from '@/lib/office/audit-log/loaders';
import { loadUser } from '@/lib/office/users/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';
import { formatDate, formatDateTime } from '@/lib/platform/text/format';
import { formatPhone } from '@/lib/platform/text/phone';
import { standingLabel } from '@/lib/teams/staff/constants';
import { standingText } from '@/lib/teams/staff/format';

export const generateMetadata = titleOf('office/users', 'User');

export default async function UserPage({ params }: PageProps<'/admin/users/[id]'>) {
  const said = await texts('office/users');
  const { t, language } = said;
  const { user, sessions, isSelf, undo, ...leaving } = await loadUser((await params).id);
  const about = await loadAbout('user', user.id);
  return (
    <PageTexts of={['office/users', 'office/tasks']}>
      <PageFrame
        title={user.name}
        subtitle={[user.email, standingText(standingLabel(user), said), !user.active && t('deactivated')]
          .filter(Boolean)
          .join(' · ')}
        actions={
          <>
            <ButtonLink size="sm" variant="quiet" href="/admin/users">
              {t('All users')}
            </ButtonLink>
            {user.active && (
              <ButtonLink size="sm" href={`/admin/profile/${user.id}`}>
                {t('Profile and identity numbers')}
              </ButtonLink>
            )}
            <ButtonLink size="sm" href={`/admin/audit?target=${user.id}`}>
              {t('Audit log')}
            </ButtonLink>
          </>
        }
      >
        <Facts
          title={t('Account')}
          items={[
            [t('Phone'), user.phone ? formatPhone(user.phone) : t('N/A')],
            [t('Email confirmed'), user.isVerified ? t('Yes') : t('No')],
            [t('Second factor'), user.hasSecondFactor ? t('Yes') : t('No')],
            [t('Joined'), formatDate(user.createdAt, language)],
            [t('Last login'), user.lastLoginAt ? formatDateTime(user.lastLoginAt, language) : t('never')],
          ]}
        />
        {isSelf ? (
          <p>{t('This is your own account. Another admin has to change it.')}</p>
        ) : (
          <RoleForm userId={user.id} name={user.name} role={user.role} office={user.office} undo={undo} />
        )}
        <AccountSessions {...{ user, sessions, isSelf, ...leaving }} />
        <AboutRecord {...about} />
      </PageFrame>
    </PageTexts>
  );
}
