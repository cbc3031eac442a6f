import type { MetadataRoute } from 'next';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { siteUrl } from '@/lib/platform/site';

// the address comes from the running server's environment, not the build's
export const dynamic = 'force-dynamic';

const PRIVATE = ['/dashboard', '/profile', '/search?'];
/** Parameters of lists that never lead to a page of the index: their combinations have no end. */
const UNINDEXED = [
  'sort',
  'bbox',
  'shape',
  'near',
  'within',
  'filters',
  'view',
  'zoom',
  'after',
  'q',
  'also',
  'prefer',
  'ask',
  'either',
];
/** The start of an address with each language prefix: robots.txt does not know our patterns. */
const inEveryLanguage = (path: string): string[] =>
  LANGUAGES.map((language) => (language === 'en' ? path : `/${language}${path}`));

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      // nothing to find there; pages that must not be indexed say so themselves
      disallow: [
        '/api/',
        '/admin',
        ...PRIVATE.flatMap(inEveryLanguage),
        ...UNINDEXED.flatMap((name) => [`/*?${name}=`, `/*&${name}=`]),
      ],
    },
    sitemap: `${siteUrl()}/sitemap.xml`,
  };
}
