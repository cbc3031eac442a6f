import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ContactForm } from '@/components/contact/contact-form';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PhoneAndMail } from '@/components/layout/phone-and-mail';
import { JsonLd } from '@/components/seo/json-ld';
import { hoursText } from '@/lib/opening-hours';
import { SITE_PICTURE } from '@/lib/page-head';
import { SERVICE_LINES } from '@/lib/service-line/constants';
import { site } from '@/lib/settings/data';
import { breadcrumbList, realEstateAgent } from '@/lib/structured-data/format';

// made on the first request, not at build time: the company's details are the running server's environment
export const revalidate = 86_400;
export const generateStaticParams = () => [];

const description =
  'Send an enquiry about a property, a loan, legal work, interiors or any of our services in Nagpur. A person answers by phone or e-mail.';

export const metadata: Metadata = {
  title: 'Send an enquiry',
  description,
  alternates: { canonical: '/contactform' },
  openGraph: { title: 'Send an enquiry', description, url: '/contactform', images: [SITE_PICTURE] },
};

const CRUMBS = [
  { name: 'Home', path: '/' },
  { name: 'Contact', path: '/contactform' },
];

const lines = Object.fromEntries(SERVICE_LINES.map((line) => [line.slug, `${line.name} (${line.kind})`]));

export default async function ContactFormPage({ params }: PageProps<'/contactform/[[...rest]]'>) {
  if ((await params).rest) notFound();
  const s = await site();
  return (
    <div className="container-page py-8 sm:py-12">
      <Breadcrumbs crumbs={CRUMBS} />
      <div className="mt-6 grid gap-10 lg:grid-cols-[1fr_22rem] lg:gap-16">
        <div>
          <h1 className="text-4xl sm:text-5xl">Tell us what you need</h1>
          <p className="measure mt-4 mb-8 text-ink-soft text-lg">
            A few words are enough. Somebody who knows the subject will answer you.
          </p>
          <div className="max-w-xl">
            <ContactForm whatsapp={s.whatsapp} lines={lines} />
          </div>
        </div>
        <aside className="flex flex-col gap-6 self-start border-line border-t pt-6 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-8">
          <address className="flex flex-col gap-2 not-italic">
            <span className="font-bold text-xl">{s.name}</span>
            <span>{s.address}</span>
            {s.hours && <span>{hoursText(s.hours)}</span>}
            <PhoneAndMail site={s} />
            <a
              className="link self-start"
              href={`https://wa.me/${s.whatsapp}`}
              target="_blank"
              rel="noopener"
            >
              WhatsApp
            </a>
          </address>
          <div>
            <p className="mb-2 font-bold">Helpful to mention</p>
            <ul className="flex list-disc flex-col gap-1 pl-5 text-ink-soft">
              <li>what you want to do: buy, sell, let, build, borrow</li>
              <li>where, and by when</li>
              <li>a budget, if you have one</li>
              <li>the best time to call you</li>
            </ul>
          </div>
        </aside>
      </div>
      <JsonLd documents={[realEstateAgent(s), breadcrumbList(s, CRUMBS)]} />
    </div>
  );
}
