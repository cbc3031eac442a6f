import { z } from 'zod';
import { chosenHomes, closingDay, closingPrice } from '@/lib/listings/closing/schema';
import { PROPERTY_STATUSES } from '@/lib/listings/fields/vocabulary';
import { messageWith } from '@/lib/platform/language/message';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { MAX_BULK } from './constants';

const id = z
  .string()
  .refine(isObjectIdHex, 'This is not the id of a listing')
  .transform((text) => text.toLowerCase());
const listing = z.object({ id, __v: z.int().min(0) });

/** Requires each listing once, with the version that was read. */
const some = <T extends typeof listing>(item: T) =>
  z
    .array(item)
    .min(1, 'Choose at least one listing')
    .max(MAX_BULK, messageWith('Choose at most {max} listings', { max: MAX_BULK }))
    .refine(
      (items) => new Set(items.map((item) => (item as { id: string }).id)).size === items.length,
      'A listing is named twice',
    );

const STEP = 'Enter by how much, such as 2 or -50000';
export const priceChangeSchema = z.discriminatedUnion('by', [
  z.object({
    by: z.literal('percent'),
    value: z.number(STEP).min(-90, 'At most 90 % less').max(200, 'At most 200 % more'),
  }),
  z.object({ by: z.literal('amount'), value: z.int(STEP).min(-1_000_000_000_000).max(1_000_000_000_000) }),
]);
export type PriceChange = z.output<typeof priceChangeSchema>;

const closed = listing.extend({ price: closingPrice.optional(), similar: chosenHomes });
const changedBefore = listing.extend({
  price: z.int().min(0).max(1_000_000_000_000).optional(),
  status: z.enum(PROPERTY_STATUSES).optional(),
});

export const bulkListingSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('confirm'), items: some(listing) }),
  z.object({ action: z.literal('pause'), items: some(listing) }),
  z.object({ action: z.literal('renew'), items: some(listing) }),
  z.object({ action: z.literal('price'), items: some(listing), change: priceChangeSchema }),
  z.object({ action: z.literal('close'), items: some(closed), on: closingDay.optional() }),
  z.object({ action: z.literal('transfer'), items: some(listing), to: id }),
  /** restores the previous values, from `before` of the last reply */
  z.object({ action: z.literal('undo'), items: some(changedBefore) }),
]);
export type BulkListingInput = z.output<typeof bulkListingSchema>;
