import { escapeXml } from '@/lib/search/sitemap/format';

type Fields = Readonly<Record<string, string>>;
export type Feed = {
  fields: Fields;
  self: string;
  items: readonly { fields: Fields; picture: string | undefined }[];
};

const elements = (fields: Fields): string =>
  Object.entries(fields)
    .map(([name, text]) => `<${name}>${escapeXml(text)}</${name}>`)
    .join('');

/** RSS 2.0 with pictures as in https://www.rssboard.org/media-rss. */
export const rssFeed = ({ fields, self, items }: Feed): string => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"><channel>
${elements(fields)}<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>
${items
  .map(({ fields: own, picture }) => {
    const media = picture ? `<media:content url="${escapeXml(picture)}" medium="image"/>` : '';
    return `<item>${elements(own)}${media}</item>\n`;
  })
  .join('')}</channel></rss>
`;
