import { SERVICE_LINES } from '@/lib/content/service-lines/constants';
import { isLanguage } from '@/lib/platform/language/languages';
import { siteUrl } from '@/lib/platform/site';
import { inLanguage, listingUrls, listUrls } from '@/lib/search/sitemap/data';
import { type SitemapUrl, sitemapFile } from '@/lib/search/sitemap/format';

// from the database of the running server, never at build time
export const dynamic = 'force-dynamic';

const PAGES: readonly SitemapUrl[] = [
  '/',
  '/services',
  ...SERVICE_LINES.map(({ slug }) => `/services/${slug}`),
  '/about',
  '/list-your-property',
  '/contactform',
  '/sample-property',
  '/help',
  '/assistants',
  '/troubleshooting-guide',
  '/privacy',
  '/terms',
  '/grievance',
].map((path) => ({ path }));

const FILE = /^(?:(mr|hi)-)?(?:(pages|lists)|listings-([1-9]\d{0,5}))\.xml$/;

async function urlsOf(file: string): Promise<readonly SitemapUrl[] | undefined> {
  const [name, language, kind, number] = FILE.exec(file) ?? [];
  if (!name) return undefined;
  const urls =
    kind === 'pages' ? PAGES : kind === 'lists' ? await listUrls() : await listingUrls(Number(number));
  const own = urls && inLanguage(isLanguage(language) ? language : 'en', urls);
  return own?.length === 0 && number ? undefined : own;
}

export async function GET(_: Request, { params }: RouteContext<'/sitemap/[file]'>): Promise<Response> {
  const urls = await urlsOf((await params).file);
  return urls ? sitemapFile(siteUrl(), urls) : new Response('Not found', { status: 404 });
}
