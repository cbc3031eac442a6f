import 'server-only';
import { Types } from 'mongoose';
import { AppError, notFound } from '@/lib/platform/errors';
import type { Language } from '@/lib/platform/language/languages';
import { messageWith } from '@/lib/platform/language/message';
import { announceVisit, prepareVisit, storeVisits } from '@/lib/visits/booking.mutations';
import { linkUrl, type VisitLean } from '@/lib/visits/data';
import { routeUrl, tenths } from '@/lib/visits/rules';
import { findHomes, freeKeysOf, isAlongWith, kmBetween, placeOf } from './data';
import type { TourDto } from './dto';
import { freeIn, tourOrder } from './rules';
import type { NewTour } from './schema';

const NOT_SHOWN = 'One of these homes cannot be visited at the moment';
const APART =
  'These homes belong to different people and are in different localities. Please ask for each visit separately';
const notFree = (title: string) =>
  messageWith('{title} isn’t shown at that time. Choose another time, or leave it out', { title });

/** Requests one visit per home on a single trip, ordered by distance from the first home. Stores all visits or none, then mails the hosts. */
export async function createTour(
  owner: string,
  { propertyIds, ...input }: NewTour,
  language: Language = 'en',
  now = new Date(),
): Promise<TourDto> {
  const rows = await findHomes(propertyIds);
  const found = new Map(rows.map((row) => [String(row._id), row]));
  const homes = propertyIds.flatMap((id) => found.get(id) ?? []);
  const [first, ...others] = homes;
  if (!first || homes.length < propertyIds.length) throw notFound(NOT_SHOWN);
  if (!others.every((home) => isAlongWith(first, home))) throw new AppError('invalid', APART);
  const ordered = tourOrder(homes.map((row) => ({ row, place: placeOf(row) })));
  const id = new Types.ObjectId();
  const prepared = [];
  for (const [i, { row }] of ordered.entries()) {
    const propertyId = String(row._id);
    const halfDays = freeIn(input.halfDays, await freeKeysOf(propertyId, now));
    if (halfDays.length === 0) throw new AppError('conflict', notFree(row.title));
    const tour = { id, stop: i + 1, of: ordered.length };
    prepared.push(await prepareVisit(owner, { ...input, propertyId, halfDays }, { language, now, tour }));
  }
  const stored = await storeVisits(owner, prepared, now);
  const visits = stored.map((row) => row.toObject() as unknown as VisitLean);
  for (const visit of visits) await announceVisit(visit, input, now);
  const stops = visits.map((visit, i) => ({
    id: String(visit._id),
    url: linkUrl(visit, 'visitor'),
    title: visit.propertyTitle,
    km: i > 0 ? kmBetween(ordered[i - 1]?.place, ordered[i]?.place ?? null) : null,
  }));
  const legs = stops.slice(1).map(({ km }) => km);
  const known = legs.filter((km) => km !== null);
  return {
    id: String(id),
    stops,
    totalKm: known.length === legs.length ? tenths(known.reduce((sum, km) => sum + km, 0)) : null,
    mapUrl: routeUrl(ordered.flatMap(({ place }) => place ?? [])),
  };
}
