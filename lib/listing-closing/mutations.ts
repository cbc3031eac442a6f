import 'server-only';
import { recordAudit } from '@/lib/audit/mutations';
import type { Actor } from '@/lib/auth/actor';
import { invalidate } from '@/lib/cache/invalidate';
import { AppError } from '@/lib/errors';
import { dayBounds, indianDay } from '@/lib/indian-day';
import { getEditableRow } from '@/lib/listing/data';
import { toPropertyDto } from '@/lib/listing/dto';
import type { PropertyStatus } from '@/lib/listing-vocabulary/constants';
import { Property } from '@/models/property';
import type { ClosingInput } from './schema';

export type Closed = { id: string; __v: number; status: PropertyStatus; before: PropertyStatus };

/**
 * Ends a listing as sold or let, by its type. It leaves every list and its page says so; for how much and when stays with its owner.
 * `__v` is the version that was read: a later one is a conflict with the stored listing in `details.current`.
 */
export async function closeListing(
  actor: Actor,
  id: string,
  { __v, price, on }: ClosingInput,
): Promise<Closed> {
  const row = await getEditableRow(actor, id);
  const status = row.type === 'sale' ? 'sold' : 'rented';
  if (row.status === status) throw new AppError('conflict', 'This listing has ended already');
  if (row.status === 'draft') throw new AppError('conflict', 'A draft was never on the market');
  const closing = { on: dayBounds(on ?? indianDay(Date.now())).start, ...(price && { price }) };
  const updated = await Property.findOneAndUpdate(
    { _id: row._id, __v },
    {
      $set: { status, closing, goneCount: 0 },
      // whoever sells the next flat of the house may list it; nobody is asked any more whether this one is there
      $unset: { pausedFrom: 1, freshness: 1, homeKey: 1, awaiting: 1 },
      $inc: { __v: 1 },
    },
    { returnDocument: 'after' },
  ).lean();
  if (!updated) {
    const current = toPropertyDto(await getEditableRow(actor, id));
    const message = 'Somebody else saved this listing while you were editing it';
    throw new AppError('conflict', message, { details: { current } });
  }
  const details = { status: `${row.status} → ${status}` };
  await recordAudit({ action: 'property.write', by: actor, target: { type: 'property', id }, details });
  await invalidate([`property:${id}`, 'lists']);
  return { id, __v: updated.__v, status, before: row.status };
}
