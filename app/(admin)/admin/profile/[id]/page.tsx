import { ProfileView } from '@/components/accounts/profile/profile-view';
import { RevealButton } from '@/components/accounts/reveal-button';
import { PageTexts } from '@/components/shell/page-texts';
import { WorkCrumbs } from '@/components/shell/workspace/work-frame';
import { ButtonLink } from '@/components/ui/actions/button';
import { loadProfileForAdmin } from '@/lib/accounts/profile/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('accounts/profile', 'Profile');

export default async function AdminProfilePage({ params }: PageProps<'/admin/profile/[id]'>) {
  const { t } = await texts('accounts/profile');
  const { id } = await params;
  const { profile, isSelf } = await loadProfileForAdmin(id, `/admin/profile/${id}`);
  const reveal = (field: 'aadhaarNumber' | 'panNumber') =>
    profile[field] && <RevealButton userId={profile._id} field={field} />;
  return (
    <PageTexts of={['accounts/profile']}>
      <div className="container-page flex flex-col gap-6 py-6">
        <WorkCrumbs title={profile.name} />
        <ProfileView
          profile={profile}
          editHref={`/admin/profile/${id}/edit`}
          actions={
            isSelf && <ButtonLink href={`/profile/${id}/security`}>{t('Privacy and security')}</ButtonLink>
          }
          reveal={{ aadhaarNumber: reveal('aadhaarNumber'), panNumber: reveal('panNumber') }}
        />
      </div>
    </PageTexts>
  );
}
