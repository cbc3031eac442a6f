import type { Metadata } from 'next';
import { PageFrame } from '@/components/admin/page-frame';
import { ContactForm } from '@/components/contact/contact-form';
import { PageTexts } from '@/components/layout/page-texts';
import { pageAdmin } from '@/lib/auth/page-guards';
import { SERVICE_LABELS } from '@/lib/service-line/constants';
import { site } from '@/lib/settings/data';

export const metadata: Metadata = { title: 'Enter an enquiry' };

/** The enquiry form for somebody who called or came in. */
export default async function AdminContactFormPage() {
  await pageAdmin('/admin/contactform', 'enquiries');
  return (
    <PageFrame title="Enter an enquiry" subtitle="For somebody who called or came in">
      <div className="max-w-xl">
        <PageTexts of={['contact', 'replies']}>
          <ContactForm whatsapp={(await site()).whatsapp} lines={SERVICE_LABELS} />
        </PageTexts>
      </div>
    </PageFrame>
  );
}
