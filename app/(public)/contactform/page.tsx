import type { Metadata } from 'next';
import { ContactView } from '@/components/contact/contact-view';
import { SITE_PICTURE } from '@/lib/page-head';
import { site } from '@/lib/settings/data';

const description =
  'Send an enquiry about a property, a loan, legal work, interiors or any of our services in Nagpur. A person answers by phone or e-mail.';

export const metadata: Metadata = {
  title: 'Send an enquiry',
  description,
  alternates: { canonical: '/contactform' },
  openGraph: { title: 'Send an enquiry', description, url: '/contactform', images: [SITE_PICTURE] },
};

export default async function ContactFormPage() {
  return <ContactView site={await site()} />;
}
