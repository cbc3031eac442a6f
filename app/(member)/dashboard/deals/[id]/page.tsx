import { DealView } from '@/components/deals/deal-view';
import { DashboardFrame } from '@/components/shell/dashboard-frame';
import { loadDeal } from '@/lib/deals/loaders';
import { titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('deals', 'Deal');

export default async function DealPage({ params }: PageProps<'/dashboard/deals/[id]'>) {
  const { deal, clients } = await loadDeal((await params).id);
  return (
    <DashboardFrame title={deal.title} texts={['deals', 'deals/co-broking']}>
      <DealView stored={deal} clients={clients} />
    </DashboardFrame>
  );
}
