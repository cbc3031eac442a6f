import type { Metadata } from 'next';
import { SentEnquiries } from '@/components/enquiries/sent-enquiries';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Toaster } from '@/components/ui/toaster';

export const metadata: Metadata = {
  title: 'My enquiries',
  description: 'What you asked about homes, the answers, and who has your number.',
  robots: { index: false },
};

export default function EnquiriesPage() {
  return (
    <div className="container-page flex max-w-4xl flex-col gap-8 py-8 sm:py-12">
      <div>
        <Breadcrumbs
          crumbs={[
            { name: 'Home', path: '/' },
            { name: 'My enquiries', path: '/enquiries' },
          ]}
        />
        <h1 className="mt-4 text-3xl sm:text-4xl">My enquiries</h1>
      </div>
      <SentEnquiries />
      <Toaster />
    </div>
  );
}
