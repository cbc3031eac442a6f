import 'server-only';
import { trusted } from 'mongoose';
import { letter } from '@/lib/account/events';
import { connectDb } from '@/lib/db';
import type { DealLean } from '@/lib/deal/data';
import { formatWeekday } from '@/lib/format';
import { dayBounds } from '@/lib/indian-day';
import { isStopping } from '@/lib/jobs/lease';
import { log } from '@/lib/log';
import { postMail } from '@/lib/mail/queue';
import { mailText, oneLine } from '@/lib/mail/text';
import { siteUrl } from '@/lib/site';
import { getCredentials } from '@/lib/user/data';
import { Deal } from '@/models/deal';

/** While one process sends a mail no other does; if it dies, another one takes over after this time. */
const LEASE_MS = 5 * 60_000;

type DealDate = DealLean['dates'][number];

/** The same date on another day, or with another lead, is reminded of again. */
const keyOf = ({ _id, day, remindDays }: DealDate) => `${_id}:${day}:${remindDays}`;

async function mailOf(deal: DealLean, { day, what }: DealDate) {
  const to = deal.owner ? await getCredentials({ id: String(deal.owner) }) : undefined;
  if (!to) return undefined;
  const t = mailText(to, 'mails');
  const when = formatWeekday(dayBounds(day).start, t.language);
  return letter(to, `${when}: ${oneLine(what)}`, [
    `${when}: ${oneLine(what)}\n${oneLine(deal.title)}`,
    `${t('Everything about this deal:')}\n${siteUrl()}/dashboard/deals/${deal._id}`,
  ]);
}

/**
 * Sends the reminders of deals whose time has come, and returns how many. Each is taken by one process; what was sent is noted
 * apart from the dates, because somebody may save the dates as they were read a moment before.
 */
export async function sendDueDealReminders(now = new Date()): Promise<number> {
  await connectDb();
  const isDue = { $elemMatch: { remindAt: { $lte: now } } };
  let sent = 0;
  while (!isStopping()) {
    const before = await Deal.findOneAndUpdate(
      { dates: trusted(isDue) },
      { $set: { 'dates.$.remindAt': new Date(now.getTime() + LEASE_MS) } },
      { returnDocument: 'before', timestamps: false },
    )
      .select('+reminded')
      .lean<DealLean>();
    const date = before?.dates.find(({ remindAt }) => remindAt && remindAt <= now);
    if (!before || !date) return sent;
    const isWanted = !date.isDone && !before.reminded?.includes(keyOf(date));
    try {
      const mail = isWanted ? await mailOf(before, date) : undefined;
      if (mail) {
        await postMail(mail);
        sent += 1;
      }
    } catch (err) {
      log.warn({ err, deal: String(before._id) }, 'a reminder of a deal failed and will be tried again');
      continue;
    }
    await Deal.updateOne(
      { _id: before._id, 'dates._id': date._id },
      { $unset: { 'dates.$.remindAt': 1 }, $addToSet: { reminded: keyOf(date) } },
      { timestamps: false },
    );
  }
  return sent;
}
