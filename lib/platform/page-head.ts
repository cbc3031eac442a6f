import type { Metadata } from 'next';
import {
  isTranslated,
  LANGUAGES,
  type Language,
  localPath,
  OPEN_GRAPH_LOCALE,
} from '@/lib/platform/language/languages';

/** What search engines show of each before they cut it (about 600 and 960 pixels); longer ones are no error. */
const TITLE_CHARACTERS = 60;
const DESCRIPTION_CHARACTERS = 160;

/** Below the name of the site where both fit (the layouts' template adds it), else alone. */
export function pageTitle(text: string, siteName: string): string | { absolute: string } {
  return `${text} · ${siteName}`.length > TITLE_CHARACTERS ? { absolute: text } : text;
}

/** The beginning of a text, cut between words and marked as cut. */
export function inBrief(text: string, most = DESCRIPTION_CHARACTERS): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const whole = line.slice(0, most).replace(/[\s,;:.]*\s\S*$/, '');
  return `${whole.slice(0, most - 1)}…`;
}

/** Where the picture of the house is drawn (app/opengraph.jpg). */
export const SITE_PICTURE = { url: '/opengraph.jpg', width: 1200, height: 630 } as const;

type OpenGraph = NonNullable<Metadata['openGraph']>;
type Shared = { title?: string; description?: string; url?: string; images?: OpenGraph['images'] };

/** What a shared link shows. A page that sets `openGraph` replaces all of its layout's, so all of it is here (https://ogp.me). */
export const openGraph = (
  language: Language,
  siteName: string,
  { images = [SITE_PICTURE], ...shown }: Shared = {},
): OpenGraph => ({
  type: 'website',
  siteName,
  locale: OPEN_GRAPH_LOCALE[language],
  alternateLocale: LANGUAGES.filter((other) => other !== language).map((other) => OPEN_GRAPH_LOCALE[other]),
  ...shown,
  ...(images && { images }),
});

/** The address of a page in its language, and in the others: each names all of them, and English for everybody else. */
export function alternates(language: Language, path: string): NonNullable<Metadata['alternates']> {
  if (!isTranslated(path)) return { canonical: path };
  const languages = Object.fromEntries(LANGUAGES.map((other) => [other, localPath(other, path)]));
  return { canonical: localPath(language, path), languages: { ...languages, 'x-default': path } };
}

/** The head of a page whose texts never change with an address. */
export function publicHead(
  siteName: string,
  language: Language,
  path: string,
  title: string,
  description: string,
): Metadata {
  return {
    title,
    description,
    alternates: alternates(language, path),
    openGraph: openGraph(language, siteName, { title, description, url: localPath(language, path) }),
  };
}

/** What Next writes of a head: it writes it a second time, for navigations that public pages do not have. */
export const shortHead = ({ title, robots }: Metadata): Metadata => ({
  title,
  ...(robots && { robots }),
  openGraph: null,
});

type Meta = { name?: string; property?: string; content: string };
type HeadLink = { rel: string; hrefLang?: string; href: string };

/** The rest of a head, for components/shell/page-data.tsx. The cards of X take what they need from Open Graph. */
export function longHead({ description, alternates, openGraph }: Metadata, siteUrl: string) {
  const whole = (address: unknown) => new URL(String(address), siteUrl).href.replace(/(?<=\/\/[^/]+)\/$/, '');
  const { images, alternateLocale = [], ...shown } = openGraph as OpenGraph & { type?: string };
  const og = (property: string, content: unknown): Meta[] =>
    content === undefined ? [] : [{ property: `og:${property}`, content: String(content) }];
  const pictures = [images ?? []].flat() as { url: string; width?: number; height?: number; alt?: string }[];
  const metas: Meta[] = [
    { name: 'description', content: description ?? '' },
    ...og('title', shown.title),
    ...og('description', shown.description),
    ...og('url', shown.url && whole(shown.url)),
    ...og('site_name', shown.siteName),
    ...og('locale', shown.locale),
    ...pictures.flatMap(({ url, width, height, alt }) => [
      ...og('image', whole(url)),
      ...og('image:width', width),
      ...og('image:height', height),
      ...og('image:alt', alt),
    ]),
    ...[alternateLocale].flat().flatMap((locale) => og('locale:alternate', locale)),
    ...og('type', shown.type),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
  const links: HeadLink[] = [
    { rel: 'canonical', href: whole(alternates?.canonical) },
    ...Object.entries(alternates?.languages ?? {}).map(([hrefLang, href]) => ({
      rel: 'alternate',
      hrefLang,
      href: whole(href),
    })),
  ];
  return { metas, links };
}

/** The head of pages that no search engine should list. */
export function privateMetadata({ name, url }: { name: string; url: string }): Metadata {
  return {
    metadataBase: new URL(url),
    title: { default: name, template: `%s · ${name}` },
    robots: { index: false, follow: false },
  };
}
