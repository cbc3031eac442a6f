import { LANGUAGES } from '@/lib/platform/language/languages';
import { siteUrl } from '@/lib/platform/site';
import { inLanguage, listingFiles } from '@/lib/search/sitemap/data';
import { sitemapIndex } from '@/lib/search/sitemap/format';

// from the database of the running server, never at build time
export const dynamic = 'force-dynamic';

/** A listing's page exists in all languages or in none. */
const ANY_LISTING = { path: '/properties/000000000000000000000000' };

/** One file per language: `lists.xml`, `mr-lists.xml`. */
export async function GET(): Promise<Response> {
  const listings = await listingFiles();
  const files = LANGUAGES.flatMap((language) => {
    const folder = language === 'en' ? '/sitemap/' : `/sitemap/${language}-`;
    const hasListings = inLanguage(language, [ANY_LISTING]).length > 0;
    return [
      { path: `${folder}pages.xml` },
      { path: `${folder}lists.xml` },
      ...(hasListings ? listings : []).map((lastModified, i) => ({
        path: `${folder}listings-${i + 1}.xml`,
        lastModified,
      })),
    ];
  });
  return sitemapIndex(siteUrl(), files);
}
