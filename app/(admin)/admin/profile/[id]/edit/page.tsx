import { DocumentsPanel, FacePanel } from '@/components/accounts/profile/documents-panel';
import { ProfileEditForm } from '@/components/accounts/profile/profile-edit-form';
import { PageFrame } from '@/components/shell/page-frame';
import { PageTexts } from '@/components/shell/page-texts';
import { loadProfileForAdmin } from '@/lib/accounts/profile/loaders';

export const metadata = { title: 'Edit profile' };

export default async function AdminEditProfilePage({ params }: PageProps<'/admin/profile/[id]/edit'>) {
  const { id } = await params;
  const { profile, isSelf } = await loadProfileForAdmin(id, `/admin/profile/${id}/edit`);
  return (
    <PageTexts of={['accounts/profile', 'labels']}>
      <PageFrame title="Edit profile">
        <ProfileEditForm profile={profile} viewHref={`/admin/profile/${id}`} />
        {isSelf ? (
          <>
            <FacePanel picture={profile.picture} />
            <DocumentsPanel documents={profile.documents} />
          </>
        ) : (
          <p className="border-line border-t pt-6">
            <a className="link" href={`/admin/users/${profile._id}`}>
              Change the role
            </a>
          </p>
        )}
      </PageFrame>
    </PageTexts>
  );
}
