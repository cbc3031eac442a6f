import 'server-only';
import { createHash } from 'node:crypto';
import type { Types } from 'mongoose';
import { endConsent, giveConsent } from '@/lib/channels/consents/mutations';
import { STATE_RANK } from '@/lib/channels/constants';
import { tellOfMessage, tellOfNumberless } from '@/lib/channels/mails';
import type { MessageLean } from '@/lib/channels/messages/data';
import { enqueueMessage, recordStatus } from '@/lib/channels/messages/mutations';
import { sendSoon } from '@/lib/channels/sending/jobs';
import { STOP_REPLIES, stopLanguage } from '@/lib/channels/stop-words.rules';
import { applyTemplateStatus } from '@/lib/channels/templates/mutations';
import { findEnquiryById } from '@/lib/enquiries/data';
import { recordWaiting } from '@/lib/enquiries/leads/mutations';
import { createEnquiry } from '@/lib/enquiries/mutations';
import { isStored } from '@/lib/platform/db/connect';
import { AppError, notFound } from '@/lib/platform/errors';
import { whatsAppAccount } from '@/lib/platform/gateways/whatsapp';
import {
  challengeOf,
  type InboundMessage,
  isSigned,
  type NumberlessMessage,
  readWebhook,
} from '@/lib/platform/gateways/whatsapp-webhook';
import { log } from '@/lib/platform/log/log';
import { cleanInput, cleanText } from '@/lib/platform/text/clean';
import { formatPhone } from '@/lib/platform/text/phone';
import { DAY_MS } from '@/lib/platform/time/time';
import { ChannelMessage } from '@/models/channels/channel-message';
import { SeenEvent } from '@/models/channels/seen-event';
import { knownBy, type LeadLean, listingIn, searchIn } from './data';

/** Age from which a message is a replay, because WhatsApp repeats undelivered notifications for seven days. */
const REPEATED_FOR_MS = 8 * DAY_MS;

/** Answers WhatsApp's handshake, which expects its challenge back unchanged. */
export function answerHandshake(query: URLSearchParams): string {
  const account = whatsAppAccount();
  if (!account) throw notFound();
  const challenge = challengeOf(query, account.verifyToken);
  if (challenge === undefined) throw new AppError('forbidden');
  return challenge;
}

const hashOf = (id: string) => createHash('sha256').update(`whatsapp:${id}`).digest('base64url');

/** Stores a person's message once. Returns false for a repeat or replay. */
async function storeMessage(message: InboundMessage): Promise<boolean> {
  const _id = hashOf(message.id);
  const now = Date.now();
  if (message.at.getTime() < now - REPEATED_FOR_MS || (await SeenEvent.exists({ _id }))) return false;
  const { media } = message;
  const stored = await isStored(
    ChannelMessage.create({
      direction: 'in',
      key: `in:${message.id}`,
      providerId: message.id,
      phone: message.from,
      ...(message.name && { name: cleanText(message.name).replace(/\s+/g, ' ').trim().slice(0, 120) }),
      text: cleanText(message.text).slice(0, 4096),
      ...(media && {
        media: {
          id: media.id,
          mimeType: media.mimeType.slice(0, 100),
          state: 'waiting' as const,
          ...(media.name && { name: cleanText(media.name).slice(-120) }),
        },
      }),
      purpose: 'answers',
      category: 'service',
      state: 'received',
      rank: STATE_RANK.received,
      work: 'route',
      // a clock running ahead must not keep the window open
      at: new Date(Math.min(message.at.getTime(), now)),
    }),
  );
  await remember(_id);
  return stored;
}

const remember = (_id: string) =>
  SeenEvent.updateOne(
    { _id },
    { $setOnInsert: { expiresAt: new Date(Date.now() + REPEATED_FOR_MS) } },
    { upsert: true },
  );

/** Passes a message from a hidden number to the office, which answers in WhatsApp because no lead is possible. */
async function passOn(message: NumberlessMessage): Promise<boolean> {
  const _id = hashOf(message.id);
  if (await SeenEvent.exists({ _id })) return false;
  // mails first, because a duplicate is better than a loss
  await tellOfNumberless(cleanText(message.name ?? ''), cleanText(message.text).slice(0, 4096));
  await remember(_id);
  return true;
}

/**
 * Accepts a notification from WhatsApp as raw bytes and signature. Stores everything before it returns, because WhatsApp does not repeat accepted ones; the job
 * does the rest. Ignores repeats.
 */
