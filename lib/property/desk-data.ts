import 'server-only';
import { type QueryFilter, trusted } from 'mongoose';
import { type Page, pageOf } from '@/lib/admin/list-url';
import { connectDb } from '@/lib/db';
import { Property, type PropertyRow } from '@/models/property';
import { Report } from '@/models/report';
import type { PropertyStatus } from './constants';
import { DESK_PAGE_SIZE, type DeskSearch } from './desk-schema';
import { CARD_PROJECTION, type PropertyCardDto, toPropertyCardDto } from './dto';

const MAX_REPORTED = 500;

async function reportedIds() {
  const rows = await Report.find({ status: 'open' }, { property: 1 })
    .sort({ createdAt: -1 })
    .limit(MAX_REPORTED)
    .lean();
  return rows.map(({ property }) => property);
}

/** The words are looked up by their beginning; the text never becomes a pattern. */
export async function deskFilter(search: DeskSearch): Promise<QueryFilter<PropertyRow>> {
  const words =
    search.search
      ?.toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.slice(0, 6) ?? [];
  const terms = words.map((word) => ({
    terms: trusted({ $elemMatch: { $gte: word, $lt: `${word}\uffff` } }),
  }));
  const status = search.status ?? (search.view === 'queue' ? ('unverified' as const) : undefined);
  return {
    ...(status && { status }),
    ...(search.view === 'reported' && { _id: trusted({ $in: await reportedIds() }) }),
    ...(search.view === 'duplicates' && { samePhotoAs: trusted({ $exists: true }) }),
    ...(terms.length > 0 && { $and: terms }),
  };
}

/** One page of all listings in every status. The caller has checked that an admin asks. */
export async function searchAllListings(search: DeskSearch): Promise<Page<PropertyCardDto>> {
  await connectDb();
  const filter = await deskFilter(search);
  const total = Object.keys(filter).length
    ? await Property.countDocuments(filter)
    : await Property.estimatedDocumentCount();
  const { page, pages, skip } = pageOf(total, search.page, DESK_PAGE_SIZE);
  const order = search.dir === 'asc' ? 1 : -1;
  const rows = await Property.find(filter, CARD_PROJECTION)
    .sort({ createdAt: order, _id: order })
    .skip(skip)
    .limit(DESK_PAGE_SIZE)
    .lean();
  return { rows: rows.map(toPropertyCardDto), total, page, pages };
}

/** Listings of other owners with a photograph of this one, and the open reports about it. */
export async function suspicionsOf(id: string) {
  await connectDb();
  const row = await Property.findById(id).select('+samePhotoAs').lean();
  const [twins, reports] = await Promise.all([
    Property.find({ _id: trusted({ $in: row?.samePhotoAs ?? [] }) }, { title: 1, status: 1 })
      .limit(20)
      .lean(),
    Report.find({ property: id }).sort({ createdAt: -1 }).limit(20).lean(),
  ]);
  return {
    owner: row?.owner ? String(row.owner) : undefined,
    twins: twins.map((twin) => ({
      id: String(twin._id),
      title: twin.title,
      status: twin.status as PropertyStatus,
    })),
    reports: reports.map(({ reason, details, status, createdAt }) => ({
      reason,
      details,
      status,
      at: createdAt.toISOString(),
    })),
  };
}
