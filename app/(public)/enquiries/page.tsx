import type { Metadata } from 'next';
import { SentEnquiries } from '@/components/enquiries/sent-enquiries';
import { OwnPage } from '@/components/layout/own-page';
import { PageTexts } from '@/components/layout/page-texts';
import { Toaster } from '@/components/ui/toaster';
import { pageText } from '@/lib/language/on-server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await pageText('enquiries');
  return {
    title: t('My enquiries'),
    description: t('What you asked about homes, the answers, and who has your number.'),
    robots: { index: false },
  };
}

export default async function EnquiriesPage() {
  const t = await pageText('enquiries');
  return (
    <OwnPage title={t('My enquiries')} path="/enquiries">
      <PageTexts of={['enquiries', 'replies']}>
        <SentEnquiries />
      </PageTexts>
      <Toaster />
    </OwnPage>
  );
}
