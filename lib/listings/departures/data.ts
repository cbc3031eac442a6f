import 'server-only';
import { Types } from 'mongoose';
import { type PropertyDto, toPropertyDto } from '@/lib/listings/dto';
import { type Departure, departureOf, lifecycleOf } from '@/lib/listings/lifecycle';
import { op } from '@/lib/platform/db/operators';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { Property } from '@/models/listings/property';

/** Those among these homes that are offered no longer, and why. */
export async function mapDepartures(ids: readonly string[]): Promise<Map<string, Departure>> {
  const known = [...new Set(ids.filter(isObjectIdHex))];
  if (known.length === 0) return new Map();
  const rows = await Property.find(
    { _id: op.in(known.map((id) => new Types.ObjectId(id))) },
    { status: 1, lifecycle: 1 },
  ).lean();
  const states = new Map(rows.map((row) => [String(row._id), lifecycleOf(row)]));
  return new Map(
    known.flatMap((id) => {
      const departure = departureOf(states.get(id));
      return departure ? [[id, departure] as const] : [];
    }),
  );
}

/** A listing in any status, for what is like it; undefined when it is stored no more. Nothing of it is shown. */
export async function getStoredProperty(id: string): Promise<PropertyDto | undefined> {
  const row = isObjectIdHex(id) ? await Property.findById(id).lean() : null;
  return row ? toPropertyDto(row) : undefined;
}
