import type { Metadata } from 'next';
import { OwnPage } from '@/components/layout/own-page';
import { PageTexts } from '@/components/layout/page-texts';
import { OwnSearches } from '@/components/saved-search/own-searches';
import { Toaster } from '@/components/ui/toaster';
import { pageText } from '@/lib/language/on-server';
import { alternates } from '@/lib/page-head';

export async function generateMetadata(): Promise<Metadata> {
  const t = await pageText('searches');
  return {
    title: t('Saved searches'),
    description: t('The searches that you have saved, and how often we write to you about new homes.'),
    alternates: alternates(t.language, '/searches'),
    robots: { index: false },
  };
}

export default async function SearchesPage() {
  const t = await pageText('searches');
  return (
    <OwnPage title={t('Saved searches')} path="/searches">
      <PageTexts of={['searches', 'searchReplies', 'replies']}>
        <OwnSearches />
      </PageTexts>
      <Toaster />
    </OwnPage>
  );
}
