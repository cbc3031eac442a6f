import type { Metadata } from 'next';
import {
  isTranslated,
  LANGUAGES,
  type Language,
  localPath,
  OPEN_GRAPH_LOCALE,
} from '@/lib/platform/language/languages';

/** Limits at which search engines cut each (about 600 and 960 pixels); longer ones are no error. */
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

/** Drawn by app/opengraph.jpg. */
const SITE_PICTURE = { url: '/opengraph.jpg', width: 1200, height: 630 } as const;

type OpenGraph = NonNullable<Metadata['openGraph']>;
type Shared = { title?: string; description?: string; url?: string; images?: OpenGraph['images'] };

/** The preview of a shared link. A page that sets `openGraph` replaces all of its layout's, so all of it is here (https://ogp.me). */
export const openGraph = (
  language: Language,
  siteName: string,
  { images = [{ ...SITE_PICTURE, alt: siteName }], ...shown }: Shared = {},
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

/** The head of pages that no search engine should list. */
export function privateMetadata({ name, url }: { name: string; url: string }): Metadata {
  return {
    metadataBase: new URL(url),
    title: { default: name, template: `%s · ${name}` },
    robots: { index: false, follow: false },
  };
}
