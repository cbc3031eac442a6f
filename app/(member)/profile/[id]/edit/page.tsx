import type { Metadata } from 'next';
import { PageTexts } from '@/components/layout/page-texts';
import { DocumentsPanel } from '@/components/user/documents-panel';
import { ProfileEditForm } from '@/components/user/profile-edit-form';
import { pageText } from '@/lib/language/on-server';
import { loadOwnProfile } from '@/lib/profile/loaders';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await pageText('profile'))('Edit profile'),
});

export default async function EditProfilePage({ params }: PageProps<'/profile/[id]/edit'>) {
  const t = await pageText('profile');
  const { id } = await params;
  const profile = await loadOwnProfile(id, `/profile/${id}/edit`);
  return (
    <PageTexts of={['profile']}>
      <div className="container-page flex max-w-4xl flex-col gap-10 py-10 sm:py-14">
        <h1 className="text-4xl">{t('Edit profile')}</h1>
        <ProfileEditForm profile={profile} viewHref={`/profile/${id}`} />
        <DocumentsPanel documents={profile.documents} />
      </div>
    </PageTexts>
  );
}
