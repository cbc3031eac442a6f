import 'server-only';
import type { Types } from 'mongoose';
import { listAgreed } from '@/lib/channels/consents/data';
import { monthlyLimit, priceOf } from '@/lib/channels/costs/data';
import { monthOf } from '@/lib/channels/costs/rules';
import { afterQuietHours, fillBody, plainValue, variablesOf } from '@/lib/channels/rules';
import type { TemplateLean } from '@/lib/channels/templates/data';
import { consentOf } from '@/lib/channels/templates/rules';
import { fieldError } from '@/lib/platform/errors';
import { MINUTE_MS } from '@/lib/platform/time/time';
import { Broadcast, type BroadcastRow } from '@/models/channels/broadcast';
import { ChannelMessage } from '@/models/channels/channel-message';
import { CostMonth } from '@/models/channels/cost-month';
import { MessageTemplate } from '@/models/channels/message-template';
import { HELD_MINUTES, MAX_RECIPIENTS } from './constants';
import type { BroadcastDto, BroadcastPreviewDto } from './dto';
import type { BroadcastPreviewInput } from './schema';

/** Previews a broadcast with recipients, text, cost and time. Includes only people who agreed to its kind. */
export async function planBroadcast({ template, values }: BroadcastPreviewInput, now = new Date()) {
  const row = await MessageTemplate.findById(template).lean<TemplateLean>();
  if (row?.status !== 'approved') throw fieldError('invalid', 'template', 'Choose an approved template');
  const plain = values.map(plainValue);
  if (plain.length !== variablesOf(row.body))
    throw fieldError('invalid', 'values', 'Fill in every blank in the template');
  const kind = consentOf(row.name, row.category);
  const phones = await listAgreed(kind, MAX_RECIPIENTS + 1);
  if (phones.length > MAX_RECIPIENTS)
    throw fieldError('invalid', 'template', 'More people have agreed than one message may reach');
  const startsAt = afterQuietHours(new Date(now.getTime() + HELD_MINUTES * MINUTE_MS));
  const price = await priceOf(row.category, startsAt);
  return { row, kind, plain, phones, startsAt, cost: price * phones.length, text: fillBody(row.body, plain) };
}

export async function previewBroadcast(
  input: BroadcastPreviewInput,
  now = new Date(),
): Promise<BroadcastPreviewDto> {
  const { kind, text, phones, cost, startsAt } = await planBroadcast(input, now);
  const [limit, month] = await Promise.all([monthlyLimit(), CostMonth.findById(monthOf(startsAt)).lean()]);
  return {
    kind,
    text,
    recipients: phones.length,
    cost,
    startsAt: startsAt.toISOString(),
    isNight: startsAt.getTime() > now.getTime() + HELD_MINUTES * MINUTE_MS,
    isOverLimit: limit !== undefined && (month?.spent ?? 0) + cost > limit,
  };
}

const MAX_SHOWN = 20;

export async function listBroadcasts(now = new Date()): Promise<BroadcastDto[]> {
  const rows = await Broadcast.find()
    .sort({ createdAt: -1 })
    .limit(MAX_SHOWN)
    .lean<(BroadcastRow & { _id: Types.ObjectId })[]>();
  const counts = await ChannelMessage.aggregate<{
    _id: { broadcast: Types.ObjectId; state: string };
    n: number;
  }>([
    { $match: { broadcast: { $in: rows.map(({ _id }) => _id) } } },
    { $group: { _id: { broadcast: '$broadcast', state: '$state' }, n: { $sum: 1 } } },
  ]);
  return rows.map(({ _id, name, language, text, recipients, cost, startsAt, by, cancelledAt }) => ({
    id: String(_id),
    name,
    language,
    text,
    recipients,
    cost,
    startsAt: startsAt.toISOString(),
    by: by.name,
    isHeld: !cancelledAt && startsAt > now,
    isCancelled: Boolean(cancelledAt),
    states: Object.fromEntries(
      counts.flatMap(({ _id: { broadcast, state }, n }) => (broadcast.equals(_id) ? [[state, n]] : [])),
    ),
  }));
}
