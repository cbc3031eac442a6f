/** The languages of all pages. English addresses have no prefix. */
export const LANGUAGES = ['en', 'mr', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Names of the languages in their own script, for the switch. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', mr: 'मराठी', hi: 'हिन्दी' };
/** The `lang` of the html element, which selects hyphenation, voices and collation. */
export const HTML_LANG: Record<Language, string> = { en: 'en-IN', mr: 'mr', hi: 'hi' };
export const OPEN_GRAPH_LOCALE: Record<Language, string> = { en: 'en_IN', mr: 'mr_IN', hi: 'hi_IN' };

/** Header in which the middleware passes the language to pages. */
export const LANGUAGE_HEADER = 'x-saptam-language';
/** Cookie with the last chosen language. lib/content/policies/constants.ts declares it. */
export const LANGUAGE_COOKIE = 'saptam_language';

export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);

const PREFIX = /^\/(mr|hi)(?=[/?#]|$)/i;

/** Two slashes, or a slash and a backslash, at the start of a path would make it an address of another host. */
const LEADING_SLASHES = /^[/\\]+/;

/** Splits `/mr/buy` into Marathi and `/buy`. Also accepts an address with a query. The rest is always a path of this site. */
export function splitLanguage(address: string): { language: Language; path: string } {
  const prefix = PREFIX.exec(address)?.[1];
  if (!prefix) return { language: 'en', path: address.replace(LEADING_SLASHES, '/') };
  const path = `/${address.slice(3).replace(LEADING_SLASHES, '')}`;
  return { language: prefix.toLowerCase() as Language, path };
}

/**
 * Patterns of the pages available in every language, without the first slash. A page is added once all its texts are translated. Before that, it has only its
 * English address in all links. Calls and files are never added.
 */
const TRANSLATED = [
  '(?:home)?',
  // the search box leads to a list in its language
  'search',
  'missing',
  '(?:buy|rent)(?:/[a-z0-9-]{1,80}){0,2}(?:/feed\\.xml)?',
  'searches(?:/[\\w-]+)?',
  'login',
  'register',
  'guestlogin',
  'forgot-password',
  'reset-password',
  'verify-email',
  'unauthorized',
  'properties/[0-9a-f]{24}',
  // a code leads to its listing in the language of the address
  'p/[\\w-]*\\d',
  'compare',
  'shortlist(?:/[\\w-]+(?:/[0-9a-f]{24})?)?',
  'contactform',
  'about',
  'list-your-property',
  'help',
  'assistants',
  'troubleshooting-guide',
  'privacy',
  'terms',
  'grievance',
  'my-data',
  'sample-property',
  'tour/sample',
  'offline',
  'enquiries',
  'visits(?:/[\\w-]+)?',
  'tours/[\\w-]+',
  'join/[\\w-]+',
  'still-available/[\\w-]+',
  'letters/[\\w-]+',
  'services(?:/[a-z]{1,40})?',
  'confirm-identity',
  'profile/[0-9a-f]{24}(?:/(?:edit|security))?',
  'dashboard',
  'dashboard/(?:properties|leads(?:/[0-9a-f]{24})?)',
  'properties(?:/new)?',
  'dashboard/api(?:/deliveries)?',
  'dashboard/(?:visits|calendar|clients(?:/(?:tours(?:/[0-9a-f]{24})?|[0-9a-f]{24}))?|team|deals(?:/(?:new|summary|invoices|co-broking(?:/[0-9a-f]{24})?|[0-9a-f]{24}(?:/(?:invoices|token|file|forms(?:/[0-9a-f]{24})?))?))?)',
  'dashboard/properties/[0-9a-f]{24}(?:/(?:edit|figures))?',
  'dashboard/archive',
  'dashboard/letters',
  'dashboard/checks(?:/[0-9a-f]{24})?',
  'dashboard/team/answers',
  'dashboard/properties/(?:import(?:/[0-9a-f]{24})?|message)',
  'admin(?:/admindashboard)?',
  'admin/(?:enquiries|tasks)(?:/[0-9a-f]{24})?',
  'admin/(?:addresses|contactform|contactlist|calendar|visits)',
  'admin/properties(?:/(?:new|reasons|[0-9a-f]{24}|(?:bulk|import|edit)(?:/[0-9a-f]{24})?))?',
  'admin/adverts',
  'properties/edit/[0-9a-f]{24}',
  'admin/contacts/(?:new|[0-9a-f]{24}(?:/edit)?|(?:duplicates|import)(?:/[0-9a-f]{24})?)',
  'admin/(?:useguesttracker|guestanalytics|guestdetailsmodal/[^/]+|activities|sources)',
  'admin/(?:earnings|invoices)',
  'admin/(?:users(?:/[0-9a-f]{24})?|profile/[0-9a-f]{24}(?:/edit)?)',
  'admin/(?:channels|certificates|data-map|grievances|places|audit)',
  'admin/settings(?:/[a-z-]+)?',
];
/** Matches a page's address without a query. */
export const TRANSLATED_PATH = new RegExp(`^\\/(?:${TRANSLATED.join('|')})$`);

/**
 * Addresses that exist in only one language: the office's prints, calls and files, and the API reference, which is generated and read by developers. Missing
 * pages exist in every language, such as `/mr/profile`.
 */
export const ONE_LANGUAGE =
  /^\/(?:admin\/print|api|api-reference|face|mcp|media|_next|og|p|sitemap)(?:\/|$)|^\/\/|\.[a-z]+$/i;

export function isTranslated(address: string): boolean {
  const path = address.replace(/[?#].*$/s, '');
  return TRANSLATED_PATH.test(path) || !ONE_LANGUAGE.test(path);
}

/** A page's address in a language. Returns addresses of untranslated pages and other sites unchanged. */
export function localPath(language: Language, address: string): string {
  if (!address.startsWith('/')) return address;
  const { path } = splitLanguage(address);
  if (language === 'en' || !isTranslated(path)) return path;
  return `/${language}${path.replace(/^\/(?=[?#]|$)/, '')}`;
}
