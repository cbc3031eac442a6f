import type { Metadata } from 'next';
import { ListPropertyView } from '@/components/listings/list-property-view';
import { texts } from '@/lib/platform/language/on-server';
import { site } from '@/lib/settings/data';
import { loadPublicHead } from '@/lib/settings/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await texts('listings/list-property');
  return loadPublicHead(
    t.language,
    '/list-your-property',
    t('What it costs to list your property'),
    t('Listing is free. See how it works, what you need and what happens next.'),
  );
}

export default async function ListYourPropertyPage() {
  return <ListPropertyView site={await site()} />;
}
