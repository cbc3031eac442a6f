import type { Metadata } from 'next';
import { OwnConsents } from '@/components/channels/own-consents';
import { OwnPage } from '@/components/shell/own-page';
import { PageTexts } from '@/components/shell/page-texts';
import { VisitsView } from '@/components/visits/visits-view';
import { texts } from '@/lib/platform/language/on-server';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await texts('visits/pages');
  return {
    title: t('My visits'),
    description: t('Homes you’re going to see, with times, the day’s route and a map.'),
    robots: { index: false },
  };
}

export default async function VisitsPage() {
  const { t } = await texts('visits/pages');
  return (
    <OwnPage title={t('My visits')} path="/visits">
      <PageTexts of={['visits', 'visits/booking', 'replies']}>
        <VisitsView />
      </PageTexts>
      <PageTexts of={['channels/consents', 'replies']}>
        <OwnConsents />
      </PageTexts>
    </OwnPage>
  );
}
