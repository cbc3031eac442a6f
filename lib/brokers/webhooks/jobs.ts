import 'server-only';
import { Types } from 'mongoose';
import { decrypt, type Encrypted } from '@/lib/platform/crypto/encrypt';
import { op } from '@/lib/platform/db/operators';
import { postOutside, signWebhook } from '@/lib/platform/http/outgoing';
import { inBackground } from '@/lib/platform/jobs/background';
import { defineJob } from '@/lib/platform/jobs/define-job';
import { log } from '@/lib/platform/log/log';
import { Webhook } from '@/models/brokers/webhook';
import { WebhookDelivery, type WebhookDeliveryRow } from '@/models/brokers/webhook-delivery';
import { MAX_ERROR_LENGTH } from './constants';
import { webhookContext } from './data';
import { isDelivered, isGone, nextAttempt } from './rules';

const toId = (id: string) => new Types.ObjectId(id);

type Delivery = WebhookDeliveryRow & { _id: Types.ObjectId };

/** Longer than one attempt takes (lib/platform/http/outgoing.ts). */
const LEASE_MS = 60_000;
/** Maximum receivers called simultaneously, each of another owner. */
const MAX_AT_ONCE = 4;
/** Messages being sent, by owner. Each owner's are sent one after another, so a slow receiver delays only its own. */
const onTheWay = new Map<string, Promise<void>>();

const acquireDelivery = (now: Date) =>
  WebhookDelivery.findOneAndUpdate(
    { state: 'waiting', dueAt: op.lte(now), owner: op.notIn([...onTheWay.keys()].map(toId)) },
    { $set: { dueAt: new Date(Math.max(now.getTime(), Date.now()) + LEASE_MS) }, $inc: { attempts: 1 } },
    { sort: { dueAt: 1 }, returnDocument: 'after' },
  ).lean<Delivery>();

/** The next message of an owner with none being sent. Waits while all due messages belong to busy owners. */
async function nextDelivery(now: Date): Promise<Delivery | null> {
  for (;;) {
    // a send that ends during this search would have left out its owner's messages
    const isComplete = onTheWay.size === 0;
    const row = await acquireDelivery(now);
    if (row || isComplete) return row;
    if (onTheWay.size > 0) await Promise.race(onTheWay.values());
  }
}

/** The status of the reply, or the reason why there was none. */
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

async function deliver(row: Delivery): Promise<void> {
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
}

/** Starts a message, and waits only while the maximum number is being sent. */
async function begin(row: Delivery): Promise<number> {
  const owner = String(row.owner);
  const work: Promise<void> = deliver(row)
    .then(
      () => undefined,
      // it is due again when its lease ends
      (err: unknown) => log.warn({ err }, 'a webhook could not be sent'),
    )
    .finally(() => onTheWay.get(owner) === work && onTheWay.delete(owner));
  onTheWay.set(owner, work);
  if (onTheWay.size >= MAX_AT_ONCE) await Promise.race(onTheWay.values());
  return 0;
}

export const webhookJob = defineJob({
  name: 'webhooks',
  every: 15_000,
  queue: nextDelivery,
  run: begin,
  leaseFor: LEASE_MS,
});

/** Sends just-stored messages without waiting for the next run. */
export const sendWebhooksSoon = (): void =>
  inBackground('webhooks', async () => void (await webhookJob.runDue()));
