import 'server-only';
import { Types } from 'mongoose';
import { type PropertyDto, toPropertyDto } from '@/lib/listings/dto';
import { PUBLIC_STATUSES } from '@/lib/listings/fields/vocabulary';
import { type Departure, departureOf, lifecycleOf } from '@/lib/listings/lifecycle';
import { op } from '@/lib/platform/db/operators';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { Property } from '@/models/listings/property';

const isHeld = (closing: { tellAt?: Date | null } | null | undefined): boolean =>
  Boolean(closing?.tellAt && closing.tellAt > new Date());

/** The homes among these that are no longer available, with the reasons. */
export async function mapDepartures(ids: readonly string[]): Promise<Map<string, Departure>> {
  const known = [...new Set(ids.filter(isObjectIdHex))];
  if (known.length === 0) return new Map();
  const rows = await Property.find(
    { _id: op.in(known.map((id) => new Types.ObjectId(id))) },
    { status: 1, lifecycle: 1, closing: 1 },
  ).lean();
  const states = new Map(rows.map((row) => [String(row._id), lifecycleOf(row)]));
  // skip homes closed a moment ago, so that nobody is notified of a closing that is undone
  const held = new Set(rows.flatMap(({ _id, closing }) => (isHeld(closing) ? [String(_id)] : [])));
  return new Map(
    known.flatMap((id) => {
      if (held.has(id)) return [];
      const departure = departureOf(states.get(id));
      return departure ? [[id, departure] as const] : [];
    }),
  );
}

/** A listing in any status, only for finding similar ones; undefined if it is no longer stored. */
export async function getStoredProperty(id: string): Promise<PropertyDto | undefined> {
  const row = isObjectIdHex(id) ? await Property.findById(id).lean() : null;
  return row ? toPropertyDto(row) : undefined;
}

/** Closed homes whose undo period has ended. */
export async function listHeldUntil(now: Date): Promise<string[]> {
  const rows = await Property.find({ 'closing.tellAt': op.lte(now) }, { _id: 1 })
    .limit(100)
    .lean();
  return rows.map(({ _id }) => String(_id));
}

/** Homes that the lister chose to offer instead of one that was sold or let. */
export async function listChosenHomes(id: string): Promise<string[]> {
  const row = isObjectIdHex(id) ? await Property.findById(id, { 'closing.similar': 1 }).lean() : null;
  const chosen = row?.closing?.similar ?? [];
  if (chosen.length === 0) return [];
  const shown = await Property.find(
    { _id: op.in(chosen), status: op.in(PUBLIC_STATUSES) },
    { _id: 1 },
  ).lean();
  return shown.map(({ _id }) => String(_id));
}
