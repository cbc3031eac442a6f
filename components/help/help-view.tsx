import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PhoneAndMail } from '@/components/layout/phone-and-mail';
import { JsonLd } from '@/components/seo/json-ld';
import { Faq } from '@/components/service/faq';
import { ButtonLink } from '@/components/ui/button';
import { HELP_TOPICS } from '@/lib/help-content';
import { hoursText } from '@/lib/opening-hours';
import type { Site } from '@/lib/settings/dto';
import { breadcrumbList, faqPage } from '@/lib/structured-data/format';

const CRUMBS = [
  { name: 'Home', path: '/' },
  { name: 'Help', path: '/help' },
];

/** Help with the whole site; what does not work technically stands in the troubleshooting guide. */
export function HelpView({ site }: { site: Site }) {
  return (
    <div className="container-page flex flex-col gap-12 py-8 sm:py-12">
      <div>
        <Breadcrumbs crumbs={CRUMBS} />
        <h1 className="mt-6 text-4xl sm:text-5xl">Help</h1>
        <nav aria-label="Topics" className="mt-5">
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {[...HELP_TOPICS, { id: 'contact', title: 'Contact' }].map(({ id, title }) => (
              <li key={id}>
                <a className="link inline-block py-1" href={`#${id}`}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {HELP_TOPICS.map(({ id, title, questions, links }) => (
        <section key={id} id={id} className="scroll-mt-24">
          <h2 className="mb-4 text-3xl">{title}</h2>
          <Faq questions={questions} />
          <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
            {links.map(({ href, label }) => (
              <a key={href} className="link" href={href}>
                {label}
              </a>
            ))}
          </p>
        </section>
      ))}
      <section id="contact" className="measure scroll-mt-24">
        <h2 className="mb-3 text-3xl">Contact</h2>
        <p className="mb-4">
          A property code, or the address of the page, helps us to answer. If a picture, a video, the 3D tour
          or a form does not work, the{' '}
          <a className="link" href="/troubleshooting-guide">
            troubleshooting guide
          </a>{' '}
          is quicker.
        </p>
        <address className="mb-5 flex flex-col gap-1 not-italic">
          <span>{site.address}</span>
          {site.hours && <span>{hoursText(site.hours)}</span>}
          <PhoneAndMail site={site} />
        </address>
        <div className="flex flex-wrap gap-3">
          <ButtonLink variant="primary" href="/contactform">
            Send a message
          </ButtonLink>
          <ButtonLink href="/grievance">Make a complaint</ButtonLink>
        </div>
      </section>
      <JsonLd
        documents={[breadcrumbList(site, CRUMBS), faqPage(HELP_TOPICS.flatMap(({ questions }) => questions))]}
      />
    </div>
  );
}
