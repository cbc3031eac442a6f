import { Breadcrumbs } from '@/components/shell/breadcrumbs';
import { PhoneAndMail } from '@/components/shell/footer/phone-and-mail';
import { JsonLd } from '@/components/shell/json-ld';
import { ButtonLink } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import { Section } from '@/components/ui/display/section';
import { PROMISES } from '@/lib/content/constants';
import { SERVICE_LINES } from '@/lib/content/service-lines/constants';
import { texts } from '@/lib/platform/language/on-server';
import { hoursText } from '@/lib/platform/text/opening-hours';
import type { Site } from '@/lib/settings/dto';
import { addressIn, breadcrumbList, realEstateAgent } from '@/lib/settings/format';

export async function AboutView({ site }: { site: Site }) {
  const { t, label } = await texts('content/about');
  const crumbs = [
    { name: t('Home'), path: '/' },
    { name: t('About'), path: '/about' },
  ];
  return (
    <>
      <header className="container-page pt-8 sm:pt-12">
        <Breadcrumbs crumbs={crumbs} />
        <Heading level={1} size="display" className="mt-6 max-w-3xl">
          {t('Seven kinds of help with one decision: a place of your own')}
        </Heading>
        <div className="measure mt-6 flex flex-col gap-5 text-lg">
          <p>
            {t(
              '{name} is a property consultancy in {city}. We began with buying and letting, and learned that a family that has found a house still needs a lender, a lawyer, a mason and, later, someone who keeps the lift running. So we built a line for each.',
              { name: site.name, city: label(site.city) },
            )}
          </p>
          <p className="text-ink-soft">
            {t(
              '“{tagline}” is what we call it. In practice it means reading papers, measuring rooms and answering the phone.',
              { tagline: label(site.tagline) },
            )}
          </p>
        </div>
      </header>
      <Section title={t('What you can hold us to')}>
        <dl className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
          {PROMISES.map((promise) => (
            <div key={promise.title} className="border-line border-t pt-4">
              <dt className="font-bold text-xl">{label(promise.title)}</dt>
              <dd className="mt-1.5 text-ink-soft">{label(promise.text)}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={t('The seven lines')}>
        <ul className="border-line border-b">
          {SERVICE_LINES.map((line) => (
            <li key={line.slug} className="border-line border-t">
              <Link
                href={`/services/${line.slug}`}
                className="grid gap-x-8 py-4 no-underline hover:text-accent sm:grid-cols-[10rem_1fr]"
              >
                <span className="font-bold text-lg">{label(line.name)}</span>
                <span className="text-ink-soft">{label(line.summary)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('Where to find us')}>
        <div className="grid gap-8 sm:grid-cols-2">
          <address className="flex flex-col gap-2 text-lg not-italic">
            <span className="font-bold">{site.name}</span>
            <span>{addressIn(site.address, { label })}</span>
            {site.hours && <span>{hoursText(site.hours, t.language)}</span>}
            <PhoneAndMail site={site} />
            {site.reraAgentNumber && (
              <span className="text-ink-soft">
                {t('MahaRERA agent registration: {number}', { number: site.reraAgentNumber })}
              </span>
            )}
          </address>
          <div className="flex flex-wrap items-start gap-3">
            <ButtonLink variant="primary" href="/contactform">
              {t('Send an enquiry')}
            </ButtonLink>
            <ButtonLink href="/buy">{t('See properties')}</ButtonLink>
          </div>
        </div>
      </Section>
      <JsonLd
        documents={[
          realEstateAgent(site, { label, language: t.language }),
          breadcrumbList(site, crumbs, t.language),
        ]}
      />
    </>
  );
}
