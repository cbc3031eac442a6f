import { isOneOf } from '@/lib/platform/basics/is-one-of';
import { splitLanguage } from '@/lib/platform/language/languages';
import { PICTURE_SOURCE, PRINT_SOURCES, type ReaderSource } from './constants';

/** Interval in which a visitor counts once per listing. */
export const VIEW_GAP_MS = 30 * 60_000;

/** Views per listing and day, from log entries, newest first: one per viewer and half hour. */
export class ListingViewCounts {
  private readonly counts = new Map<string, number>();
  private readonly last = new Map<string, number>();

  /** `day` is the Indian day of `at`, in milliseconds. */
  add(listing: string, viewer: string, day: string, at: number): void {
    const key = `${viewer} ${listing}`;
    const later = this.last.get(key);
    if (later !== undefined && later - at < VIEW_GAP_MS) return;
    this.last.set(key, at);
    this.counts.set(`${day} ${listing}`, (this.counts.get(`${day} ${listing}`) ?? 0) + 1);
  }

  /** One row per day and listing. */
  rows(): { day: string; property: string; views: number }[] {
    return [...this.counts].map(([key, views]) => {
      const [day = '', property = ''] = key.split(' ');
      return { day, property, views };
    });
  }
}

export type Origin = { site?: string | undefined; campaign?: string | undefined };

/** A public website's host name; excludes local network addresses. */
export const SITE_NAME = /^(?=.{4,100}$)(?:[a-z0-9-]+\.)+[a-z]{2,}$/;
/** One to three tags, in the order source, medium, campaign. */
export const CAMPAIGN_NAME = /^[\p{L}\p{N}._ -]{1,40}(?: \/ [\p{L}\p{N}._ -]{1,40}){0,2}$/u;

/** The referring website's name and a link's campaign tags. */
export function originOf(referrer: string, page: string): Origin {
  const here = new URL(page);
  const tags = ['utm_source', 'utm_medium', 'utm_campaign'].flatMap((tag) => {
    const value = here.searchParams.get(tag)?.trim().toLowerCase().slice(0, 40).trim();
    return value ? [value] : [];
  });
  const campaign = tags.join(' / ');
  const before = URL.canParse(referrer) ? new URL(referrer) : undefined;
  const site = before && before.origin !== here.origin ? before.hostname.replace(/^www\./, '') : '';
  return {
    ...(SITE_NAME.test(site) && { site }),
    ...(CAMPAIGN_NAME.test(campaign) && { campaign }),
  };
}

/** Kinds of this site's pages; the first match counts. */
const OWN_PAGES: readonly [RegExp, ReaderSource][] = [
  [/^\/(?:home)?$/, 'home'],
  [/^\/(?:buy|rent|search)(?:\/|$)|^\/properties$/, 'list'],
  [/^\/properties\/[0-9a-f]{24}/, 'listing'],
  [/^\/(?:shortlist|compare)(?:\/|$)/, 'saved'],
];

const SEARCH_ENGINES =
  /(?:^|\.)(?:google|bing|duckduckgo|yahoo|ecosia|brave|baidu|yandex|startpage|qwant)\.[a-z.]+$/;
const SOCIAL =
  /(?:^|\.)(?:facebook|fb|instagram|twitter|x|t|youtube|linkedin|lnkd|whatsapp|wa|telegram|pinterest|reddit|quora|threads|sharechat)\.(?:com|co|me|in|org|net)$/;
const WEB_MAIL = /^(?:mail|outlook|webmail)\./;

const SOCIAL_NAME = /facebook|instagram|whatsapp|twitter|youtube|linkedin|telegram|social/;

/** The source in an address's tags (`utm_source`, `utm_medium`); undefined without them. */
function taggedSource(query: URLSearchParams): ReaderSource | undefined {
  const source = query.get('utm_source')?.toLowerCase() ?? '';
  const medium = query.get('utm_medium')?.toLowerCase() ?? '';
  if (!source && !medium) return undefined;
  if (isOneOf(PRINT_SOURCES, source)) return 'print';
  if (source === PICTURE_SOURCE) return 'message';
  if (/mail|newsletter/.test(`${source} ${medium}`)) return 'mail';
  return SOCIAL_NAME.test(`${source} ${medium}`) ? 'social' : 'campaign';
}

/** The source of a view. Only the kind leaves the browser, because the previous address may reveal a search or be a secret link. */
export function sourceOf(referrer: string, page: string): ReaderSource {
  const here = new URL(page);
  const tagged = taggedSource(here.searchParams);
  if (tagged) return tagged;
  if (!URL.canParse(referrer)) return 'direct';
  const { origin, hostname, pathname } = new URL(referrer);
  if (origin === here.origin) {
    const { path } = splitLanguage(pathname);
    return OWN_PAGES.find(([exp]) => exp.test(path))?.[1] ?? 'page';
  }
  if (WEB_MAIL.test(hostname)) return 'mail';
  if (SEARCH_ENGINES.test(hostname)) return 'search';
  return SOCIAL.test(hostname) ? 'social' : 'site';
}
