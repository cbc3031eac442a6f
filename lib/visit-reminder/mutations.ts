import 'server-only';
import { trusted } from 'mongoose';
import { connectDb } from '@/lib/db';
import { isStopping } from '@/lib/jobs/lease';
import { log } from '@/lib/log';
import { postMail } from '@/lib/mail/queue';
import type { VisitLean } from '@/lib/visit/data';
import { dueMail } from '@/lib/visit/events';
import { Visit } from '@/models/visit';

/** While one process sends a mail no other does; if it dies, another one takes over after this time. */
const LEASE_MS = 5 * 60_000;

/**
 * Sends the reminders and questions whose time has come, and returns how many. Each is taken by one process, and removed
 * from the visit when it was posted; one that fails is tried again when its lease ends.
 */
export async function sendDueVisitMails(now = new Date()): Promise<number> {
  await connectDb();
  const isDue = { $elemMatch: { at: { $lte: now } } };
  let sent = 0;
  while (!isStopping()) {
    const before = await Visit.findOneAndUpdate(
      { due: trusted(isDue) },
      { $set: { 'due.$.at': new Date(now.getTime() + LEASE_MS) } },
      { returnDocument: 'before' },
    ).lean<VisitLean>();
    const entry = before?.due.find(({ at }) => at <= now);
    if (!before || !entry) return sent;
    const { kind, to } = entry;
    try {
      const mail = await dueMail(before, kind, to);
      if (mail) await postMail(mail);
    } catch (err) {
      log.warn(
        { err, visit: String(before._id), kind, side: to },
        'a mail about a visit failed and will be tried again',
      );
      continue;
    }
    await Visit.updateOne({ _id: before._id }, { $pull: { due: { kind, to } } });
    sent += 1;
  }
  return sent;
}
