import { useTexts } from '#language';
import { Breadcrumbs } from '@/components/shell/breadcrumbs';
import { JsonLd } from '@/components/shell/json-ld';
import { ButtonLink } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import { SERVICE_LINES } from '@/lib/content/service-lines/constants';
import type { Site } from '@/lib/settings/dto';
import { breadcrumbList, realEstateAgent } from '@/lib/settings/format';
import { ServiceCard } from './service-card';

export function ServicesOverview({ site }: { site: Site }) {
  const { t, href, label } = useTexts('content/services');
  const crumbs = [
    { name: t('Home'), path: href('/') },
    { name: t('Services'), path: href('/services') },
  ];
  return (
    <div className="container-page flex flex-col gap-10 py-8 sm:py-12">
      <div>
        <Breadcrumbs crumbs={crumbs} />
        <Heading level={1} size="display" className="mt-6 max-w-3xl">
          {t('Everything a property needs, in seven lines')}
        </Heading>
        <p className="measure mt-5 text-ink-soft text-lg">
          {t(
            'A purchase touches a broker, a bank, a lawyer, an architect and a builder. Here they share one file, so that you explain yourself once.',
          )}
        </p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {SERVICE_LINES.map((line) => (
          <ServiceCard key={line.slug} line={line} headingLevel="h2" />
        ))}
        <div className="flex flex-col justify-between gap-6 rounded-md bg-ink p-6 text-paper sm:col-span-2">
          <p className="max-w-md text-xl">
            {t(
              'Not sure which line you need? Describe what you want to do and the right person will call you.',
            )}
          </p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink variant="primary" href="/contactform">
              {t('Send an enquiry')}
            </ButtonLink>
            <Link href="/about" className="self-center px-2 py-2 underline underline-offset-4">
              {t('About {name}', { name: site.name })}
            </Link>
          </div>
        </div>
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
