import { ProfileView } from '@/components/accounts/profile/profile-view';
import { ButtonLink } from '@/components/ui/actions/button';
import { loadOwnProfile } from '@/lib/accounts/profile/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('accounts/profile', 'Profile');

export default async function ProfilePage({ params }: PageProps<'/profile/[id]'>) {
  const { t } = await texts('accounts/profile');
  const { id } = await params;
  const profile = await loadOwnProfile(id, `/profile/${id}`);
  return (
    <div className="container-page max-w-4xl py-4 sm:py-8">
      <ProfileView
        profile={profile}
        editHref={`/profile/${id}/edit`}
        keepHref={`/profile/${id}/security`}
        actions={
          <>
            <ButtonLink href={`/profile/${id}/security`}>{t('Privacy and security')}</ButtonLink>
            <ButtonLink href="/dashboard/properties">{t('My properties')}</ButtonLink>
          </>
        }
      />
    </div>
  );
}