export async function receiveWebhook(raw: Uint8Array, signature: string | null): Promise<{ stored: number }> {
  const account = whatsAppAccount();
  if (!account) throw notFound();
  if (!isSigned(raw, signature, account.appSecret)) throw new AppError('unauthenticated');
  const events = readWebhook(parsed(raw), account.phoneId);
  if (!events) throw new AppError('invalid', 'This is no notification of WhatsApp');
  let stored = 0;
  for (const message of events.messages) if (await storeMessage(message)) stored++;
  for (const message of events.numberless) if (await passOn(message)) stored++;
  for (const status of events.statuses) if (await recordStatus(status)) stored++;
  for (const status of events.templates) await applyTemplateStatus(status);
  if (events.skipped > 0)
    log.info({ skipped: events.skipped }, 'parts of a WhatsApp notification were not read');
  return { stored };
}

function parsed(raw: Uint8Array): unknown {
  try {
    return cleanInput(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(raw)));
  } catch (cause) {
    throw new AppError('invalid', 'The request body is not JSON', { cause });
  }
}

const NO_TEXT = 'Sent a file by WhatsApp';

/** A message's lead: the named listing's, else the open one, else the latest. An enquiry creates a new one. */
async function leadOf(
  row: MessageLean,
): Promise<{ lead: LeadLean | undefined; isNew: boolean; id: Types.ObjectId; property: string | undefined }> {
  const [{ leads, person, name }, property] = await Promise.all([knownBy(row.phone), listingIn(row.text)]);
  const lead = property
    ? leads.find((known) => String(known.property) === property)
    : (leads.find(({ isOpen }) => isOpen) ?? leads[0]);
  if (lead) return { lead, isNew: false, id: lead._id, property };
  const { id } = await createEnquiry(
    {
      name: name ?? (row.name || formatPhone(row.phone)),
      phone: row.phone,
      message: row.text.slice(0, 4000) || NO_TEXT,
      propertyId: property,
      idempotencyKey: row.key,
    },
    person,
  );
  const enquiry = await findEnquiryById(id, { lead: 1 });
  if (!enquiry?.lead) throw new Error('An enquiry by WhatsApp has no lead yet');
  return { lead: undefined, isNew: true, id: enquiry.lead, property };
}

/** Ends all consents, confirms once, and shows the text in the thread if there is one. */
async function stop(row: MessageLean): Promise<Types.ObjectId | undefined> {
  const language = stopLanguage(row.text) ?? 'en';
  // rounds up, because WhatsApp's times are whole seconds and consents from earlier in that second end too
  const at = new Date(row.at.getTime() + 999);
  await endConsent({ phone: row.phone, way: 'whatsapp', words: row.text, at });
  await enqueueMessage({
    key: `stop:${row.key}`,
    phone: row.phone,
    text: STOP_REPLIES[language],
    purpose: 'confirmation',
    category: 'service',
  });
  const { leads } = await knownBy(row.phone);
  return (leads.find(({ isOpen }) => isOpen) ?? leads[0])?._id;
}

/** Routes a stored message. Idempotent, so that an interrupted run can be repeated. */
export async function routeMessage(row: MessageLean): Promise<void> {
  const next = row.media
    ? { $set: { work: 'media' as const, leaseUntil: new Date(0) } }
    : { $unset: { work: 1 as const } };
  if (stopLanguage(row.text)) {
    const lead = await stop(row);
    await ChannelMessage.updateOne(
      { _id: row._id },
      { ...next, $set: { ...next.$set, ...(lead && { lead }) } },
    );
    sendSoon();
    return;
  }
  await giveConsent({
    phone: row.phone,
    kind: 'answers',
    way: 'whatsapp',
    words: row.text || NO_TEXT,
    at: row.at,
  });
  const { lead, isNew, id, property } = await leadOf(row);
  // a message that names its listing is no search
  const search = property ? undefined : await searchIn(row.text);
  await ChannelMessage.updateOne(
    { _id: row._id },
    {
      ...next,
      $set: { ...next.$set, lead: id, ...(isNew && { isEnquiry: true }), ...(search && { search }) },
    },
  );
  if (!lead) return;
  await recordWaiting(lead._id, row.at);
  // one mail for several messages in a row
  if (!lead.waitingSince) await tellOfMessage(lead, row);
}
