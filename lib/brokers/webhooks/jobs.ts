import 'server-only';
import type { Types } from 'mongoose';
import { decrypt, type Encrypted } from '@/lib/platform/crypto/encrypt';
import { op } from '@/lib/platform/db/operators';
import { postOutside, signWebhook } from '@/lib/platform/http/outgoing';
import { inBackground } from '@/lib/platform/jobs/background';
import { defineJob } from '@/lib/platform/jobs/define-job';
import { Webhook } from '@/models/brokers/webhook';
import { WebhookDelivery, type WebhookDeliveryRow } from '@/models/brokers/webhook-delivery';
import { MAX_ERROR_LENGTH } from './constants';
import { webhookContext } from './data';
import { isDelivered, isGone, nextAttempt } from './rules';

type Delivery = WebhookDeliveryRow & { _id: Types.ObjectId };

const acquireDelivery = (now: Date, until: Date) =>
  WebhookDelivery.findOneAndUpdate(
    { state: 'waiting', dueAt: op.lte(now) },
    { $set: { dueAt: until }, $inc: { attempts: 1 } },
    { sort: { dueAt: 1 }, returnDocument: 'after' },
  ).lean<Delivery>();

/** The status of the reply, or why no reply came. */
async function send(
  row: Delivery,
  url: string,
  secret: Encrypted,
): Promise<{ status?: number; error?: string }> {
  const id = `msg_${String(row._id)}`;
  const seconds = Math.floor(Date.now() / 1000);
  try {
    const status = await postOutside(url, row.body, {
      'user-agent': 'Saptam-Webhooks/1',
      'webhook-id': id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': signWebhook(decrypt(secret, webhookContext(row.webhook)), id, seconds, row.body),
    });
    return isDelivered(status) ? { status } : { status, error: `Replied ${status}` };
  } catch (error) {
    return { error: (error instanceof Error ? error.message : String(error)).slice(0, MAX_ERROR_LENGTH) };
  }
}

async function deliver(row: Delivery): Promise<number> {
  const hook = await Webhook.findById(row.webhook).lean();
  const isHeld = hook && !hook.isActive && row.event !== 'ping';
  const { status, error } =
    hook && !isHeld
      ? await send(row, hook.url, hook.secret as Encrypted)
      : { error: 'The webhook is paused', status: undefined };
  const lastAt = new Date();
  const again =
    error && hook && !isHeld && !isGone(status ?? 0) ? nextAttempt(row.attempts, lastAt) : undefined;
  const state = error ? (again ? 'waiting' : 'failed') : 'delivered';
  await WebhookDelivery.updateOne(
    { _id: row._id },
    {
      $set: {
        state,
        lastAt,
        ...(status && { status }),
        ...(error && { error }),
        ...(again && { dueAt: again }),
      },
      $unset: { ...(!again && { dueAt: 1 }), ...(!error && { error: 1 }), ...(!status && { status: 1 }) },
    },
  );
  if (status && isGone(status)) await Webhook.updateOne({ _id: row.webhook }, { $set: { isActive: false } });
  return 0;
}

/** Longer than one attempt takes (lib/platform/http/outgoing.ts). */
const LEASE_MS = 60_000;

export const webhookJob = defineJob({
  name: 'webhooks',
  every: 15_000,
  queue: acquireDelivery,
  run: deliver,
  leaseFor: LEASE_MS,
});

/** Begins with what was just stored, instead of at the next look. */
export const sendWebhooksSoon = (): void =>
  inBackground('webhooks', async () => void (await webhookJob.runDue()));
