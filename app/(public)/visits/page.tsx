import type { Metadata } from 'next';
import { OwnPage } from '@/components/layout/own-page';
import { PageTexts } from '@/components/layout/page-texts';
import { VisitsView } from '@/components/visit/visits-view';

export const metadata: Metadata = {
  title: 'My visits',
  description: 'The homes that you are going to see, with times, the way of the day and a map.',
  robots: { index: false },
};

export default function VisitsPage() {
  return (
    <OwnPage title="My visits" path="/visits">
      <PageTexts of={['visits', 'replies']}>
        <VisitsView />
      </PageTexts>
    </OwnPage>
  );
}
