import type { Metadata } from 'next';
import { SentEnquiries } from '@/components/enquiries/sent-enquiries';
import { OwnPage } from '@/components/layout/own-page';
import { PageTexts } from '@/components/layout/page-texts';
import { Toaster } from '@/components/ui/toaster';

export const metadata: Metadata = {
  title: 'My enquiries',
  description: 'What you asked about homes, the answers, and who has your number.',
  robots: { index: false },
};

export default function EnquiriesPage() {
  return (
    <OwnPage title="My enquiries" path="/enquiries">
      <PageTexts of={['enquiries', 'replies']}>
        <SentEnquiries />
      </PageTexts>
      <Toaster />
    </OwnPage>
  );
}
