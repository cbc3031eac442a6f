import type { Metadata } from 'next';
import { PropertyView } from '@/components/property/property-view';
import { JsonLd } from '@/components/seo/json-ld';
import { pageWords } from '@/lib/language/on-server';
import { getLister } from '@/lib/lister/data';
import { propertyDescription } from '@/lib/listing/format';
import { loadPublicProperty } from '@/lib/listing/loaders';
import { pictureTiles } from '@/lib/map-tiles/data';
import { loadNeighbourhood } from '@/lib/neighbourhood/loaders';
import { pageTitle } from '@/lib/page-head';
import { findCity } from '@/lib/place/rules';
import { listRates } from '@/lib/pricing/data';
import { cityOf, crumbsOf } from '@/lib/public-list/format';
import { site } from '@/lib/settings/data';
import { breadcrumbList, realEstateListing } from '@/lib/structured-data/format';

export async function generateMetadata({ params }: PageProps<'/properties/[id]'>): Promise<Metadata> {
  const [property, s] = await Promise.all([loadPublicProperty((await params).id), site()]);
  const description = propertyDescription(property);
  const path = `/properties/${property._id}`;
  // the version in the address lets caches keep the drawn picture for good
  const image = `/og/${property._id}?v=${new Date(property.updatedAt).getTime()}`;
  return {
    title: pageTitle(property.title, s.name),
    description,
    alternates: { canonical: path },
    openGraph: {
      title: property.title,
      description,
      url: path,
      images: [{ url: image, width: 1200, height: 630, alt: property.title }],
    },
    twitter: { card: 'summary_large_image' },
  };
}

export default async function PropertyPage({ params }: PageProps<'/properties/[id]'>) {
  const property = await loadPublicProperty((await params).id);
  const region = findCity(property.citySlug)?.state ?? '';
  const [neighbourhood, rates, s, lister] = await Promise.all([
    loadNeighbourhood(property),
    listRates(region),
    site(),
    getLister(property._id),
  ]);
  const crumbs = [
    ...crumbsOf({ ...property, city: cityOf(property.citySlug) }, await pageWords('list')),
    { name: property.title, path: `/properties/${property._id}` },
  ];
  const map = await pictureTiles();
  return (
    <>
      <PropertyView {...{ property, lister, rates, crumbs, ...neighbourhood }} site={s} map={map} />
      <JsonLd documents={[realEstateListing(s, property), breadcrumbList(s, crumbs)]} />
    </>
  );
}
