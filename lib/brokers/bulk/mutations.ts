import 'server-only';
import { ZodError } from 'zod';
import { closeListing } from '@/lib/listings/closing/mutations';
import { getEditableRow, type StoredRow } from '@/lib/listings/data';
import { answerForListing } from '@/lib/listings/freshness/mutations';
import { transferListing } from '@/lib/listings/handover/mutations';
import { isConfirmable, isPublicStatus, lifecycleOf } from '@/lib/listings/lifecycle';
import { updateProperty } from '@/lib/listings/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/errors';
import type { BulkResult } from './dto';
import { priceAfter } from './rules';
import type { BulkListingInput } from './schema';

type Item = BulkListingInput['items'][number];

const factsOf = ({ price, status }: StoredRow) => ({ price, status });

/** Changes fields by the rules of a single edit: version, gate, verification, audit entry. */
const edit = (actor: Actor, { id, __v }: Item, fields: Record<string, unknown>) =>
  updateProperty(actor, id, fields, [], { version: __v, confirmsPrice: true });

/** Applies one action to one listing; throws the reason why it cannot. */
async function act(actor: Actor, input: BulkListingInput, item: Item, row: StoredRow): Promise<void> {
  const { action } = input;
  const { id, __v } = item;
  if (action === 'confirm') return answerForListing(actor, id, 'available');
  if (action === 'pause') {
    if (!isPublicStatus(row.status)) throw new AppError('conflict', 'It isn’t on the market');
    await edit(actor, item, { status: 'paused' });
  } else if (action === 'renew') {
    if (isPublicStatus(row.status) || isConfirmable(lifecycleOf(row)))
      return answerForListing(actor, id, 'available');
    await edit(actor, item, { status: 'active' });
  } else if (action === 'price') {
    const price = priceAfter(row.price, input.change);
    if (price < 1) throw new AppError('conflict', 'The new price would be zero');
    await edit(actor, item, { price: String(price) });
  } else if (action === 'close') {
    const price = 'price' in item ? item.price : undefined;
    const similar = 'similar' in item ? item.similar : undefined;
    // messages are sent when the time to undo this action ends
    const closing = { __v, hold: true, ...(price && { price }), ...(similar && { similar }) };
    await closeListing(actor, id, { ...closing, ...(input.on && { on: input.on }) });
  } else if (action === 'transfer') {
    await transferListing(actor, id, { __v, to: input.to });
  } else {
    const { price, status } = item as { price?: number; status?: string };
    // the latest decision sets the public status, because owners cannot choose one
    const chosen = status && isPublicStatus(status) ? 'active' : status;
    await edit(actor, item, { ...(price && { price: String(price) }), ...(chosen && { status: chosen }) });
  }
}

function problemOf(error: unknown): string {
  if (error instanceof AppError) return error.message;
  if (error instanceof ZodError) return error.issues[0]?.message ?? 'Something in it is not complete';
  throw error;
}

async function changeOne(actor: Actor, input: BulkListingInput, item: Item): Promise<BulkResult> {
  let title = '';
  try {
    const row = await getEditableRow(actor, item.id);
    title = row.title;
    await act(actor, input, item, row);
    const after = await getEditableRow(actor, item.id);
    return { id: item.id, title, __v: after.__v, before: factsOf(row), after: factsOf(after) };
  } catch (error) {
    return { id: item.id, title, problem: problemOf(error) };
  }
}

/** Number of parallel changes, because most of their time is spent waiting for the disk and other processes. */
const AT_ONCE = 4;

/**
 * Applies one action to several own listings, a few at a time, with results in the items' order. A refusal does not stop the rest, and other people's ids are
 * refused like unknown ones.
 */
export async function changeListings(actor: Actor, input: BulkListingInput): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  const left = [...input.items.entries()];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift())
      results[next[0]] = await changeOne(actor, input, next[1]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}
