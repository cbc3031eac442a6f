import {
  AccountPanel,
  ChangePasswordForm,
  EmailPanel,
  SessionsPanel,
} from '@/components/accounts/profile/account-panel';
import { RecordingPanel } from '@/components/accounts/profile/recording-panel';
import { EmailChangePanel, PhonePanel } from '@/components/accounts/sign-in-methods/email-change-panel';
import { SecondFactorPanel } from '@/components/accounts/sign-in-methods/second-factor-panel';
import { PageTexts } from '@/components/shell/page-texts';
import { WorkCrumbs } from '@/components/shell/workspace/work-frame';
import { Heading } from '@/components/ui/display/heading';
import { loadSecurity } from '@/lib/accounts/profile/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';
import { retention } from '@/lib/settings/data';

export const generateMetadata = titleOf('accounts/security', 'Privacy and security');

export default async function SecurityPage({ params }: PageProps<'/profile/[id]/security'>) {
  const { t } = await texts('accounts/security');
  const { id } = await params;
  const { profile, password, sessions, factors, pendingEmail, isPhoneConfirmed } = await loadSecurity(
    id,
    `/profile/${id}/security`,
  );
  const { activity, erasure } = await retention();
  return (
    <PageTexts of={['accounts/security']}>
      <div className="container-page flex max-w-4xl flex-col gap-8 py-4 sm:gap-12 sm:py-8">
        <WorkCrumbs title={t('Privacy and security')} />
        <Heading level={1}>{t('Privacy and security')}</Heading>
        {!profile.isVerified && <EmailPanel email={profile.email} />}
        <SecondFactorPanel start={factors} />
        <ChangePasswordForm email={profile.email} {...password} />
        <EmailChangePanel pending={pendingEmail} />
        {profile.phone && <PhonePanel phone={profile.phone} isConfirmed={isPhoneConfirmed} />}
        <SessionsPanel sessions={sessions} />
        <RecordingPanel records={profile.recordActivity} retentionDays={activity} />
        <AccountPanel email={profile.email} erasureAt={profile.erasureAt} graceDays={erasure} />
      </div>
    </PageTexts>
  );
}
