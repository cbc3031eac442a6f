import 'server-only';
import type { mongo, Types } from 'mongoose';
import { isQuiet } from '@/lib/alerts/matches/rules';
import { alertsUrl, unsubscribeUrl } from '@/lib/alerts/saved-searches/data';
import { connectDb, DUPLICATE_KEY } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { acquire, HOLDER, isStopping } from '@/lib/platform/jobs/lease';
import { log } from '@/lib/platform/log/log';
import { type BulkMailer, type Mail, openBulkMailer } from '@/lib/platform/mail/mailer';
import { MINUTE_MS } from '@/lib/platform/time/time';
import { site } from '@/lib/settings/data';
import type { Site } from '@/lib/settings/dto';
import { AlertDigest, type AlertDigestRow } from '@/models/alerts/alert-digest';
import { AlertSubscriber } from '@/models/alerts/alert-subscriber';
import { SearchAlert } from '@/models/alerts/search-alert';
import { type Letter, readLetters } from './data';
import { alertTitle, homeLine } from './format';
import { alertMail } from './mails';
import { instantWays } from './providers';

/** People per batch, and mails sent in parallel. */
const BATCH = 50;
const CONNECTIONS = 5;
/** Maximum duration of a batch with all mail timeouts (lib/platform/mail/mailer.ts). */
const MAX_BATCH_MS = 10 * MINUTE_MS;
const MAX_ATTEMPTS = 8;
/** Alerts end after this many permanent refusals in a row by the receiver's server. */
const MAX_REFUSALS = 3;

type Clock = () => Date;
type Digest = AlertDigestRow & { _id: Types.ObjectId };

const after = (now: Date, ms: number) => new Date(Number(now) + ms);
const backOff = (attempts: number) => Math.min(4 ** (attempts - 1), 240) * MINUTE_MS;

/** Opens a mail for each person without an open one, so that no one gets two. */
async function openDigests(people: readonly Types.ObjectId[], now: Date): Promise<Digest[]> {
  const open = people.map(async (subscriber) => {
    const held = { holder: HOLDER, leaseUntil: after(now, MAX_BATCH_MS) };
    const row = await AlertDigest.create({ subscriber, ...held }).catch((error: { code?: number }) => {
      if (error.code !== DUPLICATE_KEY) throw error;
    });
    return row ? [row.toObject() as Digest] : [];
  });
  return (await Promise.all(open)).flat();
}

/** Takes over mails left by an ended process or due for another attempt. */
async function resumeDigests(now: Date): Promise<Digest[]> {
  const resumed: Digest[] = [];
  while (resumed.length < BATCH) {
    const lease = { leaseMs: MAX_BATCH_MS, now, countAttempt: true };
    const row = await acquire(AlertDigest, { state: 'open' }, lease);
    if (!row) break;
    resumed.push(row as Digest);
  }
  return resumed;
}

/** Ties alerts to their mail before sending, so that a retry after a crash contains the same ones. */
async function assign(digests: readonly Digest[], letters: Map<string, Letter>): Promise<void> {
  await connectDb();
  const operations = digests.flatMap(({ _id: digest, subscriber }) => {
    const letter = letters.get(String(subscriber));
    const write = (ids: { _id: Types.ObjectId }[], update: mongo.UpdateFilter<object>) =>
      ids.length === 0
        ? []
        : [{ updateMany: { filter: { _id: { $in: ids.map(({ _id }) => _id) } }, update } }];
    return [
      ...write(letter?.sent ?? [], { $set: { digest }, $unset: { dueAt: 1 } }),
      ...write(letter?.dropped ?? [], { $unset: { dueAt: 1, digest: 1 } }),
    ];
  });
  if (operations.length > 0)
    await SearchAlert.collection.bulkWrite(operations as mongo.AnyBulkWriteOperation[], { ordered: false });
}

const close = (digest: Digest, state: AlertDigestRow['state'], homes: number, now: Date) =>
  AlertDigest.updateOne(
    { _id: digest._id, state: 'open', holder: HOLDER },
    { $set: { state, homes, ...(homes > 0 && { sentAt: now }) } },
  );

async function isPushed(digest: Digest, { message, owner, isInstant, language }: Letter): Promise<boolean> {
  if (!isInstant || !owner) return false;
  const { homes, searches } = message;
  const [first] = homes;
  const path = homes.length === 1 && first?.card ? `/properties/${first.id}` : (searches[0]?.path ?? '/');
  const lines = homes.slice(0, 3).map((home) => homeLine(home, language));
  const alert = {
    ...message,
    id: String(digest._id),
    owner,
    title: alertTitle(homes, language),
    lines,
    path,
  };
  return (await instantWays.ask(alert)).some(Boolean);
}

