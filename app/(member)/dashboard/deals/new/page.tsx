import { NewDealForm } from '@/components/deals/new-deal-form';
import { DashboardFrame } from '@/components/shell/dashboard-frame';
import { loadNewDeal } from '@/lib/deals/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('deals', 'Start a deal');

export default async function NewDealPage({ searchParams }: PageProps<'/dashboard/deals/new'>) {
  const { t } = await texts('deals');
  const start = await loadNewDeal(await searchParams);
  return (
    <DashboardFrame title={t('Start a deal')} texts={['deals']}>
      <NewDealForm {...start} />
    </DashboardFrame>
  );
}
