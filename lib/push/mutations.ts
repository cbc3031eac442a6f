import 'server-only';
import { trusted } from 'mongoose';
import { hashSecret } from '@/lib/auth/session';
import type { AnySession } from '@/lib/auth/types';
import { encrypt } from '@/lib/crypto/encrypt';
import { connectDb } from '@/lib/db';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { PushSubscription } from '@/models/push-subscription';
import { MAX_DEVICES } from './constants';
import { targetContext } from './data';
import { isPushService } from './rules';
import type { SubscriptionInput } from './schema';

/**
 * From now on this browser gets the messages of this owner, and of nobody else. The server will call the address that the browser
 * gives: it has to be one of a push service, or anybody could have our network asked for anything (OWASP, server-side request
 * forgery).
 */
export async function saveSubscription(
  owner: string,
  { endpoint, keys }: SubscriptionInput,
  { session, userAgent }: { session: AnySession | null; userAgent: string | undefined },
): Promise<void> {
  if (!isPushService(endpoint, env().PUSH_SERVICES.split(',')))
    throw new AppError('invalid', 'This push service is not known');
  await connectDb();
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
  await PushSubscription.deleteMany({ _id: trusted({ $in: rows.map(({ _id }) => _id) }) });
}

/** Who knows the address is the browser that made it. */
export async function deleteSubscription(endpoint: string): Promise<void> {
  await connectDb();
  await PushSubscription.deleteOne({ endpointHash: hashSecret(endpoint) });
}

/** At guest login and sign-in: from now on the browser's messages end with this session. */
export async function adoptSubscriptions(from: string, to: string, session: string): Promise<void> {
  await connectDb();
  await PushSubscription.updateMany({ owner: from }, { $set: { owner: to, session } });
}

export async function eraseSubscriptions(owner: string): Promise<void> {
  await PushSubscription.deleteMany({ owner });
}

/** Those of browsers without an account that are older. Those of an account end with its sessions. */
export async function removeOldSubscriptions(before: Date): Promise<number> {
  await connectDb();
  const { deletedCount } = await PushSubscription.deleteMany({
    createdAt: trusted({ $lt: before }),
    owner: trusted({ $not: /^user:/ }),
  });
  return deletedCount;
}
