import type { Metadata } from 'next';
import { ContactView } from '@/components/enquiries/contact-view';
import { askedWords } from '@/lib/channels/consents/data';
import { pageLanguage, texts } from '@/lib/platform/language/on-server';
import { site } from '@/lib/settings/data';
import { loadPublicHead } from '@/lib/settings/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await texts('enquiries/contact');
  const description = t(
    'Send an enquiry about a property, a loan, legal work, interiors or any of our services in Nagpur. A person replies by phone or email.',
  );
  return loadPublicHead(t.language, '/contactform', t('Send an enquiry'), description);
}

export default async function ContactFormPage() {
  return <ContactView site={await site()} consent={await askedWords('enquiry', await pageLanguage())} />;
}
