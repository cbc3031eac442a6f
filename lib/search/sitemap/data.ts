import 'server-only';
import { type Category, type ListingType, PUBLIC_STATUSES } from '@/lib/listings/fields/vocabulary';
import { isTranslated, type Language, localPath } from '@/lib/platform/language/languages';
import { MIN_SIMILAR } from '@/lib/search/neighbourhood/constants';
import { searchPath } from '@/lib/search/rules';
import { searchEngine } from '@/lib/search/running.data';
import type { SitemapUrl } from './format';

/** Below the protocol's 50,000 addresses, because smaller files are faster and crawlers fetch only changed ones. */
export const LISTINGS_PER_FILE = 10_000;

/** Public listings by id, a stable order in which a new one affects only the last file. */
const publicListings = async () => searchEngine.listAll(PUBLIC_STATUSES);

/** The newest change in each listing file. */
export async function listingFiles(): Promise<Date[]> {
  const newest: number[] = [];
  let place = 0;
  for (const { updatedAt } of await publicListings()) {
    const file = Math.floor(place++ / LISTINGS_PER_FILE);
    newest[file] = Math.max(newest[file] ?? 0, updatedAt);
  }
  return newest.map((at) => new Date(at));
}

/** One listing file, starting at 1; undefined past the last. */
export async function listingUrls(file: number): Promise<SitemapUrl[] | undefined> {
  const from = (file - 1) * LISTINGS_PER_FILE;
  const urls: SitemapUrl[] = [];
  let place = 0;
  for (const { id, updatedAt } of await publicListings()) {
    if (place >= from) urls.push({ path: `/properties/${id}`, lastModified: new Date(updatedAt) });
    if (++place >= from + LISTINGS_PER_FILE) break;
  }
  return urls.length > 0 ? urls : undefined;
}

/** Addresses in a language, without pages it lacks. */
export const inLanguage = (language: Language, urls: readonly SitemapUrl[]): SitemapUrl[] =>
  language === 'en'
    ? [...urls]
    : urls.flatMap((url) =>
        isTranslated(url.path) ? [{ ...url, path: localPath(language, url.path) }] : [],
      );

/** Every list page with results, by type, city and category, and by localities with figures. Dated by its newest listing. */
export async function listUrls(): Promise<SitemapUrl[]> {
  const changed = new Map<string, number>();
  // one list per address, because a million listings have a few hundred addresses
  const known = new Map<string, string[]>();
  const pathsOf = (type: ListingType, city: string, category: string) => {
    const key = `${type} ${city} ${category}`;
    const paths = known.get(key) ?? [
      searchPath({ type }),
      searchPath({ type, city }),
      searchPath({ type, city, category: category as Category }),
    ];
    known.set(key, paths);
    return paths;
  };
  const localities = new Map<string, { count: number; newest: number }>();
  for (const { updatedAt, type: given, city, category, locality } of await publicListings()) {
    const type = given === 'rent' ? 'rent' : 'sale';
    for (const path of pathsOf(type, city, category))
      changed.set(path, Math.max(changed.get(path) ?? 0, updatedAt));
    if (!locality) continue;
    const path = searchPath({ type, city, category: category as Category, locality: [locality] });
    const { count, newest } = localities.get(path) ?? { count: 0, newest: 0 };
    localities.set(path, { count: count + 1, newest: Math.max(newest, updatedAt) });
  }
  for (const [path, { count, newest }] of localities) if (count >= MIN_SIMILAR) changed.set(path, newest);
  return [...changed]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, at]) => ({ path, lastModified: new Date(at) }));
}
