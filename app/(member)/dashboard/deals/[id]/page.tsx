import type { Metadata } from 'next';
import { DealView } from '@/components/deal/deal-view';
import { DashboardFrame } from '@/components/layout/dashboard-frame';
import { loadDeal } from '@/lib/deal/loaders';
import { pageText } from '@/lib/language/on-server';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await pageText('deals'))('Deal'),
});

/** One deal with everything that belongs to it. */
export default async function DealPage({ params }: PageProps<'/dashboard/deals/[id]'>) {
  const { deal, clients } = await loadDeal((await params).id);
  return (
    <DashboardFrame title={deal.title} current="deals" texts={['deals']}>
      <DealView stored={deal} clients={clients} />
    </DashboardFrame>
  );
}
