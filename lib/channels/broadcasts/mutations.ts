import 'server-only';
import { Types } from 'mongoose';
import { cancelMessages, toRow } from '@/lib/channels/messages/mutations';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { AdminActor } from '@/lib/platform/auth/actor';
import { ignoreExisting, isDuplicateKey } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { AppError, notFound } from '@/lib/platform/errors';
import { whatsAppAccount } from '@/lib/platform/gateways/whatsapp';
import { indianDay } from '@/lib/platform/time/indian-day';
import { Broadcast } from '@/models/channels/broadcast';
import { ChannelMessage } from '@/models/channels/channel-message';
import { planBroadcast } from './data';
import type { BroadcastInput } from './schema';

type Worker = AdminActor<'settings'>;

type Stored = { _id: Types.ObjectId; startsAt: Date; recipients: number; cancelledAt?: Date | null };

const findByKey = (key: string) =>
  Broadcast.findOne({ key }, { startsAt: 1, recipients: 1, cancelledAt: 1 }).lean<Stored>();

/** Stores missing messages, so that each person gets one however often it runs. */
async function storeMessages(
  actor: Worker,
  { _id, startsAt }: Stored,
  key: string,
  { row, kind, plain, phones, text }: Awaited<ReturnType<typeof planBroadcast>>,
  now: Date,
): Promise<void> {
  const { name, language, category } = row;
  const rows = phones.map((phone) =>
    toRow(
      {
        key: `broadcast:${key}:${phone}`,
        phone,
        text,
        purpose: kind,
        category,
        template: { name, language, values: plain },
        by: actor,
        notBefore: startsAt,
        broadcast: _id,
      },
      now,
    ),
  );
  await ChannelMessage.insertMany(rows, { ordered: false }).catch(ignoreExisting);
  // withdrawn while they were being stored
  if (await Broadcast.exists({ _id, cancelledAt: op.exists() }))
    await cancelMessages({ broadcast: _id }, 'Taken back');
}

/**
 * Stores a broadcast to everyone who agreed to its kind. It waits for ten minutes and for the morning. Repeating it with the same key, even at the same moment,
 * resumes an interrupted run rather than start a second one.
 */
export async function createBroadcast(
  actor: Worker,
  input: BroadcastInput,
  now = new Date(),
): Promise<string> {
  if (!whatsAppAccount()) throw new AppError('conflict', 'WhatsApp is not connected');
  const { key } = input;
  const known = await findByKey(key);
  if (known) {
    const stored = await ChannelMessage.countDocuments({ broadcast: known._id });
    if (!known.cancelledAt && stored < known.recipients)
      await storeMessages(actor, known, key, await planBroadcast(input, now), now);
    return String(known._id);
  }
  const plan = await planBroadcast(input, now);
  const { row, kind, phones, startsAt, cost, text } = plan;
  if (phones.length !== input.recipients)
    throw new AppError('conflict', 'Someone agreed or opted out after the preview. Please check it again');
  const { name, language } = row;
  const by = { id: new Types.ObjectId(actor.userId), name: actor.name };
  const made = { _id: new Types.ObjectId(), startsAt, recipients: phones.length };
  try {
    await Broadcast.create({ ...made, day: indianDay(startsAt), key, name, language, text, kind, cost, by });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // the same request came twice at once, and the other copy was first
    if (await findByKey(key)) return createBroadcast(actor, input, now);
    throw new AppError('conflict', 'This message already goes out on that day. Reload the page to see it');
  }
  await storeMessages(actor, made, key, plan, now);
  const id = String(made._id);
  const details = { kind: 'broadcast', template: name, language, recipients: phones.length };
  await recordAudit({ action: 'channel.write', by: actor, target: { type: 'broadcast', id }, details });
  return id;
}

/** Withdraws unsent messages. Returns how many. */
export async function cancelBroadcast(actor: Worker, id: string): Promise<number> {
  const { matchedCount } = await Broadcast.updateOne(
    { _id: id },
    { $set: { cancelledAt: new Date() }, $unset: { day: 1 } },
  );
  if (matchedCount === 0) throw notFound('Message not found');
  const count = await cancelMessages({ broadcast: new Types.ObjectId(id) }, 'Taken back');
  const details = { kind: 'broadcast taken back', messages: count };
  await recordAudit({ action: 'channel.write', by: actor, target: { type: 'broadcast', id }, details });
  return count;
}
