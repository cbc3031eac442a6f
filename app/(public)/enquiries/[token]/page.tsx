import { notFound } from 'next/navigation';
import { SentEnquiries } from '@/components/enquiries/conversation/sent-enquiries';
import { OwnPage } from '@/components/shell/own-page';
import { PageTexts } from '@/components/shell/page-texts';
import { Toaster } from '@/components/ui/feedback/toaster';
import { loadLinkedEnquiry } from '@/lib/enquiries/loaders';
import { SECRET_ADDRESS, texts, titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('enquiries', 'Your enquiry', SECRET_ADDRESS);

export default async function LinkedEnquiryPage({ params }: PageProps<'/enquiries/[token]'>) {
  const { token } = await params;
  const [initial, { t }] = await Promise.all([loadLinkedEnquiry(token), texts('enquiries')]);
  if (!initial) notFound();
  return (
    <OwnPage title={t('Your enquiry')} path="/enquiries">
      <p className="text-ink-soft">{t('Only people with the link can see this page.')}</p>
      <PageTexts of={['enquiries', 'replies']}>
        <SentEnquiries link={{ token, initial }} />
      </PageTexts>
      <Toaster />
    </OwnPage>
  );
}
