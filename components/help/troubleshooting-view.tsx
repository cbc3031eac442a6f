import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { JsonLd } from '@/components/seo/json-ld';
import { Faq } from '@/components/service/faq';
import { ButtonLink } from '@/components/ui/button';
import { HELP_QUESTIONS, TOUR_STEPS } from '@/lib/help-content';
import { formatPhone, phoneHref } from '@/lib/phone';
import type { Site } from '@/lib/settings/dto';
import { breadcrumbList, faqPage } from '@/lib/structured-data/format';

const CRUMBS = [
  { name: 'Home', path: '/' },
  { name: 'Troubleshooting guide', path: '/troubleshooting-guide' },
];

export function TroubleshootingView({ site }: { site: Site }) {
  return (
    <div className="container-page flex flex-col gap-12 py-8 sm:py-12">
      <div>
        <Breadcrumbs crumbs={CRUMBS} />
        <h1 className="mt-6 text-4xl sm:text-5xl">Troubleshooting guide</h1>
        <p className="measure mt-5 text-ink-soft text-lg">
          When something on this site does not work, go through the steps from the top. Most problems end at
          the second one.
        </p>
      </div>
      <section id="tour" className="measure">
        <h2 className="mb-4 text-3xl">The 3D tour does not load</h2>
        <ol className="flex list-decimal flex-col gap-3 pl-6 marker:text-ink-soft">
          {TOUR_STEPS.map((step) => (
            <li key={step} className="pl-2">
              {step}
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h2 className="mb-4 text-3xl">Other things that can go wrong</h2>
        <Faq questions={HELP_QUESTIONS} />
      </section>
      <section className="measure">
        <h2 className="mb-3 text-3xl">Reach a person</h2>
        <p className="mb-5">
          Tell us the address of the page, what you did and what you saw. A picture of the screen helps.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink variant="primary" href="/contactform">
            Send a message
          </ButtonLink>
          <ButtonLink href={phoneHref(site.phone)}>Call {formatPhone(site.phone)}</ButtonLink>
        </div>
      </section>
      <JsonLd documents={[breadcrumbList(site, CRUMBS), faqPage(HELP_QUESTIONS)]} />
    </div>
  );
}
