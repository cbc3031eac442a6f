import type { Metadata } from 'next';
import { PageTexts } from '@/components/layout/page-texts';
import { EmailChangePanel } from '@/components/sign-in-methods/email-change-panel';
import { PhonePanel } from '@/components/sign-in-methods/phone-panel';
import { SecondFactorPanel } from '@/components/sign-in-methods/second-factor-panel';
import { AccountPanel } from '@/components/user/account-panel';
import { ChangePasswordForm } from '@/components/user/change-password-form';
import { EmailPanel } from '@/components/user/email-panel';
import { RecordingPanel } from '@/components/user/recording-panel';
import { SessionsPanel } from '@/components/user/sessions-panel';
import { pageText } from '@/lib/language/on-server';
import { loadSecurity } from '@/lib/profile/loaders';
import { retention } from '@/lib/settings/data';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await pageText('security'))('Privacy and security'),
});

export default async function SecurityPage({ params }: PageProps<'/profile/[id]/security'>) {
  const t = await pageText('security');
  const { id } = await params;
  const { profile, sessions, factors, pendingEmail, isPhoneConfirmed } = await loadSecurity(
    id,
    `/profile/${id}/security`,
  );
  const { activity, erasure } = await retention();
  return (
    <PageTexts of={['security']}>
      <div className="container-page flex max-w-4xl flex-col gap-12 py-10 sm:py-14">
        <h1 className="text-4xl">{t('Privacy and security')}</h1>
        {!profile.isVerified && <EmailPanel email={profile.email} />}
        <SecondFactorPanel start={factors} />
        <ChangePasswordForm email={profile.email} />
        <EmailChangePanel pending={pendingEmail} />
        {profile.phone && <PhonePanel phone={profile.phone} isConfirmed={isPhoneConfirmed} />}
        <SessionsPanel sessions={sessions} />
        <RecordingPanel records={profile.recordActivity} retentionDays={activity} />
        <AccountPanel email={profile.email} erasureAt={profile.erasureAt} graceDays={erasure} />
      </div>
    </PageTexts>
  );
}
