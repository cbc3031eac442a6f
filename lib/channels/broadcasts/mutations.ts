import 'server-only';
import { Types } from 'mongoose';
import { cancelMessages, toRow } from '@/lib/channels/messages/mutations';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { AdminActor } from '@/lib/platform/auth/actor';
import { isDuplicateKey } from '@/lib/platform/db/connect';
import { AppError, notFound } from '@/lib/platform/errors';
import { whatsAppAccount } from '@/lib/platform/whatsapp/cloud-api';
import { Broadcast } from '@/models/channels/broadcast';
import { ChannelMessage } from '@/models/channels/channel-message';
import { planBroadcast } from './data';
import type { BroadcastInput } from './schema';

type Worker = AdminActor<'settings'>;

/**
 * Stores a message to everyone who agreed to its kind; it waits for ten minutes, and for the morning. Repeating it with the same
 * key resumes an interrupted run instead of starting a second one, and each person gets one message.
 */
export async function createBroadcast(
  actor: Worker,
  input: BroadcastInput,
  now = new Date(),
): Promise<string> {
  if (!whatsAppAccount()) throw new AppError('conflict', 'WhatsApp is not connected');
  const known = await Broadcast.findOne({ key: input.key }, { _id: 1 }).lean();
  if (known) return String(known._id);
  const { row, kind, plain, phones, startsAt, cost, text } = await planBroadcast(input, now);
  if (phones.length !== input.recipients)
    throw new AppError(
      'conflict',
      'Somebody has agreed or stopped since the preview. Please look at it again',
    );
  const _id = new Types.ObjectId();
  const { name, language, category } = row;
  const rows = phones.map((phone) =>
    toRow(
      {
        key: `broadcast:${input.key}:${phone}`,
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
  const by = { id: new Types.ObjectId(actor.userId), name: actor.name };
  await Broadcast.create({
    _id,
    key: input.key,
    name,
    language,
    text,
    kind,
    recipients: phones.length,
    cost,
    startsAt,
    by,
  });
  await ChannelMessage.insertMany(rows, { ordered: false }).catch((error: unknown) => {
    if (!isDuplicateKey(error)) throw error;
  });
  const id = String(_id);
  const details = { kind: 'broadcast', template: name, language, recipients: phones.length };
  await recordAudit({ action: 'channel.write', by: actor, target: { type: 'broadcast', id }, details });
  return id;
}

/** Withdraws unsent messages. Returns how many. */
export async function cancelBroadcast(actor: Worker, id: string): Promise<number> {
  const { matchedCount } = await Broadcast.updateOne({ _id: id }, { $set: { cancelledAt: new Date() } });
  if (matchedCount === 0) throw notFound('Message not found');
  const count = await cancelMessages({ broadcast: new Types.ObjectId(id) }, 'Taken back');
  const details = { kind: 'broadcast taken back', messages: count };
  await recordAudit({ action: 'channel.write', by: actor, target: { type: 'broadcast', id }, details });
  return count;
}
