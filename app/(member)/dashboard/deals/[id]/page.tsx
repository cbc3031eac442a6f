import type { Metadata } from 'next';
import { DealView } from '@/components/deal/deal-view';
import { DashboardFrame } from '@/components/layout/dashboard-frame';
import { loadDeal } from '@/lib/deal/loaders';

export const metadata: Metadata = { title: 'Deal' };

/** One deal with everything that belongs to it. */
export default async function DealPage({ params }: PageProps<'/dashboard/deals/[id]'>) {
  const { deal, clients } = await loadDeal((await params).id);
  return (
    <DashboardFrame title={deal.title} current="deals">
      <DealView stored={deal} clients={clients} />
    </DashboardFrame>
  );
}
