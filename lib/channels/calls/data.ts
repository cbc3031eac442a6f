import 'server-only';
import type { Types } from 'mongoose';
import { findLead } from '@/lib/enquiries/leads/data';
import type { Actor } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import { notFound } from '@/lib/platform/errors';
import { formatPhone } from '@/lib/platform/text/phone';
import { Call, type CallRow } from '@/models/channels/call';
import { RINGING_MS } from './constants';
import type { CallDto, CurrentCallDto } from './dto';

type CallLean = CallRow & { _id: Types.ObjectId };

const MAX_SHOWN = 100;
/** Maximum ringing calls to read, of which one is shown. */
const MAX_RINGING = 20;

const toCallDto = (call: CallLean): CallDto => ({
  id: String(call._id),
  direction: call.direction,
  state: call.state,
  at: call.at.toISOString(),
  ...(call.seconds && { seconds: call.seconds }),
  ...(call.by && { by: call.by.name }),
  ...(call.recordingUrl && call.recordingUntil && { recordedUntil: call.recordingUntil.toISOString() }),
});

/** The calls of a lead, the oldest first. */
export async function listLeadCalls(lead: Types.ObjectId): Promise<CallDto[]> {
  const rows = await Call.find({ lead }).sort({ at: -1 }).limit(MAX_SHOWN).lean<CallLean[]>();
  return rows.reverse().map(toCallDto);
}

/** The latest ringing call whose lead the actor can see. */
export async function getCurrentCall(actor: Actor, now = new Date()): Promise<CurrentCallDto> {
  const since = op.gt(new Date(now.getTime() - RINGING_MS));
  const ringing = await Call.find({ direction: 'in', state: 'ringing', at: since })
    .sort({ at: -1 })
    .limit(MAX_RINGING)
    .lean<CallLean[]>();
  for (const { _id, lead, phone } of ringing) {
    const row = lead && (await findLead(actor, String(lead)));
    if (row)
      return { call: { id: String(_id), lead: String(row._id), name: row.name ?? formatPhone(phone) } };
  }
  return {};
}

/** Address of a call's recording while it is stored, for actors who can see the lead. */
export async function getRecording(
  actor: Actor,
  leadId: string,
  id: string,
  now = new Date(),
): Promise<string> {
  const lead = await findLead(actor, leadId);
  const row = lead && (await Call.findOne({ _id: id, lead: lead._id }).lean<CallLean>());
  if (!row?.recordingUrl || !row.recordingUntil || row.recordingUntil < now)
    throw notFound('Recording not found');
  return row.recordingUrl;
}
