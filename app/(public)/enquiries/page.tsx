import type { Metadata } from 'next';
import { OwnConsents } from '@/components/channels/own-consents';
import { SentEnquiries } from '@/components/enquiries/conversation/sent-enquiries';
import { OwnPage } from '@/components/shell/own-page';
import { PageTexts } from '@/components/shell/page-texts';
import { Toaster } from '@/components/ui/feedback/toaster';
import { texts } from '@/lib/platform/language/on-server';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await texts('enquiries');
  return {
    title: t('My enquiries'),
    description: t('Your questions about homes, the replies, and who has your number.'),
    robots: { index: false },
  };
}

export default async function EnquiriesPage() {
  const { t } = await texts('enquiries');
  return (
    <OwnPage title={t('My enquiries')} path="/enquiries">
      <PageTexts of={['enquiries', 'replies']}>
        <SentEnquiries />
      </PageTexts>
      <PageTexts of={['channels/consents', 'replies']}>
        <OwnConsents />
      </PageTexts>
      <Toaster />
    </OwnPage>
  );
}
