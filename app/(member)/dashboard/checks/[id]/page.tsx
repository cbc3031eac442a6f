import { SiteCheckForm } from '@/components/moderation/site-checks/site-check-form';
import { SiteChecks } from '@/components/moderation/site-checks/site-checks';
import { DashboardFrame } from '@/components/shell/dashboard-frame';
import { Link } from '@/components/ui/actions/link';
import { checksOf } from '@/lib/listings/evidence/rules';
import { loadSiteChecks } from '@/lib/moderation/site-checks/loaders';
import { exactPlace } from '@/lib/moderation/site-checks/rules';
import { texts, titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('moderation/site-checks', 'Confirm on site');

export default async function CheckPage({ params }: PageProps<'/dashboard/checks/[id]'>) {
  const { t } = await texts('moderation/site-checks');
  const { property, confirmations } = await loadSiteChecks((await params).id);
  const place = exactPlace(property);
  return (
    <DashboardFrame title={t('Confirm on site')} texts={['moderation/site-checks', 'replies']}>
      <div>
        <p className="font-bold">{property.title}</p>
        <p className="text-ink-soft">
          {[property.propertyCode, property.address, property.city].filter(Boolean).join(' · ')}
        </p>
        <p className="flex flex-wrap gap-x-4">
          <Link className="link" href={`/properties/${property._id}`}>
            {t('Its page')}
          </Link>
          {place && (
            <a className="link" href={`geo:${place.lat},${place.lng}?q=${place.lat},${place.lng}`}>
              {t('Directions')}
            </a>
          )}
        </p>
      </div>
      <SiteCheckForm property={property._id} checks={checksOf(property)} />
      <SiteChecks confirmations={confirmations} />
    </DashboardFrame>
  );
}
