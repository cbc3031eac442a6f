import type { MetadataRoute } from 'next';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { siteUrl } from '@/lib/platform/site';
import { LIST_PARAMETERS } from '@/lib/search/lists/schema';

// the address comes from the running server's environment, not the build's
export const dynamic = 'force-dynamic';

const PRIVATE = ['/admin', '/dashboard', '/profile', '/search?'];
/** List parameters that lead to indexed pages. Combinations of the others are endless. */
const INDEXED = ['type', 'city', 'category', 'locality', 'page'];
const UNINDEXED = LIST_PARAMETERS.filter((name) => !INDEXED.includes(name));
/** The start of an address with each language prefix, because robots.txt does not support our patterns. */
const inEveryLanguage = (path: string): string[] =>
  LANGUAGES.map((language) => (language === 'en' ? path : `/${language}${path}`));

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      // nothing to find there; pages that must not be indexed declare it themselves
      disallow: [
        '/api/',
        ...PRIVATE.flatMap(inEveryLanguage),
        ...UNINDEXED.flatMap((name) => [`/*?${name}=`, `/*&${name}=`]),
      ],
    },
    sitemap: `${siteUrl()}/sitemap.xml`,
  };
}
