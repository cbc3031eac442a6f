import type { Metadata } from 'next';
import { NewDealForm } from '@/components/deal/new-deal-form';
import { DashboardFrame } from '@/components/layout/dashboard-frame';
import { loadNewDeal } from '@/lib/deal/loaders';

export const metadata: Metadata = { title: 'Start a deal' };

export default async function NewDealPage({ searchParams }: PageProps<'/dashboard/deals/new'>) {
  const start = await loadNewDeal(await searchParams);
  return (
    <DashboardFrame title="Start a deal" current="deals">
      <NewDealForm {...start} />
    </DashboardFrame>
  );
}
