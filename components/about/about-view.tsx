import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PhoneAndMail } from '@/components/layout/phone-and-mail';
import { JsonLd } from '@/components/seo/json-ld';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { hoursText } from '@/lib/opening-hours';
import { SERVICE_LINES } from '@/lib/service-line/constants';
import type { Site } from '@/lib/settings/dto';
import { PROMISES } from '@/lib/site-content';
import { breadcrumbList, realEstateAgent } from '@/lib/structured-data/format';

const CRUMBS = [
  { name: 'Home', path: '/' },
  { name: 'About', path: '/about' },
];

export function AboutView({ site }: { site: Site }) {
  return (
    <>
      <header className="container-page pt-8 sm:pt-12">
        <Breadcrumbs crumbs={CRUMBS} />
        <h1 className="mt-6 max-w-3xl text-4xl sm:text-5xl">
          Seven kinds of help around one decision: a place of your own
        </h1>
        <div className="measure mt-6 flex flex-col gap-5 text-lg">
          <p>
            {site.name} is a property consultancy in {site.city}. We began with buying and letting, and
            learned that a family which has found a house still needs a lender, a lawyer, a mason and, later,
            somebody who keeps the lift running. So we built a line for each.
          </p>
          <p className="text-ink-soft">
            “{site.tagline}” is what we call it. In practice it means reading papers, measuring rooms and
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
            <span className="font-bold">{site.name}</span>
            <span>{site.address}</span>
            {site.hours && <span>{hoursText(site.hours)}</span>}
            <PhoneAndMail site={site} />
            <span className="text-ink-soft">
              MahaRERA agent registration: {site.reraAgentNumber ?? 'not given yet'}
            </span>
          </address>
          <div className="flex flex-wrap items-start gap-3">
            <ButtonLink variant="primary" href="/contactform">
              Send an enquiry
            </ButtonLink>
            <ButtonLink href="/buy">See properties</ButtonLink>
          </div>
        </div>
      </Section>
      <JsonLd documents={[realEstateAgent(site), breadcrumbList(site, CRUMBS)]} />
    </>
  );
}
