import type { Metadata } from 'next';
import { OwnPage } from '@/components/layout/own-page';
import { PageTexts } from '@/components/layout/page-texts';
import { ShortlistView } from '@/components/shortlist/shortlist-view';
import { ButtonLink } from '@/components/ui/button';
import { Toaster } from '@/components/ui/toaster';
import { pageText } from '@/lib/language/on-server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await pageText('shortlist');
  return {
    title: t('My shortlist'),
    description: t(
      'The homes that you have saved, with your notes, to compare and to share with your family.',
    ),
    robots: { index: false },
  };
}

export default async function ShortlistPage() {
  const t = await pageText('shortlist');
  return (
    <OwnPage
      title={t('My shortlist')}
      path="/shortlist"
      actions={
        <>
          <ButtonLink href="/visits" size="sm">
            {t('My visits')}
          </ButtonLink>
          <ButtonLink href="/enquiries" size="sm">
            {t('My enquiries')}
          </ButtonLink>
        </>
      }
    >
      <PageTexts of={['shortlist', 'card', 'labels', 'places', 'replies']}>
        <ShortlistView />
      </PageTexts>
      <Toaster />
    </OwnPage>
  );
}
