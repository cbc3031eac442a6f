import type { Metadata } from 'next';
import { PropertyView } from '@/components/property/property-view';
import { JsonLd } from '@/components/seo/json-ld';
import { cardWords } from '@/lib/language/messages';
import { pageLanguage, pageWords } from '@/lib/language/on-server';
import { getLister } from '@/lib/lister/data';
import { loadPublicProperty } from '@/lib/listing/loaders';
import { titleOf } from '@/lib/listing-title/format';
import { loadPropertyHead } from '@/lib/listing-title/loaders';
import { pictureTiles } from '@/lib/map-tiles/data';
import { loadNeighbourhood } from '@/lib/neighbourhood/loaders';
import { findCity } from '@/lib/place/rules';
import { listRates } from '@/lib/pricing/data';
import { cityOf, crumbsOf } from '@/lib/public-list/format';
import { site } from '@/lib/settings/data';
import { breadcrumbList, realEstateListing } from '@/lib/structured-data/format';

export async function generateMetadata({ params }: PageProps<'/properties/[id]'>): Promise<Metadata> {
  return loadPropertyHead((await params).id);
}

export default async function PropertyPage({ params }: PageProps<'/properties/[id]'>) {
  const property = await loadPublicProperty((await params).id);
  const [neighbourhood, rates, s, lister, language, words, map] = await Promise.all([
    loadNeighbourhood(property),
    listRates(findCity(property.citySlug)?.state ?? ''),
    site(),
    getLister(property._id),
    pageLanguage(),
    pageWords('list'),
    pictureTiles(),
  ]);
  const title = titleOf(property, cardWords(language));
  const crumbs = [
    ...crumbsOf({ ...property, city: cityOf(property.citySlug) }, words),
    { name: title, path: `/properties/${property._id}` },
  ];
  const listing = realEstateListing(s, property, { language, title });
  return (
    <>
      <PropertyView {...{ property, lister, rates, crumbs, map, ...neighbourhood }} site={s} />
      <JsonLd documents={[listing, breadcrumbList(s, crumbs, language)]} />
    </>
  );
}
