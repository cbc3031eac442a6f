import type { ErrorPage } from 'edge-cache/config';
import type { Translations } from '@/lib/platform/language/define';
import { HTML_LANG, type Language, localPath, splitLanguage } from '@/lib/platform/language/languages';

const NO_PAGE = /^\/(?:api|media|og|_next)(?:\/|$)/;
const ONE_LISTING = /^\/(?:p\/|properties\/(?!new$|edit$))[^/]+\/?$/;
/** Behind a sign-in the application draws its own message, in the layout of its area; until then this one is shown. */
const OFFICE = /^\/admin(?:\/|$)/;
const PERSONAL = /^\/(?:dashboard|profile|properties)(?:\/|$)/;

/** The page shown for addresses that do not exist. */
export function errorPageFor(address: string): ErrorPage | undefined {
  const { language, path } = splitLanguage(address);
  if (NO_PAGE.test(path)) return undefined;
  if (ONE_LISTING.test(path)) return { url: localPath(language, '/missing?of=listing') };
  if (OFFICE.test(path)) return { url: '/missing', isInterim: true };
  if (PERSONAL.test(path)) return { url: localPath(language, '/missing?of=record'), isInterim: true };
  return { url: localPath(language, '/missing') };
}

export const htmlLanguage = (address: string): string => HTML_LANG[splitLanguage(address).language];

type InAll = Readonly<Record<Language, string>>;

/** A text without placeholders, in every language. */
export function inAllLanguages<K extends string>(
  texts: Readonly<Record<K, Translations>>,
  english: K,
): InAll {
  const [mr, hi] = texts[english];
  return { en: english, mr, hi };
}

/** What a failed page says without script. */
export const failureNotice =
  (texts: Readonly<Record<'heading' | 'text' | 'again' | 'home', InAll>>) =>
  (address: string): string => {
    const { language } = splitLanguage(address);
    const home = `<a href="${localPath(language, '/')}">${texts.home[language]}</a>`;
    const links = `<a href="">${texts.again[language]}</a> · ${home}`;
    return `<h1>${texts.heading[language]}</h1><p>${texts.text[language]}</p><p>${links}</p>`;
  };
