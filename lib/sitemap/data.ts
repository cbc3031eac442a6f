import 'server-only';
import { connectDb } from '@/lib/db';
import { type Category, PUBLIC_STATUSES } from '@/lib/listing-vocabulary/constants';
import { freshListingIndex } from '@/lib/search/data';
import { searchPath } from '@/lib/search/rules';
import type { ListingIndex } from '@/lib/search-index/listing-index';
import type { SitemapUrl } from './format';

/** The protocol allows 50 000 addresses; smaller files are made faster, and a crawler fetches only those that changed. */
export const LISTINGS_PER_FILE = 10_000;

type Stamped = { id: string; updatedAt: number };

function publicSlots(index: ListingIndex, visit: (slot: number) => void): void {
  const statuses = PUBLIC_STATUSES.map((status) => index.values.in('status').get(status)?.slots);
  for (const slot of index.alive.toSlots()) {
    if (statuses.some((status) => status?.has(slot))) visit(slot);
  }
}

/** Public listings in the order of their ids, which never changes, so that a new one alters only the last file. */
async function publicListings(): Promise<Stamped[]> {
  await connectDb();
  const index = await freshListingIndex();
  const listings: Stamped[] = [];
  publicSlots(index, (slot) =>
    listings.push({ id: index.id(slot), updatedAt: index.number('updatedAt', slot) }),
  );
  return listings.sort((a, b) => (a.id < b.id ? -1 : 1));
}

const newest = (rows: readonly Stamped[]): Date =>
  new Date(rows.reduce((latest, { updatedAt }) => Math.max(latest, updatedAt), 0));

/** The newest change of each file of listings; as many dates as there are files. */
export async function listingFiles(): Promise<Date[]> {
  const all = await publicListings();
  const files: Date[] = [];
  for (let from = 0; from < all.length; from += LISTINGS_PER_FILE)
    files.push(newest(all.slice(from, from + LISTINGS_PER_FILE)));
  return files;
}

/** One file of listings, the first is 1; undefined past the last. */
export async function listingUrls(file: number): Promise<SitemapUrl[] | undefined> {
  const all = await publicListings();
  const rows = all.slice((file - 1) * LISTINGS_PER_FILE, file * LISTINGS_PER_FILE);
  if (rows.length === 0) return undefined;
  return rows.map(({ id, updatedAt }) => ({ path: `/properties/${id}`, lastModified: new Date(updatedAt) }));
}

/** Every list page that shows something: by type, city and category, changed when the newest of its listings was. */
export async function listUrls(): Promise<SitemapUrl[]> {
  await connectDb();
  const index = await freshListingIndex();
  const changed = new Map<string, number>();
  publicSlots(index, (slot) => {
    const type = index.values.nameAt(slot, 'type') === 'rent' ? ('rent' as const) : ('sale' as const);
    const city = index.values.nameAt(slot, 'city');
    const category = index.values.nameAt(slot, 'category') as Category;
    for (const path of [
      searchPath({ type }),
      searchPath({ type, city }),
      searchPath({ type, city, category }),
    ])
      changed.set(path, Math.max(changed.get(path) ?? 0, index.number('updatedAt', slot)));
  });
  return [...changed]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, at]) => ({ path, lastModified: new Date(at) }));
}
