import 'server-only';
import { randomBytes } from 'node:crypto';
import type { Types } from 'mongoose';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { decrypt, type Encrypted, encrypt } from '@/lib/platform/crypto/encrypt';
import { isStored } from '@/lib/platform/db/connect';
import { createOnce } from '@/lib/platform/db/create-once';
import { insertWithin } from '@/lib/platform/db/insert-within';
import { writeVersion } from '@/lib/platform/db/write-version';
import { AppError, notFound } from '@/lib/platform/errors';
import { checkOutsideName } from '@/lib/platform/http/outgoing';
import { Webhook } from '@/models/brokers/webhook';
import { WebhookDelivery } from '@/models/brokers/webhook-delivery';
import { MAX_WEBHOOKS } from './constants';
import { getWebhook, listReceivers, webhookContext } from './data';
import { toWebhookDto, type WebhookDto } from './dto';
import type { Happened, WebhookMessage } from './rules';
import type { WebhookChange, WebhookInput } from './schema';

const MISSING = 'Webhook not found';

/** Standard Webhooks 1.0 requires 24 to 64 bytes. */
const SECRET_BYTES = 32;

const auditOf = (actor: Actor, id: unknown, details: Record<string, unknown>) =>
  recordAudit({ action: 'api.webhook', by: actor, target: { type: 'webhook', id: String(id) }, details });

/** Creates a webhook. Only this reply contains the secret. */
export async function createWebhook(
  actor: Actor,
  input: WebhookInput,
): Promise<{ secret: string; item: WebhookDto }> {
  const { url, events } = input;
  const { href } = await checkOutsideName(url);
  const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
  const owner = actor.userId;
  const { row, isNew } = await createOnce(Webhook, owner, input, (_id) =>
    insertWithin({
      max: MAX_WEBHOOKS,
      model: Webhook,
      among: { owner },
      insert: () =>
        Webhook.create({ _id, owner, url: href, events, secret: encrypt(secret, webhookContext(_id)) }),
      full: () =>
        new AppError('conflict', `There are ${MAX_WEBHOOKS} webhooks already. Please remove one first`),
    }),
  );
  const item = toWebhookDto(row.toObject());
  if (!isNew) return { secret: decrypt(row.secret as Encrypted, webhookContext(row._id)), item };
  await auditOf(actor, row._id, { made: new URL(href).host, events });
  return { secret, item };
}

/** Pauses, resumes or changes a webhook. Rejects the later of two changes based on the same version. */
export async function updateWebhook(
  actor: Actor,
  id: string,
  { __v: version, ...change }: WebhookChange,
): Promise<WebhookDto> {
  const current = () => getWebhook(actor.userId, id);
  await writeVersion(
    Webhook,
    { _id: id, owner: actor.userId },
    { $set: change },
    { version, current, missing: MISSING },
  );
  const saved = await current();
  if (!saved) throw notFound(MISSING);
  await auditOf(actor, id, change);
  return saved;
}

/** Deletes a webhook with its messages, including pending ones. */
export async function deleteWebhook(actor: Actor, id: string): Promise<void> {
  const row = await Webhook.findOneAndDelete({ _id: id, owner: actor.userId }).lean();
  if (!row) throw notFound(MISSING);
  await WebhookDelivery.deleteMany({ webhook: row._id });
  await auditOf(actor, id, { removed: new URL(row.url).host });
}

async function storeDelivery(
  { _id, owner }: { _id: Types.ObjectId; owner: Types.ObjectId },
  { event, key, data, at }: Omit<Happened, 'whose'>,
): Promise<boolean> {
  const message: WebhookMessage = { type: event, timestamp: at.toISOString(), data };
  return isStored(
    WebhookDelivery.create({
      webhook: _id,
      owner,
      event,
      key: `${String(_id)}:${key}`,
      body: JSON.stringify(message),
      dueAt: new Date(),
    }),
  );
}

/** Stores a message for each webhook subscribed to the record's event and returns the number of new ones. The job sends them. */
export async function recordNews({ whose, ...news }: Happened): Promise<number> {
  let stored = 0;
  for (const receiver of await listReceivers(whose, news.event))
    if (await storeDelivery(receiver, news)) stored++;
  return stored;
}

/** Stores a test message for a webhook, even a paused one. */
export async function recordPing(actor: Actor, id: string): Promise<void> {
  const row = await Webhook.findOne({ _id: id, owner: actor.userId }, { owner: 1 }).lean();
  if (!row) throw notFound(MISSING);
  const at = new Date();
  await storeDelivery(row, { event: 'ping', key: `ping:${at.getTime()}`, data: {}, at });
}

/** "Send again": sends the message with the same id at once and keeps its earlier attempts. */
export async function resendDelivery(actor: Actor, id: string): Promise<void> {
  const row = await WebhookDelivery.findOneAndUpdate(
    { _id: id, owner: actor.userId },
    { $set: { state: 'waiting', attempts: 0, dueAt: new Date() }, $unset: { error: 1 } },
  ).lean();
  if (!row) throw notFound('Delivery not found');
}

export async function eraseWebhooks(owner: string): Promise<void> {
  await Webhook.deleteMany({ owner });
  await WebhookDelivery.deleteMany({ owner });
}
