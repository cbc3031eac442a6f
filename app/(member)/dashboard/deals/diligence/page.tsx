import type { Metadata } from 'next';
import { DiligenceProfileForm } from '@/components/deals/diligence/profile-form';
import { DashboardFrame } from '@/components/shell/dashboard-frame';
import { loadDiligenceProfile } from '@/lib/deals/diligence/loaders';
import { texts } from '@/lib/platform/language/on-server';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await texts('deals/diligence')).t('The firm and its principal officer'),
});

export default async function DiligenceProfilePage() {
  const { t } = await texts('deals/diligence');
  const { profile, choices, mayEdit } = await loadDiligenceProfile();
  const officer = choices.find(({ id }) => id === profile.officer)?.name ?? t('Nobody');
  return (
    <DashboardFrame title={t('The firm and its principal officer')} texts={['deals/diligence']}>
      {mayEdit ? (
        <DiligenceProfileForm profile={profile} choices={choices} />
      ) : (
        <p>
          {t('Principal officer')}: {officer}. {t('Only the owner of the team changes this.')}
        </p>
      )}
    </DashboardFrame>
  );
}
