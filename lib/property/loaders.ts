import 'server-only';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { viewsOf } from '@/lib/activity/views-data';
import { countByListing } from '@/lib/enquiry/owner-data';
import { PROPERTIES_PAGE_SIZE } from './constants';
import { getPublicProperty, listFeatured, listOwn } from './data';
import type { OwnListing, PropertyDto } from './dto';
import { varied } from './featured';
import { countPublic, searchListings } from './search';
import type { PropertySearch } from './search-schema';

/** What the home page leads with: three rows of three, picked from the newest verified. */
const FEATURED = 9;
const FEATURED_FROM = 90;

/** The listing of a public page, shared by the page and its metadata. A true 404 when there is none. */
export const loadPublicProperty = cache(async (id: string): Promise<PropertyDto> => {
  const property = await getPublicProperty(id);
  if (!property) notFound();
  return property;
});

/** Everything the home page shows, in two reads. */
export async function loadHome() {
  const [counts, featured] = await Promise.all([countPublic(), listFeatured(FEATURED_FROM)]);
  return { counts, featured: varied(featured, FEATURED) };
}

/** One page of the members' list (seed §2), with the places that its Location filter offers, by name. */
export async function loadMembersList(search: PropertySearch) {
  const list = await searchListings(search, { pageSize: PROPERTIES_PAGE_SIZE, facets: true });
  const places = (list.facets?.locality ?? [])
    .map(({ value, label }) => ({ value, label: label ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label));
  return { list, places };
}

const OWN_PAGE_SIZE = 20;
const MONTH_MS = 30 * 86_400_000;

/** One page of somebody's own listings with what they bring: views of the last 30 days, and all enquiries. */
export async function loadOwnListings(owner: string, page: number) {
  const own = await listOwn(owner, page, OWN_PAGE_SIZE);
  const ids = own.items.map(({ _id }) => _id);
  const [views, enquiries] = await Promise.all([
    viewsOf(ids, new Date(Date.now() - MONTH_MS)),
    countByListing(owner, ids),
  ]);
  const items = own.items.map(
    (item): OwnListing => ({
      ...item,
      views: views.get(item._id) ?? 0,
      enquiries: enquiries.get(item._id) ?? 0,
    }),
  );
  return { ...own, items };
}
