import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PhoneAndMail } from '@/components/layout/phone-and-mail';
import { JsonLd } from '@/components/seo/json-ld';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { hoursText } from '@/lib/opening-hours';
import { SITE_PICTURE } from '@/lib/page-head';
import { SERVICE_LINES } from '@/lib/service-line/constants';
import { site } from '@/lib/settings/data';
import { breadcrumbList, realEstateAgent } from '@/lib/structured-data/format';

// made on the first request, not at build time: the company's details are the running server's environment
export const revalidate = 86_400;
export const generateStaticParams = () => [];

export async function generateMetadata(): Promise<Metadata> {
  const { name, city } = await site();
  const description = `${name} is a property consultancy in ${city} with seven lines, from realty, loans and legal to design and buildings. How we work and how to reach us.`;
  return {
    title: 'About us: one desk for property',
    description,
    alternates: { canonical: '/about' },
    openGraph: { title: `About ${name}`, description, url: '/about', images: [SITE_PICTURE] },
  };
}

const CRUMBS = [
  { name: 'Home', path: '/' },
  { name: 'About', path: '/about' },
];

const PROMISES = [
  {
    title: 'Areas are named',
    text: 'Carpet, built-up and super built-up are three different numbers. We show which one a figure is, and price on carpet wherever it is known.',
  },
  {
    title: 'Verified means seen',
    text: 'A listing carries the green mark only after someone from our desk has seen the place and the papers. Everything else is marked as what it is.',
  },
  {
    title: 'Costs are whole',
    text: 'Next to a price stand stamp duty, registration and taxes, with the date from which each rate holds, so that a budget is a budget.',
  },
  {
    title: 'Your number stays here',
    text: 'An enquiry goes to the person who can answer it. It is not sold, and it is not passed around.',
  },
];

export default async function AboutPage({ params }: PageProps<'/about/[[...rest]]'>) {
  if ((await params).rest) notFound();
  const s = await site();
  return (
    <>
      <header className="container-page pt-8 sm:pt-12">
        <Breadcrumbs crumbs={CRUMBS} />
        <h1 className="mt-6 max-w-3xl text-4xl sm:text-5xl">
          Seven kinds of help around one decision: a place of your own
        </h1>
        <div className="measure mt-6 flex flex-col gap-5 text-lg">
          <p>
            {s.name} is a property consultancy in {s.city}. We began with buying and letting, and learned that
            a family which has found a house still needs a lender, a lawyer, a mason and, later, somebody who
            keeps the lift running. So we built a line for each.
          </p>
          <p className="text-ink-soft">
            “{s.tagline}” is what we call it. In practice it means reading papers, measuring rooms and
            answering the phone.
          </p>
        </div>
      </header>
      <Section title="What you can hold us to">
        <dl className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
          {PROMISES.map((promise) => (
            <div key={promise.title} className="border-line border-t pt-4">
              <dt className="font-bold text-xl">{promise.title}</dt>
              <dd className="mt-1.5 text-ink-soft">{promise.text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title="The seven lines">
        <ul className="border-line border-b">
          {SERVICE_LINES.map((line) => (
            <li key={line.slug} className="border-line border-t">
              <a
                href={`/services/${line.slug}`}
                className="grid gap-x-8 py-4 no-underline hover:text-accent sm:grid-cols-[10rem_1fr]"
              >
                <span className="font-bold text-lg">{line.name}</span>
                <span className="text-ink-soft">{line.summary}</span>
              </a>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Where to find us">
        <div className="grid gap-8 sm:grid-cols-2">
          <address className="flex flex-col gap-2 text-lg not-italic">
            <span className="font-bold">{s.name}</span>
            <span>{s.address}</span>
            {s.hours && <span>{hoursText(s.hours)}</span>}
            <PhoneAndMail site={s} />
            {s.reraAgentNumber && <span className="text-ink-soft">MahaRERA agent {s.reraAgentNumber}</span>}
          </address>
          <div className="flex flex-wrap items-start gap-3">
            <ButtonLink look="primary" href="/contactform">
              Send an enquiry
            </ButtonLink>
            <ButtonLink href="/buy">See properties</ButtonLink>
          </div>
        </div>
      </Section>
      <JsonLd documents={[realEstateAgent(s), breadcrumbList(s, CRUMBS)]} />
    </>
  );
}
