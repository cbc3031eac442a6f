import 'server-only';
import { isAgreed } from '@/lib/channels/consents/data';
import { LIMIT_PROBLEM, STATE_RANK } from '@/lib/channels/constants';
import { reserveCost } from '@/lib/channels/costs/mutations';
import { type MessageLean, windowOf } from '@/lib/channels/messages/data';
import { recordLeft, settleFree } from '@/lib/channels/messages/mutations';
import { afterQuietHours, hasQuietHours, retryAfterMs, TOKEN_RETRY_MS } from '@/lib/channels/rules';
import { isApproved } from '@/lib/channels/templates/data';
import { op } from '@/lib/platform/db/operators';
import {
  sendMessage,
  type WhatsAppAccount,
  WhatsAppError,
  whatsAppAccount,
} from '@/lib/platform/gateways/whatsapp';
import { meaningOf } from '@/lib/platform/gateways/whatsapp-errors';
import { inBackground } from '@/lib/platform/jobs/background';
import { defineJob } from '@/lib/platform/jobs/define-job';
import { HOLDER } from '@/lib/platform/jobs/lease';
import { MINUTE_MS } from '@/lib/platform/time/time';
import { ChannelMessage } from '@/models/channels/channel-message';

/** Maximum errors from WhatsApp before a message is given up, the last ones an hour apart. */
const MAX_ATTEMPTS = 24;
/** Delay before a message held by the limit is checked again. */
const LIMIT_RETRY_MS = 30 * MINUTE_MS;

type Gate = 'open' | { failed: string; code?: number } | { until: Date; problem: string };

/** Decides if the message may be sent now. Everything that is sent passes through here. */
async function gateOf(row: MessageLean, now: Date): Promise<Gate> {
  const { phone, purpose, template } = row;
  if (purpose !== 'confirmation' && purpose !== 'test' && !(await isAgreed(phone, purpose)))
    return { failed: 'This person hasn’t agreed to these messages' };
  if (template) {
    if (!(await isApproved(template.name, template.language)))
      return { failed: meaningOf(132001).text, code: 132001 };
  } else if (!(await windowOf(phone, now))) return { failed: meaningOf(131047).text, code: 131047 };
  const opens = hasQuietHours(purpose) ? afterQuietHours(now) : now;
  if (opens > now)
    return {
      until: opens,
      problem: 'Waiting for the morning, because nothing is sent between 9 pm and 9 am',
    };
  return 'open';
}

const held = (row: MessageLean) => ({ _id: row._id, holder: HOLDER, work: 'send' as const });

const end = (row: MessageLean, state: 'failed' | 'unsure', problem: string, code?: number) =>
  ChannelMessage.updateOne(
    // a status that has arrived in between is more recent
    { ...held(row), rank: op.lt(STATE_RANK[state]) },
    {
      $set: {
        state,
        rank: STATE_RANK[state],
        problem,
        ...(code !== undefined && { errorCode: code }),
        ...(state === 'failed' && { failedAt: new Date() }),
      },
      $unset: { work: 1, holder: 1 },
    },
  );

type Wait = { problem: string; attempts?: number; state?: 'queued' | 'held' };

const postpone = (row: MessageLean, until: Date, { problem, attempts, state = 'queued' }: Wait) =>
  ChannelMessage.updateOne(
    { ...held(row), rank: op.lt(STATE_RANK.sent) },
    {
      $set: {
        leaseUntil: until,
        problem,
        state,
        rank: STATE_RANK[state],
        ...(attempts !== undefined && { attempts }),
      },
      $unset: { holder: 1, handedOverAt: 1 },
    },
  );

async function failed(row: MessageLean, error: unknown, now: Date): Promise<void> {
  const { outcome, message, code, retryAfter } =
    error instanceof WhatsAppError ? error : new WhatsAppError('unsure', String(error));
  if (outcome === 'unsure') {
    await end(row, 'unsure', 'The connection was lost before WhatsApp confirmed it');
    return;
  }
  await settleFree(row._id);
  const attempts = row.attempts + (outcome === 'retry' ? 1 : 0);
  if (outcome === 'refused' || attempts >= MAX_ATTEMPTS) {
    await end(row, 'failed', message, code);
    return;
  }
  const wait = outcome === 'token' ? TOKEN_RETRY_MS : retryAfterMs(attempts, retryAfter);
  await postpone(row, new Date(now.getTime() + wait), { problem: message, attempts });
}

async function send(account: WhatsAppAccount, row: MessageLean, now: Date): Promise<void> {
  if (row.handedOverAt) {
    // the sending process ended before it saw the reply; a status with our reference may still arrive
    await end(row, 'unsure', 'The server stopped while it was being sent');
    return;
  }
  const gate = await gateOf(row, now);
  if (gate !== 'open') {
    if ('failed' in gate) await end(row, 'failed', gate.failed, gate.code);
    else await postpone(row, gate.until, { problem: gate.problem, state: 'held' });
    return;
  }
  const reserved = await reserveCost(row.category, now);
  if (!reserved) {
    await postpone(row, new Date(now.getTime() + LIMIT_RETRY_MS), { problem: LIMIT_PROBLEM, state: 'held' });
    return;
  }
  const claim = await ChannelMessage.updateOne(
    { ...held(row), handedOverAt: op.missing(), rank: op.lt(STATE_RANK.sent) },
    { $set: { handedOverAt: now, ...reserved } },
  );
  if (claim.modifiedCount === 0) return;
  try {
    const { template } = row;
    const providerId = await sendMessage(account, {
      to: row.phone,
      reference: String(row._id),
      ...(template
        ? { kind: 'template', name: template.name, language: template.language, values: template.values }
        : { kind: 'text', text: row.text }),
    });
    await ChannelMessage.updateOne(
      { _id: row._id },
      { $set: { providerId }, $unset: { work: 1, holder: 1 } },
    );
    const moved = await ChannelMessage.updateOne(
      { _id: row._id, rank: op.lt(STATE_RANK.sent) },
      {
        $set: { state: 'sent', rank: STATE_RANK.sent, sentAt: new Date() },
        $unset: { problem: 1, errorCode: 1 },
      },
    );
    if (moved.modifiedCount === 1) await recordLeft(row);
  } catch (error) {
    await failed(row, error, now);
  }
}

/** Sends due messages, each at most once. Does not guess whether a killed process delivered its message. */
export const sendJob = defineJob<MessageLean>({
  name: 'whatsapp messages',
  every: 15_000,
  // longer than one request including its timeout
  leaseFor: MINUTE_MS,
  queue: async (now, until) =>
    whatsAppAccount() &&
    ChannelMessage.findOneAndUpdate(
      { work: 'send', leaseUntil: op.lte(now) },
      { $set: { leaseUntil: until, holder: HOLDER } },
      { sort: { leaseUntil: 1, _id: 1 }, returnDocument: 'after' },
    ).lean<MessageLean>(),
  async run(row) {
    const account = whatsAppAccount();
    if (account) await send(account, row, new Date(row.leaseUntil.getTime() - MINUTE_MS));
    return 1;
  },
});

/** Sends just-enqueued messages at once. */
export const sendSoon = (): void =>
  inBackground('whatsapp messages', async () => void (await sendJob.runDue()));
