import type { Metadata } from 'next';
import { PageTexts } from '@/components/layout/page-texts';
import { EvidenceForm } from '@/components/property/evidence-form';
import { PreviewNotice } from '@/components/property/preview-notice';
import { PropertyView } from '@/components/property/property-view';
import { sessionCan } from '@/lib/auth/guards';
import { pageUser } from '@/lib/auth/page-guards';
import { pageText } from '@/lib/language/on-server';
import { getLister } from '@/lib/lister/data';
import { loadEditable } from '@/lib/listing/loaders';
import { pictureTiles } from '@/lib/map-tiles/data';
import { loadNeighbourhood } from '@/lib/neighbourhood/loaders';
import { findCity } from '@/lib/place/rules';
import { listRates } from '@/lib/pricing/data';
import { site } from '@/lib/settings/data';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await pageText('preview'))('Preview'),
});

/** A listing as visitors would see it, for its owner and for admins. */
export default async function PreviewPage({ params }: PageProps<'/dashboard/properties/[id]'>) {
  const t = await pageText('preview');
  const { id } = await params;
  const path = `/dashboard/properties/${id}`;
  const session = await pageUser(path);
  const property = await loadEditable(session, id);
  const [rates, s, lister, neighbourhood] = await Promise.all([
    listRates(findCity(property.citySlug)?.state ?? ''),
    site(),
    getLister(property._id),
    loadNeighbourhood(property),
  ]);
  const map = await pictureTiles();
  return (
    <>
      <PreviewNotice id={property._id} status={property.status} />
      <PageTexts of={['preview', 'listingForm', 'labels', 'replies']}>
        <div className="container-page pt-4">
          <EvidenceForm property={property} isAgency={sessionCan(session, 'moderate')} />
        </div>
      </PageTexts>
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
