import 'server-only';
import { countByListing } from '@/lib/enquiry/data';
import { listDrafts } from '@/lib/listing-draft/data';
import { viewsOf } from '@/lib/listing-view/data';
import { DAY_MS } from '@/lib/time';
import { listBin, listOwn } from './data';
import type { OwnListing } from './dto';

/**
 * One page of somebody's own listings with what they bring: views of the last 30 days, and all enquiries. With the bin, and
 * the forms that are not finished.
 */
export async function loadOwnListings(owner: string, page: number) {
  const [own, bin, drafts] = await Promise.all([
    listOwn(owner, page, OWN_PAGE_SIZE),
    listBin(owner),
    listDrafts(owner),
  ]);
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
  return { ...own, items, bin, drafts };
}

export const OWN_PAGE_SIZE = 20;

export const MONTH_MS = 30 * DAY_MS;
