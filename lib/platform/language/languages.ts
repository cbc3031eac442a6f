/** The languages of the public and member pages; the admin area is English. Addresses of English pages have no prefix. */
export const LANGUAGES = ['en', 'mr', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** In their own letters, for the switch. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', mr: 'मराठी', hi: 'हिन्दी' };
/** The `lang` of the html element, which chooses hyphens, voices and collation. */
export const HTML_LANG: Record<Language, string> = { en: 'en-IN', mr: 'mr', hi: 'hi' };
export const OPEN_GRAPH_LOCALE: Record<Language, string> = { en: 'en_IN', mr: 'mr_IN', hi: 'hi_IN' };

/** By which the middleware tells the pages in which language they are asked for. */
export const LANGUAGE_HEADER = 'x-saptam-language';
/** The language that somebody chose last; lib/content/policies/constants.ts declares it. */
export const LANGUAGE_COOKIE = 'saptam_language';

export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);

const PREFIX = /^\/(mr|hi)(?=[/?#]|$)/i;

/** A path that begins with two slashes, or a slash and a backslash, is the address of another host. */
const LEADING_SLASHES = /^[/\\]+/;

/** `/mr/buy` → Marathi and `/buy`. Also takes an address with a query. What is left is always a path of this site. */
export function splitLanguage(address: string): { language: Language; path: string } {
  const prefix = PREFIX.exec(address)?.[1];
  if (!prefix) return { language: 'en', path: address.replace(LEADING_SLASHES, '/') };
  const path = `/${address.slice(3).replace(LEADING_SLASHES, '')}`;
  return { language: prefix.toLowerCase() as Language, path };
}

/**
 * The pages that are there in every language, as patterns of what follows the first slash. A page joins when all of its texts are
 * in the catalogue; until then its one address is the English one, wherever a link to it stands. The office, calls and files
 * never join.
 */
const TRANSLATED = [
  '(?:home)?',
  // the box leads to a list of its language
  'search',
  'missing',
  '(?:buy|rent)(?:/[a-z0-9-]{1,80}){0,2}',
  'searches(?:/[\\w-]+)?',
  'login',
  'register',
  'guestlogin',
  'forgot-password',
  'reset-password',
  'verify-email',
  'unauthorized',
  'properties/[0-9a-f]{24}',
  'compare',
  'shortlist(?:/[\\w-]+(?:/[0-9a-f]{24})?)?',
  'contactform',
  'about',
  'list-your-property',
  'help',
  'troubleshooting-guide',
  'privacy',
  'terms',
  'grievance',
  'sample-property',
  'tour/sample',
  'enquiries',
  'visits(?:/[\\w-]+)?',
  'join/[\\w-]+',
  'still-available/[\\w-]+',
  'services(?:/[a-z]{1,40})?',
  'confirm-identity',
  'profile/[0-9a-f]{24}(?:/(?:edit|security))?',
  'dashboard',
  'dashboard/(?:properties|leads(?:/[0-9a-f]{24})?)',
  'properties(?:/new)?',
  'dashboard/api(?:/deliveries)?',
  'dashboard/(?:visits|calendar|clients(?:/[0-9a-f]{24})?|team|deals(?:/(?:new|summary|invoices|diligence|[0-9a-f]{24}(?:/(?:invoices|tax|token|diligence|file))?))?)',
  'dashboard/properties/[0-9a-f]{24}(?:/(?:edit|figures))?',
  'dashboard/archive',
  'dashboard/properties/(?:import(?:/[0-9a-f]{24})?|message)',
];
/** Of the address of a page, without a query. */
export const TRANSLATED_PATH = new RegExp(`^\\/(?:${TRANSLATED.join('|')})$`);

/**
 * What has one address only: pages that have not joined, the office, calls and files, and the reference of the programming
 * interface, which is made from the code and read by developers. Where nothing is, every language says so: `/mr/profile` too.
 */
const ONE_LANGUAGE =
  /^\/(?:admin|api|api-reference|face|media|_next|offline|og|p|properties\/edit|sitemap)(?:\/|$)|^\/\/|\.[a-z]+$/i;

export function isTranslated(address: string): boolean {
  const path = address.replace(/[?#].*$/s, '');
  return TRANSLATED_PATH.test(path) || !ONE_LANGUAGE.test(path);
}

/** The address of a page in a language. What has no other language, or is no page of this site, returns as it is. */
export function localPath(language: Language, address: string): string {
  if (!address.startsWith('/')) return address;
  const { path } = splitLanguage(address);
  if (language === 'en' || !isTranslated(path)) return path;
  return `/${language}${path.replace(/^\/(?=[?#]|$)/, '')}`;
}