async function mailOf(
  digest: Digest,
  { subscriber, message, to, language }: Letter & { to: string },
  sender: Site,
): Promise<Mail> {
  const { host } = new URL(sender.url);
  return {
    ...(await alertMail(to, message, alertsUrl(subscriber, language), language)),
    messageId: `<alert.${digest._id}@${host}>`,
    headers: {
      'List-Id': `Alerts of ${sender.name.replace(/[<>"\r\n]/g, '')} <alerts.${host.split(':')[0]}>`,
      'List-Unsubscribe': `<${unsubscribeUrl(subscriber)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  };
}

/** The receiver's server refuses this mail permanently (RFC 5321, 4.2.1). */
const isRefusal = (error: unknown) => {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && /^(RCPT TO|DATA)/.test(command);
};

async function refused(digest: Digest, now: Date): Promise<void> {
  await close(digest, 'failed', 0, now);
  const row = await AlertSubscriber.findOneAndUpdate(
    { _id: digest.subscriber },
    { $inc: { refusals: 1 } },
    { returnDocument: 'after' },
  ).lean();
  if ((row?.refusals ?? 0) >= MAX_REFUSALS)
    await AlertSubscriber.updateOne({ _id: digest.subscriber }, { $set: { stoppedAt: now } });
}

/** Sends one mail. Returns false if mail cannot be delivered at present. */
async function deliver(digest: Digest, letter: Letter | undefined, mailer: BulkMailer, clock: Clock) {
  if (!letter?.to || letter.message.homes.length === 0) {
    await close(digest, 'empty', 0, clock());
    return true;
  }
  const { homes } = letter.message;
  try {
    const pushed = await isPushed(digest, letter);
    if (!pushed) await mailer.send(await mailOf(digest, { ...letter, to: letter.to }, await site()));
    await close(digest, pushed ? 'pushed' : 'sent', homes.length, clock());
    const delivered = { $set: { lastSentAt: clock(), refusals: 0 } };
    await AlertSubscriber.updateOne({ _id: digest.subscriber }, delivered);
    return true;
  } catch (err) {
    log.warn({ err, digest: digest._id, attempts: digest.attempts }, 'an alert could not be sent');
    if (isRefusal(err)) await refused(digest, clock());
    else if (digest.attempts >= MAX_ATTEMPTS) await close(digest, 'failed', 0, clock());
    else {
      const leaseUntil = after(clock(), backOff(digest.attempts));
      await AlertDigest.updateOne({ _id: digest._id, holder: HOLDER }, { $set: { leaseUntil } });
      return false;
    }
    return true;
  }
}

/** Sends these mails. Returns the number handled, fewer than given if no mail can be delivered. */
async function tell(digests: readonly Digest[], mailer: BulkMailer, clock: Clock): Promise<number> {
  if (digests.length === 0) return 0;
  const letters = await readLetters(digests, clock());
  await assign(digests, letters);
  const waiting = [...digests];
  let done = 0;
  let isUp = true;
  const send = async () => {
    for (let digest = waiting.shift(); digest && isUp; digest = waiting.shift())
      if (await deliver(digest, letters.get(String(digest.subscriber)), mailer, clock)) done++;
      else isUp = false;
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, send));
  return done;
}

async function listDue(now: Date, leftOut: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> {
  const due = { dueAt: op.lte(now), subscriber: op.notIn(leftOut) };
  const rows = await SearchAlert.find(due, { subscriber: 1, _id: 0 })
    .sort({ dueAt: 1 })
    .limit(BATCH * 8)
    .lean();
  const ids = new Map(rows.map(({ subscriber }) => [String(subscriber), subscriber]));
  return [...ids.values()].slice(0, BATCH);
}

/**
 * Sends every due alert outside quiet hours until no mail can be delivered. Processes share the work. A mail whose process ended midway is sent again with the
 * same Message-ID. Returns the number handled.
 */
export async function sendDueAlerts(clock: Clock = () => new Date()): Promise<number> {
  const mailer = openBulkMailer(CONNECTIONS);
  const leftOut: Types.ObjectId[] = [];
  let done = 0;
  try {
    while (!isStopping() && !isQuiet(clock())) {
      const now = clock();
      const resumed = await resumeDigests(now);
      const people = resumed.length > 0 ? [] : await listDue(now, leftOut);
      const digests = resumed.length > 0 ? resumed : await openDigests(people, now);
      if (resumed.length === 0 && people.length === 0) break;
      const isOpen = new Set(digests.map(({ subscriber }) => String(subscriber)));
      leftOut.push(...people.filter((id) => !isOpen.has(String(id))));
      const delivered = await tell(digests, mailer, clock);
      done += delivered;
      if (delivered < digests.length) break;
    }
  } finally {
    mailer.close();
  }
  return done;
}
