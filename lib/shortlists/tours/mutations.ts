import 'server-only';
import { AppError, notFound } from '@/lib/platform/errors';
import { MAX_TOURS } from '@/lib/shortlists/constants';
import { findShared } from '@/lib/shortlists/data';
import { tourRequested } from '@/lib/shortlists/events';
import { Shortlist } from '@/models/shortlists/shortlist';
import type { TourInput } from './schema';

/** Requests a visit to homes of the list on one day. A second request from the same browser replaces the first. */
export async function requestTour(token: string, visitor: string, input: TourInput): Promise<void> {
  const row = await findShared(token);
  if (!row?.share || !row.sentBy) throw notFound('This list is not shared any more');
  if (row.share.mode !== 'comment') throw new AppError('forbidden', 'This list can be read only');
  const known = new Set(row.homes.map(({ property }) => String(property)));
  if (!input.homes.every((id) => known.has(id))) throw notFound('Property not found');
  await Shortlist.updateOne({ _id: row._id }, { $pull: { tours: { visitor } } });
  const tour = { ...input, visitor, at: new Date() };
  await Shortlist.updateOne({ _id: row._id }, { $push: { tours: { $each: [tour], $slice: -MAX_TOURS } } });
  const { name, phone, day, homes } = input;
  await tourRequested.emit({ owner: row.owner, sentBy: String(row.sentBy), name, phone, day, homes });
}
