import type { Metadata } from 'next';
import { DocumentsPanel } from '@/components/user/documents-panel';
import { ProfileEditForm } from '@/components/user/profile-edit-form';
import { loadOwnProfile } from '@/lib/profile/loaders';

export const metadata: Metadata = { title: 'Edit profile' };

export default async function EditProfilePage({ params }: PageProps<'/profile/[id]/edit'>) {
  const { id } = await params;
  const profile = await loadOwnProfile(id, `/profile/${id}/edit`);
  return (
    <div className="container-page flex max-w-4xl flex-col gap-10 py-10 sm:py-14">
      <h1 className="text-4xl">Edit profile</h1>
      <ProfileEditForm profile={profile} viewHref={`/profile/${id}`} />
      <DocumentsPanel documents={profile.documents} />
    </div>
  );
}
