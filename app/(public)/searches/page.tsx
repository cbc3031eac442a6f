import type { Metadata } from 'next';
import { OwnSearches } from '@/components/alerts/saved-searches/own-searches';
import { OwnConsents } from '@/components/channels/own-consents';
import { OwnPage } from '@/components/shell/own-page';
import { PageTexts } from '@/components/shell/page-texts';
import { Toaster } from '@/components/ui/feedback/toaster';
import { texts } from '@/lib/platform/language/on-server';
import { alternates } from '@/lib/platform/language/page-head';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await texts('alerts/saved-searches');
  return {
    title: t('Saved searches'),
    description: t('Your saved searches, and how often we email you about new homes.'),
    alternates: alternates(t.language, '/searches'),
    robots: { index: false },
  };
}

export default async function SearchesPage() {
  const { t } = await texts('alerts/saved-searches');
  return (
    <OwnPage title={t('Saved searches')} path="/searches">
      <PageTexts of={['alerts/saved-searches', 'search/replies', 'replies']}>
        <OwnSearches />
      </PageTexts>
      <PageTexts of={['channels/consents', 'replies']}>
        <OwnConsents />
      </PageTexts>
      <Toaster />
    </OwnPage>
  );
}
