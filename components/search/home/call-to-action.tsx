import { useTexts } from '#language';
import { ButtonLink } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import { formatPhone, phoneHref } from '@/lib/platform/text/phone';
import type { Site } from '@/lib/settings/dto';

export function CallToAction({ site: { phone, city } }: { site: Site }) {
  const { t, label } = useTexts('search/home');
  return (
    <section aria-labelledby="next-step" className="mt-8 border-line border-y bg-sunken">
      <div className="container-page flex flex-wrap items-center justify-between gap-x-10 gap-y-6 py-8 sm:py-16">
        <div className="measure">
          <Heading level={2} size="chapter" id="next-step">
            {t('Tell us what you need. A person in {city} answers.', { city: label(city) })}
          </Heading>
          <p className="mt-2 text-ink-soft">
            {t.rich('Buying, selling or letting: write four lines, or call <a>{phone}</a>.', {
              phone: formatPhone(phone),
              a: (text) => (
                <a key="phone" href={phoneHref(phone)} className="link tabular">
                  {text}
                </a>
              ),
            })}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/contactform" variant="primary">
            {t('Send an enquiry')}
          </ButtonLink>
          <ButtonLink href="/properties/new">{t('List your property')}</ButtonLink>
        </div>
      </div>
    </section>
  );
}
