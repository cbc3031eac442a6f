import 'server-only';
import type { PriceCategory } from '@/lib/channels/constants';
import { op } from '@/lib/platform/db/operators';
import { ChannelState } from '@/models/channels/channel-state';
import { MessagePrice } from '@/models/channels/message-price';
import DEFAULT_PRICES from './default-prices.json';
import type { LimitDto } from './dto';
import { costToRupees } from './rules';

/** Price of a message of this category on that day, in ten-thousandths of a rupee; 0 if no row covers it. */
export async function priceOf(category: PriceCategory, at: Date): Promise<number> {
  const row = await MessagePrice.findOne({ category, from: op.lte(at) })
    .sort({ from: -1 })
    .lean();
  return row?.price ?? 0;
}

/** The initial prices, until the office adds its own. */
export const defaultPrices = () =>
  DEFAULT_PRICES.map(({ from, category, ...row }) => ({
    ...row,
    category: category as PriceCategory,
    from: new Date(`${from}T00:00:00+05:30`),
  }));

export async function monthlyLimit(): Promise<number | undefined> {
  return (await ChannelState.findById('whatsapp', { monthlyLimit: 1 }).lean())?.monthlyLimit ?? undefined;
}

export async function getLimit(): Promise<LimitDto> {
  const row = await ChannelState.findById('whatsapp', { version: 1, monthlyLimit: 1 }).lean();
  const limit = row?.monthlyLimit ?? undefined;
  return { version: row?.version ?? 0, rupees: limit === undefined ? '' : String(costToRupees(limit)) };
}
