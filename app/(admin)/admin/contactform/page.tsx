import { ContactForm } from '@/components/enquiries/contact-form';
import { PageFrame } from '@/components/shell/page-frame';
import { PageTexts } from '@/components/shell/page-texts';
import { serviceNames } from '@/lib/content/service-lines/format';
import { pageAdmin } from '@/lib/platform/auth/page-guards';
import { texts, titleOf } from '@/lib/platform/language/on-server';
import { site } from '@/lib/settings/data';

export const generateMetadata = titleOf('enquiries/inbox', 'Enter an enquiry');

/** The enquiry form for a person who called or came in. */
export default async function AdminContactFormPage() {
  const { t, label } = await texts('enquiries/inbox');
  await pageAdmin('/admin/contactform', 'enquiries');
  return (
    <PageFrame title={t('Enter an enquiry')} subtitle={t('For someone who called or walked in')}>
      <div className="max-w-xl">
        <PageTexts of={['enquiries/contact', 'replies']}>
          <ContactForm whatsapp={(await site()).whatsapp} lines={serviceNames(label)} />
        </PageTexts>
      </div>
    </PageFrame>
  );
}
