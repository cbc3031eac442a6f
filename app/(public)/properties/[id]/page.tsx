import type { Metadata } from 'next';
import { PropertyView } from '@/components/property/property-view';
import { JsonLd } from '@/components/seo/json-ld';
import { findCity } from '@/lib/place/places';
import type { PropertyDto } from '@/lib/property/dto';
import { loadPublicProperty } from '@/lib/property/loaders';
import { propertyDescription } from '@/lib/property/seo';
import { similarListings } from '@/lib/property/similar';
import { listRates } from '@/lib/rate/data';
import { LIST_ROOTS, searchPath } from '@/lib/search-box/address';
import { pageTitle } from '@/lib/seo/head';
import { breadcrumbList, type Crumb, realEstateListing } from '@/lib/seo/json-ld';
import { site } from '@/lib/site';

/** Made on the first request, kept, and made anew at the first request after an edit (revalidatePath) or an hour. */
export const revalidate = 3600;
export const generateStaticParams = () => [];

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

function crumbsOf(property: PropertyDto): Crumb[] {
  const { type, citySlug: city, category } = property;
  return [
    { name: 'Home', path: '/' },
    { name: type === 'sale' ? 'Buy' : 'Rent', path: LIST_ROOTS[type] },
    { name: property.city, path: searchPath({ type, city }) },
    { name: category, path: searchPath({ type, city, category }) },
    { name: property.title, path: `/properties/${property._id}` },
  ];
}

export default async function PropertyPage({ params }: PageProps<'/properties/[id]'>) {
  const property = await loadPublicProperty((await params).id);
  const region = findCity(property.citySlug)?.state ?? '';
  const [similar, rates, s] = await Promise.all([similarListings(property), listRates(region), site()]);
  const crumbs = crumbsOf(property);
  return (
    <>
      <PropertyView property={property} site={s} similar={similar} rates={rates} crumbs={crumbs} />
      <JsonLd documents={[realEstateListing(s, property), breadcrumbList(s, crumbs)]} />
    </>
  );
}
