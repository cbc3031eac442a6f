import 'server-only';
import { Types } from 'mongoose';
import { isAgreed } from '@/lib/channels/consents/data';
import { endConsent, giveConsent } from '@/lib/channels/consents/mutations';
import { type ConsentKind, STATE_RANK } from '@/lib/channels/constants';
import { windowOf } from '@/lib/channels/messages/data';
import { enqueueMessage, type NewMessage, settleFree } from '@/lib/channels/messages/mutations';
import { fillBody, plainValue, variablesOf } from '@/lib/channels/rules';
import { sendSoon } from '@/lib/channels/sending/jobs';
import type { TemplateLean } from '@/lib/channels/templates/data';
import { consentOf } from '@/lib/channels/templates/rules';
import { findLead, getLead } from '@/lib/enquiries/leads/data';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { AppError, fieldError, notFound } from '@/lib/platform/errors';
import { whatsAppAccount } from '@/lib/platform/gateways/whatsapp';
import { meaningOf } from '@/lib/platform/gateways/whatsapp-errors';
import { ChannelMessage } from '@/models/channels/channel-message';
import { MessageTemplate } from '@/models/channels/message-template';
import { phoneOf } from './data';
import type { ConsentInput, WhatsAppMessage } from './schema';

async function requirePhone(actor: Actor, id: string): Promise<string> {
  const lead = await getLead(actor, id);
  if (!lead) throw notFound('Lead not found');
  const phone = phoneOf(lead);
  if (!phone) throw new AppError('conflict', 'This person has given no mobile number');
  return phone;
}

type Content = Pick<NewMessage, 'text' | 'category' | 'template'> & { purpose: ConsentKind };

async function templateContent(id: string, given: readonly string[]): Promise<Content> {
  const row = await MessageTemplate.findById(id).lean<TemplateLean>();
  if (row?.status !== 'approved') throw fieldError('invalid', 'template', meaningOf(132001).text);
  const values = given.map(plainValue);
  if (values.length !== variablesOf(row.body))
    throw fieldError('invalid', 'values', 'Fill in every blank in the template');
  const { name, language, category, body } = row;
  return {
    text: fillBody(body, values),
    category,
    purpose: consentOf(name, category),
    template: { name, language, values },
  };
}

async function contentOf(phone: string, { text, template, values = [] }: WhatsAppMessage): Promise<Content> {
  if (template) return templateContent(template, values);
  if (!(await windowOf(phone))) throw new AppError('conflict', meaningOf(131047).text);
  return { text: text ?? '', category: 'service', purpose: 'answers' };
}

/** Writes to the person of a lead. Disallowed messages are refused here, and again before they are sent (messages/jobs.ts). */
export async function writeToLead(actor: Actor, id: string, message: WhatsAppMessage): Promise<void> {
  const phone = await requirePhone(actor, id);
  if (!whatsAppAccount()) throw new AppError('conflict', 'WhatsApp is not connected');
  const content = await contentOf(phone, message);
  if (!(await isAgreed(phone, content.purpose)))
    throw new AppError('conflict', 'This person hasn’t agreed to these messages');
  const isNew = await enqueueMessage({
    ...content,
    key: `lead:${id}:${message.key}`,
    phone,
    lead: new Types.ObjectId(id),
    by: actor,
  });
  if (!isNew) return;
  const details = { kind: 'whatsapp', ...(content.template && { template: content.template.name }) };
  await recordAudit({ action: 'lead.write', by: actor, target: { type: 'lead', id }, details });
  sendSoon();
}

export async function recordConsent(actor: Actor, id: string, input: ConsentInput): Promise<void> {
  const phone = await requirePhone(actor, id);
  const { kind, way, words, isActive } = input;
  if (isActive) await giveConsent({ phone, kind, way, words, by: actor });
  else await endConsent({ phone, kinds: [kind], way, words });
  const details = { kind: isActive ? 'consent' : 'no consent', about: kind, way };
  await recordAudit({ action: 'lead.write', by: actor, target: { type: 'lead', id }, details });
}

/** Lets a person decide whether to resend a message with unknown delivery. */
export async function settleUnsure(
  actor: Actor,
  { id, message }: { id: string; message: string },
  action: 'again' | 'discard',
): Promise<void> {
  const lead = await findLead(actor, id);
  const unsure = { _id: message, lead: lead?._id, state: 'unsure' as const };
  if (!lead || !(await ChannelMessage.exists(unsure))) throw notFound('Message not found');
  if (action === 'again') {
    await settleFree(new Types.ObjectId(message));
    await ChannelMessage.updateOne(unsure, {
      $set: { state: 'queued', rank: STATE_RANK.queued, work: 'send', leaseUntil: new Date(0) },
      $unset: { handedOverAt: 1, problem: 1 },
    });
    sendSoon();
  } else await ChannelMessage.updateOne(unsure, { $set: { state: 'cancelled', rank: STATE_RANK.cancelled } });
  const details = { kind: 'whatsapp', action };
  await recordAudit({ action: 'lead.write', by: actor, target: { type: 'lead', id }, details });
}
