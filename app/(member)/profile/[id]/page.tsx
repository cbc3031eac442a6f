import type { Metadata } from 'next';
import { ButtonLink } from '@/components/ui/button';
import { ProfileView } from '@/components/user/profile-view';
import { pageText } from '@/lib/language/on-server';
import { loadOwnProfile } from '@/lib/profile/loaders';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await pageText('profile'))('Profile'),
});

export default async function ProfilePage({ params }: PageProps<'/profile/[id]'>) {
  const t = await pageText('profile');
  const { id } = await params;
  const profile = await loadOwnProfile(id, `/profile/${id}`);
  return (
    <div className="container-page max-w-4xl py-10 sm:py-14">
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
