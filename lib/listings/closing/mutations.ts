import 'server-only';
import { getEditableRow } from '@/lib/listings/data';
import { toPropertyDto } from '@/lib/listings/dto';
import type { PropertyStatus } from '@/lib/listings/fields/vocabulary';
import { lifecycleOf, storedState, transition } from '@/lib/listings/lifecycle';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { invalidate } from '@/lib/platform/cache/invalidate';
import { AppError } from '@/lib/platform/errors';
import { dayBounds, indianDay } from '@/lib/platform/time/indian-day';
import { Property } from '@/models/listings/property';
import { HOLD_SECONDS } from './constants';
import type { ClosingInput } from './schema';

export type Closed = { id: string; __v: number; status: PropertyStatus; before: PropertyStatus };

/**
 * Ends a listing as sold or let, by its type. It leaves every list and its page says so; only its owner sees price and day. Rejects with 'conflict' and the
 * stored listing in `details.current` if `__v` is outdated.
 */
export async function closeListing(
  actor: Actor,
  id: string,
  { __v, price, on, similar, hold }: ClosingInput,
): Promise<Closed> {
  const row = await getEditableRow(actor, id);
  const status = row.type === 'sale' ? 'sold' : 'rented';
  if (row.status === status) throw new AppError('conflict', 'This listing has already ended');
  if (row.status === 'draft') throw new AppError('conflict', 'A draft was never on the market');
  const closing = {
    on: dayBounds(on ?? indianDay(Date.now())).start,
    ...(price && { price }),
    ...(similar?.length && { similar }),
    ...(hold && { tellAt: new Date(Date.now() + HOLD_SECONDS * 1000) }),
  };
  const updated = await Property.findOneAndUpdate(
    { _id: row._id, __v },
    {
      $set: {
        ...storedState(transition(lifecycleOf(row), { name: 'closed', as: status })),
        closing,
        goneCount: 0,
      },
      // so that a like flat of the house can be listed, and no confirmation is requested
      $unset: { freshness: 1, homeKey: 1 },
      $inc: { __v: 1 },
    },
    { returnDocument: 'after' },
  ).lean();
  if (!updated) {
    const current = toPropertyDto(await getEditableRow(actor, id));
    const message = 'Someone else saved this listing while you were editing it';
    throw new AppError('conflict', message, { details: { current } });
  }
  const details = { status: `${row.status} → ${status}` };
  await recordAudit({ action: 'property.write', by: actor, target: { type: 'property', id }, details });
  await invalidate([`property:${id}`, 'lists']);
  return { id, __v: updated.__v, status, before: row.status };
}
