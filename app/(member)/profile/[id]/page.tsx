import type { Metadata } from 'next';
import { ButtonLink } from '@/components/ui/button';
import { ProfileView } from '@/components/user/profile-view';
import { loadOwnProfile } from '@/lib/profile/loaders';

export const metadata: Metadata = { title: 'Profile' };

export default async function ProfilePage({ params }: PageProps<'/profile/[id]'>) {
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
            <ButtonLink href={`/profile/${id}/security`}>Privacy and security</ButtonLink>
            <ButtonLink href="/dashboard/properties">My properties</ButtonLink>
          </>
        }
      />
    </div>
  );
}
