import 'server-only';
import type { Metadata } from 'next';
import { cache } from 'react';
import { propertyDescription } from '@/lib/listings/format';
import { loadPublicProperty } from '@/lib/listings/loaders';
import { sharedPicture } from '@/lib/listings/title/format';
import { localPath } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { pageLanguage } from '@/lib/platform/language/on-server';
import { alternates, openGraph, pageTitle } from '@/lib/platform/language/page-head';
import { site } from '@/lib/settings/data';
import { titleOf } from './format';

/** The listing for search engines and shared links, in its page's language. */
export const loadPropertyHead = cache(async (id: string): Promise<Metadata> => {
  const [property, { name }, language] = await Promise.all([loadPublicProperty(id), site(), pageLanguage()]);
  const description = propertyDescription(property, textsIn(language, 'listings/facts'));
  const path = `/properties/${property._id}`;
  const title = titleOf(property, textsIn(language, 'listings/card'));
  return {
    title: pageTitle(title, name),
    description,
    alternates: alternates(language, path),
    openGraph: openGraph(language, name, {
      title,
      description,
      url: localPath(language, path),
      images: [{ url: sharedPicture(property, language), width: 1200, height: 630, alt: title }],
    }),
  };
});
