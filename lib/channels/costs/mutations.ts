import 'server-only';
import { LIMIT_PROBLEM, type PriceCategory } from '@/lib/channels/constants';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { AdminActor } from '@/lib/platform/auth/actor';
import { ignoreExisting, isDuplicateKey } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { AppError } from '@/lib/platform/errors';
import { ChannelMessage } from '@/models/channels/channel-message';
import { ChannelState } from '@/models/channels/channel-state';
import { CostMonth } from '@/models/channels/cost-month';
import { MessagePrice } from '@/models/channels/message-price';
import { defaultPrices, getLimit, monthlyLimit, priceOf } from './data';
import type { LimitDto } from './dto';
import { monthOf, rupeesToCost } from './rules';
import type { LimitInput, PriceInput } from './schema';

/** Adds missing shipped prices and keeps the office's. Idempotent. */
export async function fillPrices(): Promise<void> {
  const known = await MessagePrice.find({}, { category: 1, from: 1 }).lean();
  const keys = new Set(known.map(({ category, from }) => `${category} ${from.getTime()}`));
  const missing = defaultPrices().filter(({ category, from }) => !keys.has(`${category} ${from.getTime()}`));
  if (missing.length === 0) return;
  await MessagePrice.insertMany(missing, { ordered: false }).catch(ignoreExisting);
}

export type Reserved = { cost: number; costMonth: string };

/** Adds a message's price to its month, or returns undefined above the office's limit. One write, so that two cannot pass together. */
export async function reserveCost(category: PriceCategory, at: Date): Promise<Reserved | undefined> {
  const [cost, limit] = await Promise.all([priceOf(category, at), monthlyLimit()]);
  const costMonth = monthOf(at);
  if (cost === 0) return { cost, costMonth };
  await CostMonth.updateOne({ _id: costMonth }, { $setOnInsert: { spent: 0 } }, { upsert: true });
  const { modifiedCount } = await CostMonth.updateOne(
    { _id: costMonth, ...(limit !== undefined && { spent: op.lte(limit - cost) }) },
    { $inc: { spent: cost } },
  );
  return modifiedCount === 1 ? { cost, costMonth } : undefined;
}

/** Refunds a message that failed or that WhatsApp did not charge. */
export async function refundCost({ cost, costMonth }: Partial<Reserved>): Promise<void> {
  if (cost && costMonth) await CostMonth.updateOne({ _id: costMonth }, { $inc: { spent: -cost } });
}

/** Adds a dated price. There is one price per category and day. */
export async function addPrice(
  actor: AdminActor<'settings'>,
  { category, from, rupees, source }: PriceInput,
): Promise<void> {
  await MessagePrice.create({
    category,
    from: new Date(`${from}T00:00:00+05:30`),
    price: rupeesToCost(rupees),
    source,
  }).catch((error: unknown) => {
    if (isDuplicateKey(error))
      throw new AppError('conflict', 'This category already has a price for that day');
    throw error;
  });
  const details = { kind: 'price', category, from, rupees };
  await recordAudit({ action: 'channel.write', by: actor, target: { type: 'price', id: category }, details });
}

/** Sets the monthly limit. Rejects with 'conflict' and the stored value if another person has changed it. */
export async function setLimit(
  actor: AdminActor<'settings'>,
  { version, rupees }: LimitInput,
): Promise<LimitDto> {
  await ChannelState.updateOne({ _id: 'whatsapp' }, { $setOnInsert: { version: 0 } }, { upsert: true });
  const { modifiedCount } = await ChannelState.updateOne(
    { _id: 'whatsapp', version },
    {
      $inc: { version: 1 },
      ...(rupees === undefined
        ? { $unset: { monthlyLimit: 1 } }
        : { $set: { monthlyLimit: rupeesToCost(rupees) } }),
    },
  );
  if (modifiedCount === 0)
    throw new AppError('conflict', undefined, { details: { current: await getLimit() } });
  // messages held by the old limit are checked against the new one
  await ChannelMessage.updateMany(
    { work: 'send', state: 'held', problem: LIMIT_PROBLEM },
    { $set: { leaseUntil: new Date(0) } },
  );
  const details = { kind: 'limit', rupees: rupees ?? 'none' };
  await recordAudit({
    action: 'channel.write',
    by: actor,
    target: { type: 'channel', id: 'whatsapp' },
    details,
  });
  return getLimit();
}
