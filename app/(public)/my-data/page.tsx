import type { Metadata } from 'next';
import { MyData } from '@/components/compliance/my-data';
import { OwnPage } from '@/components/shell/own-page';
import { PageTexts } from '@/components/shell/page-texts';
import { texts } from '@/lib/platform/language/on-server';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await texts('compliance/privacy');
  return {
    title: t('My data and rights'),
    description: t('Your consents, nominee and complaints, and the data we keep.'),
    robots: { index: false },
  };
}

export default async function MyDataPage() {
  const { t } = await texts('compliance/privacy');
  return (
    <OwnPage title={t('My data and rights')} path="/my-data">
      <PageTexts of={['compliance/privacy', 'replies']}>
        <MyData />
      </PageTexts>
    </OwnPage>
  );
}
