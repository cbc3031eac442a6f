import { ContactForm } from '@/components/enquiries/contact-form';
import { PageFrame } from '@/components/shell/page-frame';
import { PageTexts } from '@/components/shell/page-texts';
import { SERVICE_LABELS } from '@/lib/content/service-lines/constants';
import { pageAdmin } from '@/lib/platform/auth/page-guards';
import { site } from '@/lib/settings/data';

export const metadata = { title: 'Enter an enquiry' };

/** The enquiry form for a person who called or came in. */
export default async function AdminContactFormPage() {
  await pageAdmin('/admin/contactform', 'enquiries');
  return (
    <PageFrame title="Enter an enquiry" subtitle="For someone who called or walked in">
      <div className="max-w-xl">
        <PageTexts of={['enquiries/contact', 'replies']}>
          <ContactForm whatsapp={(await site()).whatsapp} lines={SERVICE_LABELS} />
        </PageTexts>
      </div>
    </PageFrame>
  );
}
