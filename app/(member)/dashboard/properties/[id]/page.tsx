import { ListerTools } from '@/app/_views/lister-tools';
import { PropertyView } from '@/app/_views/property-view';
import { loadOwner } from '@/lib/brokers/letters/loaders';
import { listRates } from '@/lib/costs/rates/data';
import { getLister } from '@/lib/listings/listers/data';
import { loadEditable } from '@/lib/listings/loaders';
import { findCity } from '@/lib/places/rules';
import { pictureTiles } from '@/lib/places/tiles/data';
import { pageUser } from '@/lib/platform/auth/page-guards';
import { texts, titleOf } from '@/lib/platform/language/on-server';
import { loadNeighbourhood } from '@/lib/search/neighbourhood/loaders';
import { site } from '@/lib/settings/data';

export const generateMetadata = titleOf('listings/preview', 'Preview');

/** A listing as visitors would see it, shown only to its owner and admins. */
export default async function PreviewPage({ params }: PageProps<'/dashboard/properties/[id]'>) {
  const { t } = await texts('listings/preview');
  const { id } = await params;
  const path = `/dashboard/properties/${id}`;
  const session = await pageUser(path);
  const property = await loadEditable(session, id);
  const [rates, s, lister, neighbourhood, owner] = await Promise.all([
    listRates(findCity(property.citySlug)?.state ?? ''),
    site(),
    getLister(property._id),
    loadNeighbourhood(property),
    loadOwner(session, property._id),
  ]);
  const map = await pictureTiles();
  return (
    <>
      <ListerTools {...{ session, property, owner }} />
      <PropertyView
        {...{ property, lister, rates, ...neighbourhood }}
        site={s}
        crumbs={[
          { name: t('My properties'), path: '/dashboard/properties' },
          { name: property.title, path },
        ]}
        map={map}
      />
    </>
  );
}
