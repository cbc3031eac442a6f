import 'server-only';
import { Types } from 'mongoose';
import { findUserById } from '@/lib/accounts/users/data';
import { knownBy, type LeadLean } from '@/lib/channels/inbound/data';
import { findEnquiry, findEnquiryById } from '@/lib/enquiries/data';
import { findLeadById, getLead } from '@/lib/enquiries/leads/data';
import { recordAnswer, recordWaiting } from '@/lib/enquiries/leads/mutations';
import { createEnquiry, recordAnswerOfLead } from '@/lib/enquiries/mutations';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { secretsEqual } from '@/lib/platform/crypto/secrets-equal';
import { ignoreExisting } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { env } from '@/lib/platform/env';
import { AppError, notFound } from '@/lib/platform/errors';
import type { CallEvent } from '@/lib/platform/gateways/call-types';
import { telephony } from '@/lib/platform/gateways/telephony';
import { siteUrl } from '@/lib/platform/site';
import { formatPhone, normalizeMobile } from '@/lib/platform/text/phone';
import { DAY_MS } from '@/lib/platform/time/time';
import { Call, type CallRow } from '@/models/channels/call';
import { CALL_RANK, RECORDING_DAYS } from './constants';
import { callMissed } from './events';

type CallLean = CallRow & { _id: Types.ObjectId };

/** Throws unless the address contains the secret. Without telephony there is no such address. */
export function assertTelephony(given: string): void {
  const { TELEPHONY_SECRET: secret } = env();
  // a wrong secret gets the same reply as an address that does not exist
  if (!telephony() || !secret || !secretsEqual(given, secret)) throw notFound();
}

/** Calls the person of a lead. Rings the caller's confirmed phone first, then the person's. */
export async function bridgeCall(actor: Actor, id: string): Promise<void> {
  const lead = await getLead(actor, id);
  if (!lead) throw notFound('Lead not found');
  const port = telephony();
  const { TELEPHONY_SECRET, TELEPHONY_ANNOUNCEMENT_URL } = env();
  if (!port) throw new AppError('conflict', 'No telephony is connected. Please call by hand');
  const person = lead.phone && normalizeMobile(lead.phone);
  if (!person) throw new AppError('conflict', 'This person has given no mobile number');
  const user = await findUserById(actor.userId, { confirmedPhone: 1 });
  const agent = normalizeMobile(user?.confirmedPhone ?? '');
  if (!agent) throw new AppError('conflict', 'Confirm your phone number in your profile first');
  const callback = `${siteUrl()}/api/webhooks/calls/${TELEPHONY_SECRET}`;
  const sid = await port
    .connect({ agent, person, callback, announcement: TELEPHONY_ANNOUNCEMENT_URL })
    .catch((cause: unknown) => {
      throw new AppError('unavailable', 'The call did not come about. Please call by hand', { cause });
    });
  const by = { id: new Types.ObjectId(actor.userId), name: actor.name };
  await Call.updateOne(
    { sid },
    {
      $set: { lead: new Types.ObjectId(id), by },
      $setOnInsert: {
        direction: 'out',
        phone: person,
        state: 'ringing',
        rank: CALL_RANK.ringing,
        at: new Date(),
      },
    },
    { upsert: true },
  );
  await recordAudit({
    action: 'lead.write',
    by: actor,
    target: { type: 'lead', id },
    details: { kind: 'call' },
  });
}

/** The caller's lead. A missed call from an unknown number creates one. */
async function leadOf(event: CallEvent): Promise<LeadLean | undefined> {
  const { leads, person, name } = await knownBy(event.phone);
  const known = leads.find(({ isOpen }) => isOpen) ?? leads[0];
  if (known || event.direction === 'out' || event.state !== 'missed') return known;
  const { id } = await createEnquiry(
    {
      name: name ?? formatPhone(event.phone),
      phone: event.phone,
      message: 'Called and was not reached',
      idempotencyKey: `call:${event.id}`,
    },
    person,
  );
  const enquiry = await findEnquiryById(id, { lead: 1 });
  return (enquiry?.lead && (await findLeadById(enquiry.lead))) || undefined;
}

async function tellOfMissed(row: CallLean, lead: LeadLean): Promise<void> {
  await recordWaiting(lead._id, row.at);
  const enquiry = await findEnquiry({ lead: lead._id }, { _id: 1 }).sort({ createdAt: -1 });
  await callMissed.emit({
    call: row.sid,
    lead: String(lead._id),
    enquiry: enquiry ? String(enquiry._id) : undefined,
  });
}

/**
 * Records a call's progress. States only move forward, so repeated and late notifications change nothing. A missed call starts a wait in its lead, or creates a
 * lead; an answered call counts as a reply.
 */
export async function recordCall(event: CallEvent, now = new Date()): Promise<void> {
  const { id: sid, direction, phone, state, seconds, recordingUrl } = event;
  const rank = CALL_RANK[state];
  await Call.updateOne(
    { sid },
    { $setOnInsert: { direction, phone, state: 'ringing', rank: -1, at: now } },
    { upsert: true },
  ).catch(ignoreExisting);
  const lead = await leadOf(event);
  if (lead) await Call.updateOne({ sid, lead: op.missing() }, { $set: { lead: lead._id } });
  if (recordingUrl)
    await Call.updateOne(
      { sid, recordingUrl: op.missing() },
      { $set: { recordingUrl, recordingUntil: new Date(now.getTime() + RECORDING_DAYS * DAY_MS) } },
    );
  const row = await Call.findOneAndUpdate(
    { sid, rank: op.lt(rank) },
    { $set: { state, rank, ...(seconds && { seconds }) } },
    { returnDocument: 'after' },
  ).lean<CallLean>();
  if (!row) return;
  const about = row.lead && (await findLeadById(row.lead));
  if (!about) return;
  if (state === 'missed' && direction === 'in') await tellOfMissed(row, about);
  if (state === 'answered' || state === 'completed') {
    await recordAnswer(about._id, { at: now });
    await recordAnswerOfLead(about._id, now);
  }
}

/** Reads and records a provider's notification. Returns false for an unreadable one. */
export async function receiveCall(values: Readonly<Record<string, string>>): Promise<boolean> {
  const event = telephony()?.readEvent(values);
  if (event) await recordCall(event);
  return event !== undefined;
}

/** Removes expired links of recordings. Returns how many. */
export async function removeOldRecordings(now = new Date()): Promise<number> {
  const { modifiedCount } = await Call.updateMany(
    { recordingUntil: op.lt(now) },
    { $unset: { recordingUrl: 1, recordingUntil: 1 } },
  );
  return modifiedCount;
}

/** Moves the calls of a lead that was merged into another. */
export async function moveCalls(from: string, into: string): Promise<void> {
  await Call.updateMany({ lead: from }, { $set: { lead: new Types.ObjectId(into) } });
}
