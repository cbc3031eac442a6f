import type { Metadata } from 'next';
import { AwayListing } from '@/app/_views/away-listing';
import { PropertyView } from '@/app/_views/property-view';
import { JsonLd } from '@/components/shell/json-ld';
import { loadListingWords } from '@/lib/channels/consents/loaders';
import { listRates } from '@/lib/costs/rates/data';
import { loadAwayListing, loadLister, loadPublicProperty } from '@/lib/listings/loaders';
import { realEstateListing } from '@/lib/listings/structured-data.format';
import { titleOf } from '@/lib/listings/title/format';
import { loadPropertyHead } from '@/lib/listings/title/loaders';
import { findCity } from '@/lib/places/rules';
import { pictureTiles } from '@/lib/places/tiles/data';
import { textsIn } from '@/lib/platform/language/messages';
import { pageLanguage, texts } from '@/lib/platform/language/on-server';
import { cityOf, crumbsOf } from '@/lib/search/lists/format';
import { similarListings } from '@/lib/search/loaders';
import { loadNeighbourhood } from '@/lib/search/neighbourhood/loaders';
import { site } from '@/lib/settings/data';
import { breadcrumbList } from '@/lib/settings/format';

export async function generateMetadata({ params }: PageProps<'/properties/[id]'>): Promise<Metadata> {
  const { id } = await params;
  if (!(await loadAwayListing(id))) return loadPropertyHead(id);
  return { title: (await texts('shell')).t('Off the market for now'), robots: { index: false } };
}

export default async function PropertyPage({ params }: PageProps<'/properties/[id]'>) {
  const { id } = await params;
  const away = await loadAwayListing(id);
  if (away) return <AwayListing property={away} similar={await similarListings(away)} />;
  const property = await loadPublicProperty(id);
  const [neighbourhood, rates, s, lister, language, words, map, asked] = await Promise.all([
    loadNeighbourhood(property),
    listRates(findCity(property.citySlug)?.state ?? ''),
    site(),
    loadLister(property._id),
    pageLanguage(),
    texts('search/list'),
    pictureTiles(),
    loadListingWords(),
  ]);
  const title = titleOf(property, textsIn(language, 'listings/card'));
  const crumbs = [
    ...crumbsOf({ ...property, city: cityOf(property.citySlug) }, words),
    { name: title, path: `/properties/${property._id}` },
  ];
  const facts = textsIn(language, 'listings/facts');
  const listing = realEstateListing(s, property, { language, title, words: facts });
  return (
    <>
      <PropertyView {...{ property, lister, rates, crumbs, map, asked, ...neighbourhood }} site={s} />
      <JsonLd documents={[listing, breadcrumbList(s, crumbs, language)]} />
    </>
  );
}
