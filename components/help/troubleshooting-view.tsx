import { useHref, useText } from '#language';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { JsonLd } from '@/components/seo/json-ld';
import { Faq } from '@/components/service/faq';
import { ButtonLink } from '@/components/ui/button';
import type { Troubleshooting } from '@/lib/help/dto';
import { formatPhone, phoneHref } from '@/lib/phone';
import type { Site } from '@/lib/settings/dto';
import { breadcrumbList, faqPage } from '@/lib/structured-data/format';

type Props = { guide: Troubleshooting; site: Site };

export function TroubleshootingView({ guide, site }: Props) {
  const t = useText('help');
  const local = useHref();
  const crumbs = [
    { name: t('Home'), path: local('/') },
    { name: t('Troubleshooting guide'), path: local('/troubleshooting-guide') },
  ];
  return (
    <div className="container-page flex flex-col gap-12 py-8 sm:py-12">
      <div>
        <Breadcrumbs crumbs={crumbs} />
        <h1 className="mt-6 text-4xl sm:text-5xl">{t('Troubleshooting guide')}</h1>
        <p className="measure mt-5 text-ink-soft text-lg">
          {t(
            'When something on this site does not work, go through the steps from the top. Most problems end at the second one.',
          )}
        </p>
      </div>
      <section id="tour" className="measure">
        <h2 className="mb-4 text-3xl">{t('The 3D tour does not load')}</h2>
        <ol className="flex list-decimal flex-col gap-3 pl-6 marker:text-ink-soft">
          {guide.tour.map((step) => (
            <li key={step} className="pl-2">
              {step}
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h2 className="mb-4 text-3xl">{t('Other things that can go wrong')}</h2>
        <Faq questions={guide.questions} />
      </section>
      <section className="measure">
        <h2 className="mb-3 text-3xl">{t('Reach a person')}</h2>
        <p className="mb-5">
          {t(
            'Tell us the address of the page, what you did and what you saw. A picture of the screen helps.',
          )}
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink variant="primary" href="/contactform">
            {t('Send a message')}
          </ButtonLink>
          <ButtonLink href={phoneHref(site.phone)}>
            {t('Call {phone}', { phone: formatPhone(site.phone) })}
          </ButtonLink>
        </div>
      </section>
      <JsonLd documents={[breadcrumbList(site, crumbs, t.language), faqPage(guide.questions, t.language)]} />
    </div>
  );
}
