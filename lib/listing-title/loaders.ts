import 'server-only';
import type { Metadata } from 'next';
import { localPath } from '@/lib/language/languages';
import { cardWords, factWords } from '@/lib/language/messages';
import { pageLanguage } from '@/lib/language/on-server';
import { propertyDescription } from '@/lib/listing/format';
import { loadPublicProperty } from '@/lib/listing/loaders';
import { alternates, pageTitle } from '@/lib/page-head';
import { site } from '@/lib/settings/data';
import { titleOf } from './format';

/** What search engines and shared links show of a listing, in the language of its page. */
export async function loadPropertyHead(id: string): Promise<Metadata> {
  const [property, { name }, language] = await Promise.all([loadPublicProperty(id), site(), pageLanguage()]);
  const description = propertyDescription(property, factWords(language));
  const path = `/properties/${property._id}`;
  const title = titleOf(property, cardWords(language));
  // the version in the address lets caches keep the drawn picture for good
  const query = new URLSearchParams({ v: String(new Date(property.updatedAt).getTime()) });
  if (language !== 'en') query.set('lang', language);
  return {
    title: pageTitle(title, name),
    description,
    alternates: alternates(language, path),
    openGraph: {
      title,
      description,
      url: localPath(language, path),
      images: [{ url: `/og/${property._id}?${query}`, width: 1200, height: 630, alt: title }],
    },
    twitter: { card: 'summary_large_image' },
  };
}
