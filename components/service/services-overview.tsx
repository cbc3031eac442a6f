import { useHref, useText } from '#language';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { JsonLd } from '@/components/seo/json-ld';
import { ServiceCard } from '@/components/service/service-card';
import { ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { SERVICE_LINES } from '@/lib/service-line/constants';
import type { Site } from '@/lib/settings/dto';
import { breadcrumbList, realEstateAgent } from '@/lib/structured-data/format';

/** The seven lines at a glance. */
export function ServicesOverview({ site }: { site: Site }) {
  const t = useText('services');
  const local = useHref();
  const crumbs = [
    { name: t('Home'), path: local('/') },
    { name: t('Services'), path: local('/services') },
  ];
  return (
    <div className="container-page flex flex-col gap-10 py-8 sm:py-12">
      <div>
        <Breadcrumbs crumbs={crumbs} />
        <h1 className="mt-6 max-w-3xl text-4xl sm:text-5xl">
          {t('Everything a property needs, in seven lines')}
        </h1>
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
      <JsonLd documents={[realEstateAgent(site), breadcrumbList(site, crumbs, t.language)]} />
    </div>
  );
}
