import { DocumentsPanel, FacePanel } from '@/components/accounts/profile/documents-panel';
import { ProfileEditForm } from '@/components/accounts/profile/profile-edit-form';
import { PageTexts } from '@/components/shell/page-texts';
import { WorkCrumbs } from '@/components/shell/workspace/work-frame';
import { Heading } from '@/components/ui/display/heading';
import { loadOwnProfile } from '@/lib/accounts/profile/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('accounts/profile', 'Edit profile');

export default async function EditProfilePage({ params }: PageProps<'/profile/[id]/edit'>) {
  const { t } = await texts('accounts/profile');
  const { id } = await params;
  const profile = await loadOwnProfile(id, `/profile/${id}/edit`);
  return (
    <PageTexts of={['accounts/profile', 'labels']}>
      <div className="container-page flex max-w-4xl flex-col gap-6 py-4 sm:gap-10 sm:py-8">
        <WorkCrumbs title={t('Edit profile')} />
        <Heading level={1}>{t('Edit profile')}</Heading>
        <FacePanel picture={profile.picture} />
        <ProfileEditForm profile={profile} viewHref={`/profile/${id}`} />
        <DocumentsPanel documents={profile.documents} />
      </div>
    </PageTexts>
  );
}
