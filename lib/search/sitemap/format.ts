/** A URL in the sitemap XML (https://www.sitemaps.org/protocol.html), without fields that crawlers ignore (priority, changefreq). */
export type SitemapUrl = { path: string; lastModified?: Date };

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&apos;',
  '"': '&quot;',
};
export const escapeXml = (text: string) => text.replace(/[&<>'"]/g, (sign) => ENTITIES[sign]!);

function entries(element: 'url' | 'sitemap', origin: string, urls: readonly SitemapUrl[]): string {
  return urls
    .map(({ path, lastModified }) => {
      const stamp = lastModified ? `<lastmod>${lastModified.toISOString()}</lastmod>` : '';
      return `<${element}><loc>${escapeXml(`${origin}${path}`)}</loc>${stamp}</${element}>`;
    })
    .join('\n');
}

function xml(root: 'urlset' | 'sitemapindex', body: string): Response {
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${body}\n</${root}>\n`;
  return new Response(text, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}

export const sitemapIndex = (origin: string, files: readonly SitemapUrl[]): Response =>
  xml('sitemapindex', entries('sitemap', origin, files));

export const sitemapFile = (origin: string, urls: readonly SitemapUrl[]): Response =>
  xml('urlset', entries('url', origin, urls));
