import { DocumentsPanel, FacePanel } from '@/components/accounts/profile/documents-panel';
import { ProfileEditForm } from '@/components/accounts/profile/profile-edit-form';
import { PageFrame } from '@/components/shell/page-frame';
import { PageTexts } from '@/components/shell/page-texts';
import { Link } from '@/components/ui/actions/link';
import { loadProfileForAdmin } from '@/lib/accounts/profile/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('accounts/profile', 'Edit profile');

export default async function AdminEditProfilePage({ params }: PageProps<'/admin/profile/[id]/edit'>) {
  const { t } = await texts('accounts/profile');
  const { id } = await params;
  const { profile, isSelf } = await loadProfileForAdmin(id, `/admin/profile/${id}/edit`);
  return (
    <PageTexts of={['accounts/profile', 'labels']}>
      <PageFrame title={t('Edit profile')}>
        <ProfileEditForm profile={profile} viewHref={`/admin/profile/${id}`} />
        {isSelf ? (
          <>
            <FacePanel picture={profile.picture} />
            <DocumentsPanel documents={profile.documents} />
          </>
        ) : (
          <p className="border-line border-t pt-6">
            <Link className="link" href={`/admin/users/${profile._id}`}>
              {t('Change the role')}
            </Link>
          </p>
        )}
      </PageFrame>
    </PageTexts>
  );
}
