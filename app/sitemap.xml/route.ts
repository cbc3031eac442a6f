import { siteUrl } from '@/lib/site';
import { listingFiles } from '@/lib/sitemap/data';
import { sitemapIndex } from '@/lib/sitemap/format';

// from the database of the running server, never at build time
export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  const listings = (await listingFiles()).map((lastModified, i) => ({
    path: `/sitemap/listings-${i + 1}.xml`,
    lastModified,
  }));
  const rest = [{ path: '/sitemap/pages.xml' }, { path: '/sitemap/lists.xml' }];
  return sitemapIndex(siteUrl(), [...rest, ...listings]);
}
