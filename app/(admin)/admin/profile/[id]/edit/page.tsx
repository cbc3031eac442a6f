import type { Metadata } from 'next';
import { PageFrame } from '@/components/admin/page-frame';
import { DocumentsPanel } from '@/components/user/documents-panel';
import { ProfileEditForm } from '@/components/user/profile-edit-form';
import { RoleForm } from '@/components/user/role-form';
import { loadProfileForAdmin } from '@/lib/profile/loaders';

export const metadata: Metadata = { title: 'Edit profile' };

export default async function AdminEditProfilePage({ params }: PageProps<'/admin/profile/[id]/edit'>) {
  const { id } = await params;
  const { profile, isSelf } = await loadProfileForAdmin(id, `/admin/profile/${id}/edit`);
  return (
    <PageFrame title="Edit profile">
      <ProfileEditForm profile={profile} viewHref={`/admin/profile/${id}`} />
      {isSelf ? (
        <DocumentsPanel documents={profile.documents} />
      ) : (
        <RoleForm userId={profile._id} role={profile.role} isRuled />
      )}
    </PageFrame>
  );
}
