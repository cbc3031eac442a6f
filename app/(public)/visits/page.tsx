import type { Metadata } from 'next';
import { OwnPage } from '@/components/layout/own-page';
import { PageTexts } from '@/components/layout/page-texts';
import { VisitsView } from '@/components/visit/visits-view';
import { pageText } from '@/lib/language/on-server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await pageText('visitPages');
  return {
    title: t('My visits'),
    description: t('The homes that you are going to see, with times, the way of the day and a map.'),
    robots: { index: false },
  };
}

export default async function VisitsPage() {
  const t = await pageText('visitPages');
  return (
    <OwnPage title={t('My visits')} path="/visits">
      <PageTexts of={['visits', 'sheets', 'replies']}>
        <VisitsView />
      </PageTexts>
    </OwnPage>
  );
}
