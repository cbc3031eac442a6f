import 'server-only';
import { type QueryFilter, Types } from 'mongoose';
import { type MessageState, type PriceCategory, type Purpose, STATE_RANK } from '@/lib/channels/constants';
import { refundCost } from '@/lib/channels/costs/mutations';
import { recordAnswer } from '@/lib/enquiries/leads/mutations';
import { recordAnswerOfLead } from '@/lib/enquiries/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { isStored } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { meaningOf } from '@/lib/platform/gateways/whatsapp-errors';
import type { DeliveryStatus } from '@/lib/platform/gateways/whatsapp-webhook';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { ChannelMessage, type ChannelMessageRow } from '@/models/channels/channel-message';
import type { MessageLean } from './data';

export type NewMessage = {
  /** a message with the same key is stored once */
  key: string;
  phone: string;
  text: string;
  purpose: Purpose;
  category: PriceCategory;
  template?: { name: string; language: string; values: readonly string[] } | undefined;
  lead?: Types.ObjectId | undefined;
  by?: Pick<Actor, 'name' | 'userId'> | undefined;
  notBefore?: Date | undefined;
  broadcast?: Types.ObjectId | undefined;
};

export const toRow = ({ by, notBefore, template, ...message }: NewMessage, at = new Date()) => {
  const state: MessageState = notBefore && notBefore > at ? 'held' : 'queued';
  return {
    ...message,
    ...(template && { template: { ...template, values: [...template.values] } }),
    direction: 'out' as const,
    state,
    rank: STATE_RANK[state],
    work: 'send' as const,
    leaseUntil: notBefore ?? new Date(0),
    at,
    ...(by && { by: { id: new Types.ObjectId(by.userId), name: by.name } }),
  };
};

/** Stores a message for the sender to pick up. False if a message with this key already exists. */
export const enqueueMessage = (message: NewMessage): Promise<boolean> =>
  isStored(ChannelMessage.create(toRow(message)));

/** Withdraws unsent messages and returns their number. */
export async function cancelMessages(
  which: QueryFilter<ChannelMessageRow>,
  problem: string,
): Promise<number> {
  const { modifiedCount } = await ChannelMessage.updateMany(
    { ...which, direction: 'out', work: 'send', handedOverAt: op.missing() },
    { $set: { state: 'cancelled', rank: STATE_RANK.cancelled, problem }, $unset: { work: 1, holder: 1 } },
  );
  return modifiedCount;
}

const TIME_OF = { sent: 'sentAt', delivered: 'deliveredAt', read: 'readAt', failed: 'failedAt' } as const;

/** Filter for a status's message by WhatsApp's id, or by our reference if the id was never stored. */
const filterOf = ({ id, reference }: DeliveryStatus): QueryFilter<ChannelMessageRow> =>
  reference && isObjectIdHex(reference)
    ? { _id: reference, direction: 'out', providerId: op.in([id, null]) }
    : { providerId: id, direction: 'out' };

/**
 * Moves a message forward to the state reported by WhatsApp, whose notifications arrive late, twice and in any order. Returns false if unchanged. Failed and
 * free messages are not charged.
 */
export async function recordStatus(status: DeliveryStatus): Promise<boolean> {
  const state = status.status;
  const problem = state === 'failed' ? meaningOf(status.errorCode ?? -1).text : undefined;
  const before = await ChannelMessage.findOneAndUpdate(
    { ...filterOf(status), rank: op.lt(STATE_RANK[state]) },
    {
      $set: {
        state,
        rank: STATE_RANK[state],
        providerId: status.id,
        [TIME_OF[state]]: status.at,
        ...(problem && { problem, errorCode: status.errorCode ?? -1 }),
      },
      $unset: { work: 1, holder: 1, ...(!problem && { problem: 1, errorCode: 1 }) },
    },
    { returnDocument: 'before' },
  ).lean<MessageLean>();
  if (!before) return false;
  if (before.rank < STATE_RANK.sent && state !== 'failed') await recordLeft(before);
  const isFree = state === 'failed' || status.isBillable === false;
  if (isFree) await settleFree(before._id);
  return true;
}

/** Ends the person's wait after a message was sent. */
export async function recordLeft({ lead, by, purpose }: MessageLean): Promise<void> {
  if (!lead || !by || purpose !== 'answers') return;
  const at = new Date();
  await recordAnswer(lead, { at });
  await recordAnswerOfLead(lead, at);
}

/** Releases the amount reserved for a message, once. */
export async function settleFree(id: Types.ObjectId): Promise<void> {
  const before = await ChannelMessage.findOneAndUpdate(
    { _id: id, cost: op.gt(0) },
    { $set: { cost: 0 } },
    { returnDocument: 'before' },
  ).lean<MessageLean>();
  if (before) await refundCost({ cost: before.cost ?? 0, costMonth: before.costMonth ?? '' });
}

/** Moves the messages of a lead that was merged into another. */
export async function moveMessages(from: string, into: string): Promise<void> {
  await ChannelMessage.updateMany({ lead: from }, { $set: { lead: new Types.ObjectId(into) } });
}
