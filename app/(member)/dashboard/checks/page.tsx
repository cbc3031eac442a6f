import { CheckableList } from '@/components/moderation/site-checks/checkable-list';
import { DashboardFrame } from '@/components/shell/dashboard-frame';
import { loadCheckable } from '@/lib/moderation/site-checks/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('moderation/site-checks', 'Listings to confirm');

export default async function ChecksPage({ searchParams }: PageProps<'/dashboard/checks'>) {
  const { t } = await texts('moderation/site-checks');
  const found = await loadCheckable(await searchParams);
  return (
    <DashboardFrame title={t('Listings to confirm')}>
      <CheckableList {...found} />
    </DashboardFrame>
  );
}
