import 'server-only';
import { createHash } from 'node:crypto';
import webPush from 'web-push';
import { hashSecret } from '@/lib/platform/auth/session';
import type { AnySession } from '@/lib/platform/auth/types';
import { encrypt } from '@/lib/platform/crypto/encrypt';
import { vapidKeys } from '@/lib/platform/crypto/vapid';
import { op } from '@/lib/platform/db/operators';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { log } from '@/lib/platform/log/log';
import { site } from '@/lib/settings/data';
import { PushSubscription } from '@/models/alerts/push-subscription';
import { MAX_DEVICES, PUSH_TIMEOUT_MS, PUSH_TTL_SECONDS } from './constants';
import { listSubscriptions, type StoredSubscription, targetContext } from './data';
import type { PushMessage } from './dto';
import { isPushService, shortened } from './rules';
import type { SubscriptionInput } from './schema';

/**
 * Subscribes this browser for this owner only. The endpoint must belong to a known push service, because the server calls it and others could make our network
 * send requests (OWASP, server-side request forgery).
 */
export async function saveSubscription(
  owner: string,
  { endpoint, keys }: SubscriptionInput,
  { session, userAgent }: { session: AnySession | null; userAgent: string | undefined },
): Promise<void> {
  if (!isPushService(endpoint, env().PUSH_SERVICES.split(',')))
    throw new AppError('invalid', 'This push service is not known');
  const endpointHash = hashSecret(endpoint);
  await PushSubscription.updateOne(
    { endpointHash },
    {
      $set: {
        owner,
        userAgent: userAgent?.slice(0, 300),
        target: encrypt(JSON.stringify({ endpoint, keys }), targetContext(endpointHash)),
        ...(session && { session: session.id }),
      },
      ...(!session && { $unset: { session: 1 } }),
    },
    { upsert: true },
  );
  const rows = await PushSubscription.find({ owner }, { _id: 1 })
    .sort({ createdAt: -1 })
    .skip(MAX_DEVICES)
    .lean();
  await PushSubscription.deleteMany({ _id: op.in(rows.map(({ _id }) => _id)) });
}

/** Deletes a subscription by its endpoint, which only its browser knows. */
export async function deleteSubscription(endpoint: string): Promise<void> {
  await PushSubscription.deleteOne({ endpointHash: hashSecret(endpoint) });
}

/** Moves the browser's messages to this session at guest login and sign-in. */
export async function adoptSubscriptions(from: string, to: string, session: string): Promise<void> {
  await PushSubscription.updateMany({ owner: from }, { $set: { owner: to, session } });
}

export async function eraseSubscriptions(owner: string): Promise<void> {
  await PushSubscription.deleteMany({ owner });
}

/** Deletes old subscriptions of browsers without an account. Those of accounts end with their sessions. */
export async function removeOldSubscriptions(before: Date): Promise<number> {
  const { deletedCount } = await PushSubscription.deleteMany({
    createdAt: op.lt(before),
    owner: op.notMatching(/^user:/),
  });
  return deletedCount;
}

const GONE = [404, 410];

/** Returns true if the push service accepted the message. Deletes subscriptions that it no longer knows (RFC 8030, 7.3). */
async function send({ target }: StoredSubscription, payload: string, topic: string): Promise<boolean> {
  const { email } = await site();
  const request = webPush.generateRequestDetails(target, payload, {
    TTL: PUSH_TTL_SECONDS,
    topic,
    urgency: 'normal',
    contentEncoding: 'aes128gcm',
    vapidDetails: { subject: `mailto:${email}`, ...vapidKeys() },
  });
  try {
    const { endpoint, method, headers, body } = request;
    const response = await fetch(endpoint, {
      method,
      headers: headers as Record<string, string>,
      body: new Uint8Array(body ?? []),
      // push services do not redirect; a redirect would let the server choose an address for us
      redirect: 'error',
      signal: AbortSignal.timeout(PUSH_TIMEOUT_MS),
    });
    if (GONE.includes(response.status)) await deleteSubscription(target.endpoint);
    else if (!response.ok) log.warn({ status: response.status }, 'push: a service refused a message');
    return response.ok;
  } catch (err) {
    log.warn({ err }, 'push: a service could not be reached');
    return false;
  }
}

/**
 * Sends a message to every browser of this owner. Returns false if none accepted it, because of no subscription, withdrawn permission or an outage; the caller
 * then sends a mail.
 */
export async function pushTo(owner: string, message: PushMessage): Promise<boolean> {
  const subscriptions = await listSubscriptions(owner);
  const payload = JSON.stringify({
    ...message,
    title: shortened(message.title, 100),
    body: shortened(message.body, 300),
  });
  // at most 32 characters of base64url (RFC 8030, 5.4)
  const topic = createHash('sha256').update(message.tag).digest('base64url').slice(0, 32);
  const taken = await Promise.all(subscriptions.map((subscription) => send(subscription, payload, topic)));
  return taken.includes(true);
}
