import { useTexts } from '#language';
import { Faq } from '@/components/content/service-lines/faq';
import { Breadcrumbs } from '@/components/shell/breadcrumbs';
import { JsonLd } from '@/components/shell/json-ld';
import { ButtonLink } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import { faqPage } from '@/lib/content/format';
import type { Troubleshooting } from '@/lib/content/help/dto';
import { formatPhone, phoneHref } from '@/lib/platform/text/phone';
import type { Site } from '@/lib/settings/dto';
import { breadcrumbList } from '@/lib/settings/format';

type Props = { guide: Troubleshooting; site: Site };

export function TroubleshootingView({ guide, site }: Props) {
  const { t, href } = useTexts('content/help');
  const crumbs = [
    { name: t('Home'), path: href('/') },
    { name: t('Troubleshooting guide'), path: href('/troubleshooting-guide') },
  ];
  const call = phoneHref(site.phone);
  return (
    <div className="container-page flex flex-col gap-12 py-8 sm:py-12">
      <div>
        <Breadcrumbs crumbs={crumbs} />
        <Heading level={1} size="display" className="mt-6">
          {t('Troubleshooting guide')}
        </Heading>
        <p className="measure mt-5 text-ink-soft text-lg">
          {t(
            'When something on this site does not work, go through the steps from the top. Most problems end at the second one.',
          )}
        </p>
      </div>
      <section id="tour" className="measure">
        <Heading level={2} size="chapter" className="mb-4">
          {t('The 3D tour does not load')}
        </Heading>
        <ol className="flex list-decimal flex-col gap-3 pl-6 marker:text-ink-soft">
          {guide.tour.map((step) => (
            <li key={step} className="pl-2">
              {step}
            </li>
          ))}
        </ol>
      </section>
      <section>
        <Heading level={2} size="chapter" className="mb-4">
          {t('Other things that can go wrong')}
        </Heading>
        <Faq questions={guide.questions} />
      </section>
      <section className="measure">
        <Heading level={2} size="chapter" className="mb-3">
          {t('Reach a person')}
        </Heading>
        <p className="mb-5">
          {t('Tell us the page address, what you did and what you saw. A screenshot helps.')}
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink variant="primary" href="/contactform">
            {t('Send a message')}
          </ButtonLink>
          {call && (
            <ButtonLink href={call}>{t('Call {phone}', { phone: formatPhone(site.phone) })}</ButtonLink>
          )}
        </div>
      </section>
      <JsonLd documents={[breadcrumbList(site, crumbs, t.language), faqPage(guide.questions, t.language)]} />
    </div>
  );
}
