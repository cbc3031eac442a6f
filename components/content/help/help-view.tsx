import { useTexts } from '#language';
import { Faq } from '@/components/content/service-lines/faq';
import { Breadcrumbs } from '@/components/shell/breadcrumbs';
import { PhoneAndMail } from '@/components/shell/footer/phone-and-mail';
import { JsonLd } from '@/components/shell/json-ld';
import { ButtonLink } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import { faqPage } from '@/lib/content/format';
import type { HelpTopic } from '@/lib/content/help/dto';
import { hoursText } from '@/lib/platform/text/opening-hours';
import type { Site } from '@/lib/settings/dto';
import { addressIn, breadcrumbList } from '@/lib/settings/format';

type Props = { topics: readonly HelpTopic[]; site: Site };

export function HelpView({ topics, site }: Props) {
  const { t, href, label } = useTexts('content/help');
  const crumbs = [
    { name: t('Home'), path: href('/') },
    { name: t('Help'), path: href('/help') },
  ];
  return (
    <div className="container-page flex flex-col gap-12 py-8 sm:py-12">
      <div>
        <Breadcrumbs crumbs={crumbs} />
        <Heading level={1} size="display" className="mt-6">
          {t('Help')}
        </Heading>
        <nav aria-label={t('Topics')} className="mt-5">
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {[...topics, { id: 'contact', title: t('Contact') }].map(({ id, title }) => (
              <li key={id}>
                <a className="link inline-block py-1" href={`#${id}`}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {topics.map(({ id, title, questions, links }) => (
        <section key={id} id={id} className="scroll-mt-24">
          <Heading level={2} size="chapter" className="mb-4">
            {title}
          </Heading>
          <Faq questions={questions} />
          <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
            {links.map((link) => (
              <Link key={link.href} className="link" href={link.href}>
                {link.label}
              </Link>
            ))}
          </p>
        </section>
      ))}
      <section id="contact" className="measure scroll-mt-24">
        <Heading level={2} size="chapter" className="mb-3">
          {t('Contact')}
        </Heading>
        <p className="mb-4">
          {t.rich(
            'A property code or the page’s address helps us help you. If a picture, a video, the 3D tour or a form does not work, the <a>troubleshooting guide</a> is quicker.',
            {
              a: (text) => (
                <Link className="link" href="/troubleshooting-guide">
                  {text}
                </Link>
              ),
            },
          )}
        </p>
        <address className="mb-5 flex flex-col gap-1 not-italic">
          <span>{addressIn(site.address, { label })}</span>
          {site.hours && <span>{hoursText(site.hours, t.language)}</span>}
          <PhoneAndMail site={site} />
        </address>
        <div className="flex flex-wrap gap-3">
          <ButtonLink variant="primary" href="/contactform">
            {t('Send a message')}
          </ButtonLink>
          <ButtonLink href="/grievance">{t('Make a complaint')}</ButtonLink>
        </div>
      </section>
      <JsonLd
        documents={[
          breadcrumbList(site, crumbs, t.language),
          faqPage(
            Object.fromEntries(topics.flatMap(({ questions }) => Object.entries(questions))),
            t.language,
          ),
        ]}
      />
    </div>
  );
}
