import 'server-only';
import type { Types } from 'mongoose';
import { listBroadcasts } from '@/lib/channels/broadcasts/data';
import { fillPrices } from '@/lib/channels/costs/mutations';
import { monthOf } from '@/lib/channels/costs/rules';
import { listTemplates } from '@/lib/channels/templates/data';
import { fillTemplates } from '@/lib/channels/templates/mutations';
import { hasTelephony } from '@/lib/channels/threads/data';
import { findLeads } from '@/lib/enquiries/leads/data';
import { op } from '@/lib/platform/db/operators';
import { whatsAppAccount } from '@/lib/platform/gateways/whatsapp';
import { formatPhone } from '@/lib/platform/text/phone';
import { ChannelMessage } from '@/models/channels/channel-message';
import { ChannelState } from '@/models/channels/channel-state';
import { CostMonth } from '@/models/channels/cost-month';
import { MessagePrice } from '@/models/channels/message-price';
import type { ChannelsDto, CostDto, PriceDto } from './dto';

const MAX_LINES = 20;
const MAX_MONTHS = 12;
const MAX_PRICES = 100;

async function listPrices(now: Date): Promise<PriceDto[]> {
  const rows = await MessagePrice.find().sort({ category: 1, from: -1 }).limit(MAX_PRICES).lean();
  return rows.map(({ category, from, price, source }, i) => ({
    category,
    from: from.toISOString(),
    price,
    source,
    // the first of its category already in force
    isNow: from <= now && !rows.slice(0, i).some((other) => other.category === category && other.from <= now),
  }));
}

type Sum<K> = { _id: K; messages: number; cost: number };

const sums = <K>(month: string, by: string) =>
  ChannelMessage.aggregate<Sum<K>>([
    { $match: { costMonth: month, cost: { $gt: 0 } } },
    { $group: { _id: by, messages: { $sum: 1 }, cost: { $sum: '$cost' } } },
    { $sort: { cost: -1 } },
  ]);

async function costsOf(month: string) {
  const [people, leads, categories, months] = await Promise.all([
    sums<string>(month, '$phone'),
    sums<Types.ObjectId | null>(month, '$lead'),
    sums<string>(month, '$category'),
    CostMonth.find().sort({ _id: -1 }).limit(MAX_MONTHS).lean(),
  ]);
  const ids = leads.flatMap(({ _id }) => (_id ? [_id] : []));
  const known = await findLeads({ _id: op.in(ids) }, { name: 1, property: 1, propertyTitle: 1 });
  const listings = new Map<string, CostDto>();
  for (const { _id, messages, cost } of leads) {
    const lead = known.find((row) => _id?.equals(row._id));
    const key = lead?.property ? String(lead.property) : '';
    const line = listings.get(key) ?? {
      label: lead?.propertyTitle ?? '',
      ...(key && { href: `/properties/${key}` }),
      messages: 0,
      cost: 0,
    };
    listings.set(key, { ...line, messages: line.messages + messages, cost: line.cost + cost });
  }
  const line = ({ _id, messages, cost }: Sum<string>): CostDto => ({ label: _id, messages, cost });
  return {
    byPerson: people.slice(0, MAX_LINES).map((sum) => ({ ...line(sum), label: formatPhone(sum._id) })),
    byListing: [...listings.values()].sort((a, b) => b.cost - a.cost).slice(0, MAX_LINES),
    byCategory: categories.map(line),
    byMonth: months.map(({ _id, spent }) => ({ label: _id, messages: 0, cost: spent })),
  };
}

export async function getChannels(now = new Date()): Promise<ChannelsDto> {
  const isConnected = Boolean(whatsAppAccount());
  await Promise.all([fillPrices(), fillTemplates()]);
  const month = monthOf(now);
  const [state, templates, prices, costs, unsure, broadcasts, current] = await Promise.all([
    ChannelState.findById('whatsapp').lean(),
    listTemplates(),
    listPrices(now),
    costsOf(month),
    ChannelMessage.countDocuments({ direction: 'out', state: 'unsure' }),
    listBroadcasts(now),
    CostMonth.findById(month).lean(),
  ]);
  return {
    isConnected,
    hasTelephony: hasTelephony(),
    token: {
      ...(state?.isTokenValid != null && { isValid: state.isTokenValid }),
      ...(state?.tokenExpiresAt && { expiresAt: state.tokenExpiresAt.toISOString() }),
      ...(state?.checkedAt && { checkedAt: state.checkedAt.toISOString() }),
    },
    limit: {
      version: state?.version ?? 0,
      spent: current?.spent ?? 0,
      month,
      ...(state?.monthlyLimit != null && { monthly: state.monthlyLimit }),
    },
    templates,
    prices,
    ...costs,
    unsure,
    broadcasts,
  };
}
