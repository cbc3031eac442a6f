import { type Language, splitLanguage } from '@/lib/platform/language/languages';
import { formatDateTime } from '@/lib/platform/text/format';
import { HOMES_CACHE, OWN_CACHE } from './constants';
import type { WaitingCall } from './dto';

const HOME = /^\/properties\/[0-9a-f]{24}$/;
const OWN = /^\/(?:shortlist|visits|compare)$/;
const FILE = /^\/_next\/static\/|^\/icons\/|^\/manifest\.webmanifest$/;

/** The cache for a copy of a page, in every language. Undefined if it is never stored. Links with a token expire, so their pages are not stored. */
export function cacheOfPage(path: string): string | undefined {
  const page = splitLanguage(path).path;
  if (HOME.test(page)) return HOMES_CACHE;
  return OWN.test(page) ? OWN_CACHE : undefined;
}

/** True for icons and for files that never change under their address. */
export const isSiteFile = (path: string): boolean => FILE.test(path);

/** True if the page that shows a picture is a stored one. */
export const isOnStoredPage = (referrer: string): boolean =>
  URL.canParse(referrer) && cacheOfPage(new URL(referrer).pathname) !== undefined;

export function filesOf(html: string): string[] {
  const found = html.matchAll(/\/_next\/static\/[^"'\\\s<>?]+\.(?:js|css|woff2)/g);
  return [...new Set([...found].map(([path]) => path))];
}

const HTML: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/** A page's title without the site's name, which every title ends with. */
export function titleOf(html: string): string {
  const [, whole = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const [, site] = /<meta property="og:site_name" content="([^"]*)"/.exec(html) ?? [];
  const title = site && whole.endsWith(` · ${site}`) ? whole.slice(0, -site.length - 3) : whole;
  return title.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => HTML[entity] ?? entity);
}

/** Texts of the mark. They are not in the catalogue, because the worker would have to include it. */
const MARK: Record<Language, { copy: string; of: string; again: string }> = {
  en: { copy: 'Stored copy', of: 'Stored copy of {time}. You’re offline.', again: 'Try again' },
  mr: { copy: 'जतन केलेली प्रत', of: 'जतन केलेली प्रत: {time}. नेटवर्क नाही.', again: 'पुन्हा प्रयत्न करा' },
  hi: { copy: 'सहेजी हुई कॉपी', of: 'सहेजी हुई कॉपी: {time}। नेटवर्क नहीं है।', again: 'फिर कोशिश करें' },
};

const SKIP_LINK = /<a href="#content"[^>]*>[^<]*<\/a>/;

/**
 * Marks a stored page clearly, right after the link to its content. React ignores unknown elements of the body (react-dom, "canHydrateInstance"), and the mark
 * needs no script of the page.
 */
export function withMark(html: string, at: string): string {
  const language = /<html lang="(mr|hi)"/.exec(html)?.[1] as Language | undefined;
  const { copy, of, again } = MARK[language ?? 'en'];
  const text = `${of.replace('{time}', formatDateTime(at, language))} <a href="">${again}</a>`;
  const mark = `<section class="stored-copy" aria-label="${copy}">${text}</section>`;
  const place = SKIP_LINK.test(html) ? SKIP_LINK : /<body[^>]*>/;
  return html.replace(place, (start) => start + mark);
}

/** True if the call can be sent for the person who is signed in now. '' means nobody is signed in. */
export const maySend = ({ who }: Pick<WaitingCall, 'who'>, caller: string): boolean =>
  who === '' || who === caller;

/** True if the same call can succeed later, after a missing network, a missing session, a busy server or too many requests. */
export const mayWorkLater = (status: number): boolean => [0, 401, 429].includes(status) || status >= 500;

/** A call's person as the browser knows them, or '' without an account. */
export const callerOf = ({ user, guest }: { user?: string | null; guest?: string | null }): string =>
  user ? `user:${user}` : guest ? `guest:${guest}` : '';
