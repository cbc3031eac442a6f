import 'server-only';
import { createHash } from 'node:crypto';
import webPush from 'web-push';
import { instantAlert } from '@/lib/alert-digest/events';
import { vapidKeys } from '@/lib/crypto/vapid';
import { log } from '@/lib/log';
import { site } from '@/lib/settings/data';
import { PUSH_TIMEOUT_MS, PUSH_TTL_SECONDS } from './constants';
import { listSubscriptions, type StoredSubscription } from './data';
import type { PushMessage } from './dto';
import { deleteSubscription } from './mutations';
import { shortened } from './rules';

const GONE = [404, 410];

/** Whether the push service took the message. One that does not know the browser any more is forgotten (RFC 8030, 7.3). */
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
      // a push service does not redirect; whoever does would choose an address for us
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
 * Sends a message to every browser of this owner. False when none took it: nobody subscribed, the permission was taken back, or the
 * service is away. Then the caller sends a mail.
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
  const taken = await Promise.all(subscriptions.map((one) => send(one, payload, topic)));
  return taken.includes(true);
}

/** Instant alerts of saved searches come to their owner's browsers; the mail goes out when none of them takes one. */
export function listenToAlerts(): void {
  instantAlert.on('push', ({ id, owner, title, lines, path }) =>
    // the same alert again, after a crash, takes the place of the one before
    pushTo(owner, { title, body: lines.join('\n'), path, tag: `alert-${id}` }),
  );
}
