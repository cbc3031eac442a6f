import 'server-only';
import { Types } from 'mongoose';
import { listLeadCalls } from '@/lib/channels/calls/data';
import { listConsents } from '@/lib/channels/consents/data';
import { listLeadMessages, windowOf } from '@/lib/channels/messages/data';
import { listTemplates } from '@/lib/channels/templates/data';
import { findEnquiryById } from '@/lib/enquiries/data';
import { getLead } from '@/lib/enquiries/leads/data';
import type { LeadDetailDto } from '@/lib/enquiries/leads/dto';
import type { Actor } from '@/lib/platform/auth/actor';
import { notFound } from '@/lib/platform/errors';
import { telephony } from '@/lib/platform/gateways/telephony';
import { whatsAppAccount } from '@/lib/platform/gateways/whatsapp';
import { normalizeMobile } from '@/lib/platform/text/phone';
import type { WhatsAppThreadDto } from './dto';

/** True with telephony; without it pages do not poll for calls. */
export const hasTelephony = (): boolean => telephony() !== undefined;

/** The number used for a lead, which is the latest one that was not withdrawn. */
export const phoneOf = ({ phone }: Pick<LeadDetailDto, 'phone'>): string | undefined =>
  phone ? normalizeMobile(phone) : undefined;

export async function threadOf(lead: LeadDetailDto): Promise<WhatsAppThreadDto> {
  const phone = phoneOf(lead);
  const isConnected = Boolean(whatsAppAccount());
  const id = new Types.ObjectId(lead.id);
  const [messages, calls, consents, opensUntil, templates] = await Promise.all([
    listLeadMessages(id),
    listLeadCalls(id),
    phone ? listConsents(phone) : [],
    phone && isConnected ? windowOf(phone) : undefined,
    phone && isConnected ? listTemplates(true) : [],
  ]);
  return {
    canWrite: isConnected && phone !== undefined,
    ...(opensUntil && { opensUntil: opensUntil.toISOString() }),
    messages,
    canCall: hasTelephony() && phone !== undefined,
    calls,
    templates,
    consents,
  };
}

/** The WhatsApp thread of a lead that the actor can see. Rejects foreign and unknown ones alike. */
export async function getThread(actor: Actor, id: string): Promise<WhatsAppThreadDto> {
  const lead = await getLead(actor, id);
  if (!lead) throw notFound('Lead not found');
  return threadOf(lead);
}

/** The thread of an enquiry's lead; undefined until the lead exists. */
export async function threadOfEnquiry(
  actor: Actor,
  enquiry: string,
): Promise<{ lead: LeadDetailDto; thread: WhatsAppThreadDto } | undefined> {
  const row = await findEnquiryById(enquiry, { lead: 1 });
  const lead = row?.lead && (await getLead(actor, String(row.lead)));
  return lead ? { lead, thread: await threadOf(lead) } : undefined;
}
