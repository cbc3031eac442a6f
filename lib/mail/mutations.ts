import 'server-only';
import { Types, trusted } from 'mongoose';
import { type Sealed, seal, unseal } from '@/lib/crypto/encrypt';
import { connectDb } from '@/lib/db';
import { log } from '@/lib/log';
import type { Mail } from '@/lib/mail/mailer';
import { QueuedMail } from '@/models/queued-mail';

const MINUTE_MS = 60_000;
/** Longer than one attempt with all its time-outs (mailer.ts). */
const ATTEMPT_MS = 2 * MINUTE_MS;
/** Then a mail is given up: its links are dead long before, and a day-old alarm is none. */
const LIFE_MS = 24 * 60 * MINUTE_MS;

export type QueuedAttempt = { id: string; mail: Mail; attempts: number };

const contextOf = (id: string) => `mail:${id}`;

/** Keeps a mail, claimed for the caller's first attempt. */
export async function enqueueMail(mail: Mail, now = new Date()): Promise<QueuedAttempt> {
  await connectDb();
  const _id = new Types.ObjectId();
  const id = String(_id);
  await QueuedMail.create({
    _id,
    sealed: seal(JSON.stringify(mail), contextOf(id)),
    attempts: 1,
    nextAt: new Date(now.getTime() + ATTEMPT_MS),
    expiresAt: new Date(now.getTime() + LIFE_MS),
  });
  return { id, mail, attempts: 1 };
}

/** Claims one mail whose time has come, for one of several processes; undefined when there is none. */
export async function claimDueMail(now = new Date()): Promise<QueuedAttempt | undefined> {
  await connectDb();
  const row = await QueuedMail.findOneAndUpdate(
    { nextAt: trusted({ $lte: now }), expiresAt: trusted({ $gt: now }) },
    { $set: { nextAt: new Date(now.getTime() + ATTEMPT_MS) }, $inc: { attempts: 1 } },
    { sort: { nextAt: 1 }, returnDocument: 'after' },
  ).lean<{ _id: Types.ObjectId; sealed: Sealed; attempts: number }>();
  if (!row) return undefined;
  const id = String(row._id);
  try {
    return { id, mail: JSON.parse(unseal(row.sealed, contextOf(id))) as Mail, attempts: row.attempts };
  } catch (err) {
    // its key was taken out of DATA_KEYS: it will never open, and must not hold up the others
    log.error({ err, mail: id }, 'a waiting mail cannot be opened and is dropped');
    await forgetMail(id);
    return claimDueMail(now);
  }
}

/** After 1, 4, 16, 64 minutes, then every four hours. */
export async function postponeMail(id: string, attempts: number, now = new Date()): Promise<void> {
  const wait = Math.min(4 ** (attempts - 1), 240) * MINUTE_MS;
  await QueuedMail.updateOne({ _id: id }, { $set: { nextAt: new Date(now.getTime() + wait) } });
}

export async function forgetMail(id: string): Promise<void> {
  await QueuedMail.deleteOne({ _id: id });
}
