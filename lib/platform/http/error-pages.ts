import { createHash } from 'node:crypto';
import type { Translations } from '@/lib/platform/language/define';
import { HTML_LANG, type Language, localPath, splitLanguage } from '@/lib/platform/language/languages';

const NO_PAGE = /^\/(?:api|media|og|_next)(?:\/|$)/;
const ONE_LISTING = /^\/(?:p\/|properties\/(?!new$|edit$))[^/]+\/?$/;
/** Pages for which the application shows a message in the office's layout. */
const OFFICE = /^\/admin(?:\/|$)/;
const PROFILE = /^\/profile(?:\/|$)/;
const PERSONAL = /^\/(?:dashboard|properties)(?:\/|$)/;

export function errorPageFor(address: string): string | undefined {
  const { language, path } = splitLanguage(address);
  if (NO_PAGE.test(path) || OFFICE.test(path)) return undefined;
  if (ONE_LISTING.test(path)) return localPath(language, '/missing?of=listing');
  if (PROFILE.test(path)) return localPath(language, '/missing?of=profile');
  return localPath(language, PERSONAL.test(path) ? '/missing?of=record' : '/missing');
}

type InAll = Readonly<Record<Language, string>>;

/** A text without placeholders, in every language. */
export function inAllLanguages<K extends string>(
  texts: Readonly<Record<K, Translations>>,
  english: K,
): InAll {
  const [mr, hi] = texts[english];
  return { en: english, mr, hi };
}

type FailureTexts = Readonly<Record<'heading' | 'text' | 'again' | 'home', InAll>>;

const STYLE =
  'body{margin:0 auto;max-width:36rem;padding:3rem 1.25rem;font:1.05rem/1.6 system-ui,sans-serif;color:#1c1917;background:#fff}h1{font-size:1.6rem;line-height:1.25}';
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

const documentOf = (language: string, title: string, body: string): string =>
  `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${STYLE}</style></head><body>${body}</body></html>`;

/** The page shown while the application is unavailable. */
export function failures(texts: FailureTexts) {
  const page = (address: string): string => {
    const { language } = splitLanguage(address);
    const home = `<a href="${localPath(language, '/')}">${texts.home[language]}</a>`;
    const links = `<a href="">${texts.again[language]}</a> · ${home}`;
    const content = `<main><h1>${texts.heading[language]}</h1><p>${texts.text[language]}</p><p>${links}</p></main>`;
    return documentOf(HTML_LANG[language], texts.heading[language], content);
  };
  /** Allows the page its own style and nothing else. */
  const pagePolicy = `default-src 'none'; frame-ancestors 'none'; style-src 'sha256-${STYLE_HASH}'`;
  return { page, pagePolicy };
}
