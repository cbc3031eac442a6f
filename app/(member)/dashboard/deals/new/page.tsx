import type { Metadata } from 'next';
import { NewDealForm } from '@/components/deal/new-deal-form';
import { DashboardFrame } from '@/components/layout/dashboard-frame';
import { loadNewDeal } from '@/lib/deal/loaders';
import { pageText } from '@/lib/language/on-server';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await pageText('deals'))('Start a deal'),
});

export default async function NewDealPage({ searchParams }: PageProps<'/dashboard/deals/new'>) {
  const t = await pageText('deals');
  const start = await loadNewDeal(await searchParams);
  return (
    <DashboardFrame title={t('Start a deal')} current="deals" texts={['deals']}>
      <NewDealForm {...start} />
    </DashboardFrame>
  );
}
