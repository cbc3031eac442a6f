import { SERVICE_LINES } from '@/lib/service-line/constants';
import { siteUrl } from '@/lib/site';
import { listingUrls, listUrls } from '@/lib/sitemap/data';
import { type SitemapUrl, sitemapFile } from '@/lib/sitemap/format';

// from the database of the running server, never at build time
export const dynamic = 'force-dynamic';

const PAGES: readonly SitemapUrl[] = [
  '/',
  '/services',
  ...SERVICE_LINES.map(({ slug }) => `/services/${slug}`),
  '/about',
  '/contactform',
  '/sample-property',
  '/help',
  '/troubleshooting-guide',
  '/privacy',
  '/terms',
  '/grievance',
].map((path) => ({ path }));

async function urlsOf(file: string): Promise<readonly SitemapUrl[] | undefined> {
  if (file === 'pages.xml') return PAGES;
  if (file === 'lists.xml') return listUrls();
  const number = /^listings-([1-9]\d{0,5})\.xml$/.exec(file)?.[1];
  return number ? listingUrls(Number(number)) : undefined;
}

export async function GET(_: Request, { params }: RouteContext<'/sitemap/[file]'>): Promise<Response> {
  const urls = await urlsOf((await params).file);
  return urls ? sitemapFile(siteUrl(), urls) : new Response('Not found', { status: 404 });
}
