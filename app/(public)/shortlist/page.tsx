import type { Metadata } from 'next';
import { OwnPage } from '@/components/shell/own-page';
import { PageTexts } from '@/components/shell/page-texts';
import { ShortlistView } from '@/components/shortlists/shortlist-view';
import { ButtonLink } from '@/components/ui/actions/button';
import { Toaster } from '@/components/ui/feedback/toaster';
import { texts } from '@/lib/platform/language/on-server';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await texts('shortlists');
  return {
    title: t('My shortlist'),
    description: t('Homes you have saved, with your notes, to compare and share with your family.'),
    robots: { index: false },
  };
}

export default async function ShortlistPage() {
  const { t } = await texts('shortlists');
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
      <PageTexts of={['shortlists', 'listings/card', 'labels', 'places', 'replies']}>
        <ShortlistView />
      </PageTexts>
      <Toaster />
    </OwnPage>
  );
}
