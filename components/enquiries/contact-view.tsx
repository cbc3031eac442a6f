import { Breadcrumbs } from '@/components/shell/breadcrumbs';
import { PhoneAndMail } from '@/components/shell/footer/phone-and-mail';
import { JsonLd } from '@/components/shell/json-ld';
import { PageTexts } from '@/components/shell/page-texts';
import { Heading } from '@/components/ui/display/heading';
import { serviceNames } from '@/lib/content/service-lines/format';
import { texts } from '@/lib/platform/language/on-server';
import { hoursText } from '@/lib/platform/text/opening-hours';
import type { Site } from '@/lib/settings/dto';
import { addressIn, breadcrumbList, realEstateAgent } from '@/lib/settings/format';
import { ContactForm } from './contact-form';

type Props = {
  site: Site;
  consent?: string | undefined;
};

export async function ContactView({ site, consent }: Props) {
  const { t, label } = await texts('enquiries/contact');
  const crumbs = [
    { name: t('Home'), path: '/' },
    { name: t('Contact'), path: '/contactform' },
  ];
  return (
    <div className="container-page py-8 sm:py-12">
      <Breadcrumbs crumbs={crumbs} />
      <div className="mt-6 grid gap-10 lg:grid-cols-[1fr_22rem] lg:gap-16">
        <div>
          <Heading level={1} size="display">
            {t('Tell us what you need')}
          </Heading>
          <p className="measure mt-4 mb-8 text-ink-soft text-lg">
            {t('A few words are enough. A person who knows the subject will reply.')}
          </p>
          <div className="max-w-xl">
            <PageTexts of={['enquiries/contact', 'replies']}>
              <ContactForm whatsapp={site.whatsapp} lines={serviceNames(label)} consent={consent} />
            </PageTexts>
          </div>
        </div>
        <aside className="flex flex-col gap-6 self-start border-line border-t pt-6 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-8">
          <address className="flex flex-col gap-2 not-italic">
            <span className="font-bold text-xl">{site.name}</span>
            <span>{addressIn(site.address, { label })}</span>
            {site.hours && <span>{hoursText(site.hours, t.language)}</span>}
            <PhoneAndMail site={site} />
            {site.whatsapp && (
              <a
                className="link self-start"
                href={`https://wa.me/${site.whatsapp}`}
                target="_blank"
                rel="noopener"
              >
                WhatsApp
              </a>
            )}
          </address>
          <div>
            <p className="mb-2 font-bold">{t('Helpful to mention')}</p>
            <ul className="flex list-disc flex-col gap-1 pl-5 text-ink-soft">
              <li>{t('what you want to do: buy, sell, let, build, borrow')}</li>
              <li>{t('the property code, such as {code}', { code: `${site.codePrefix}-NAG-4821` })}</li>
              <li>{t('where, and by when')}</li>
              <li>{t('a budget, if you have one')}</li>
              <li>{t('the best time to call you')}</li>
            </ul>
          </div>
        </aside>
      </div>
      <JsonLd
        documents={[
          realEstateAgent(site, { label, language: t.language }),
          breadcrumbList(site, crumbs, t.language),
        ]}
      />
    </div>
  );
}
