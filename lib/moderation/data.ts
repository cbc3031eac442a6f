import 'server-only';
import { type QueryFilter, trusted } from 'mongoose';
import { connectDb } from '@/lib/db';
import { listCandidates } from '@/lib/duplicates/data';
import { type Page, pageOf } from '@/lib/list-url';
import { CARD_PROJECTION, toPropertyCardDto } from '@/lib/listing/dto';
import type { Review } from '@/lib/listing/rules';
import { PUBLIC_STATUSES } from '@/lib/listing-vocabulary/constants';
import { Property, type PropertyRow } from '@/models/property';
import { Report } from '@/models/report';
import type { DeskReview, DeskRow } from './dto';
import { DESK_PAGE_SIZE, type DeskSearch } from './schema';

const MAX_REPORTED = 500;

async function reportedIds() {
  const rows = await Report.find({ status: 'open' }, { property: 1 })
    .sort({ createdAt: -1 })
    .limit(MAX_REPORTED)
    .lean();
  return rows.map(({ property }) => property);
}

/** Published and not yet looked at in its present form. */
const waits = () => ({
  'review.state': 'pending' as const,
  status: trusted({ $in: [...PUBLIC_STATUSES] }),
});

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
  const status = search.status ?? (search.view === 'unverified' ? ('unverified' as const) : undefined);
  return {
    ...(search.view === 'queue' && waits()),
    ...(status && { status }),
    ...(search.view === 'reported' && { _id: trusted({ $in: await reportedIds() }) }),
    ...(search.view === 'duplicates' && { suspectOf: trusted({ $exists: true }) }),
    ...(terms.length > 0 && { $and: terms }),
  } as QueryFilter<PropertyRow>;
}

/** The queue is worked off from its oldest; every other view begins with what the address says. */
export function deskOrder({ view, by, dir }: DeskSearch): Record<string, 1 | -1> {
  const order = dir === 'asc' ? 1 : -1;
  if (view === 'queue' && by === 'createdAt') return { 'review.since': dir === 'asc' ? -1 : 1, _id: 1 };
  return { [by]: order, _id: order };
}

/** One page of all listings in every status. */
export async function searchAllListings(search: DeskSearch): Promise<Page<DeskRow>> {
  await connectDb();
  const filter = await deskFilter(search);
  const total = Object.keys(filter).length
    ? await Property.countDocuments(filter)
    : await Property.estimatedDocumentCount();
  const { page, pages, skip } = pageOf(total, search.page, DESK_PAGE_SIZE);
  const rows = await Property.find(filter, { ...CARD_PROJECTION, __v: 1, review: 1, suspectOf: 1 })
    .sort(deskOrder(search))
    .skip(skip)
    .limit(DESK_PAGE_SIZE)
    .lean<(PropertyRow & { _id: unknown; __v: number; review?: Review })[]>();
  return { rows: rows.map(toDeskRow), total, page, pages };
}

function toDeskRow(row: PropertyRow & { _id: unknown; __v: number; review?: Review }): DeskRow {
  const { review } = row;
  return {
    ...toPropertyCardDto(row as never),
    __v: row.__v,
    ...(review?.state === 'pending' && { waiting: review.since.toISOString() }),
    edited: review?.before !== undefined,
    suspects: row.suspectOf?.length ?? 0,
  };
}

export async function countWaiting(): Promise<number> {
  await connectDb();
  return Property.countDocuments(waits() as QueryFilter<PropertyRow>);
}

/** Where a listing stands, and which one comes after it in the queue (the oldest when it waits itself no more). */
export async function reviewFor(id: string): Promise<DeskReview> {
  await connectDb();
  const row = await Property.findById(id, { review: 1 }).lean<{ review?: Review }>();
  const review = row?.review;
  const oldest = (after?: Date) =>
    Property.findOne(
      {
        ...waits(),
        _id: trusted({ $ne: id }),
        ...(after && { 'review.since': trusted({ $gte: after }) }),
      } as QueryFilter<PropertyRow>,
      { _id: 1 },
    )
      .sort({ 'review.since': 1, _id: 1 })
      .lean();
  const after = review?.state === 'pending' ? review.since : undefined;
  const [next, waiting] = await Promise.all([
    oldest(after).then((found) => found ?? (after ? oldest() : null)),
    countWaiting(),
  ]);
  return {
    state: review?.state,
    since: review?.since.toISOString(),
    reason: review?.reason,
    before: review?.before,
    next: next ? String(next._id) : undefined,
    waiting,
  };
}

/** Listings that may be this one, and what visitors reported about it. */
export async function suspicionsOf(id: string) {
  await connectDb();
  const [row, suspects, reports] = await Promise.all([
    Property.findById(id, { owner: 1 }).lean(),
    listCandidates(id),
    Report.find({ property: id }).sort({ createdAt: -1 }).limit(20).lean(),
  ]);
  return {
    owner: row?.owner ? String(row.owner) : undefined,
    suspects,
    reports: reports.map(({ reason, details, status, createdAt }) => ({
      reason,
      details,
      status,
      at: createdAt.toISOString(),
    })),
  };
}
