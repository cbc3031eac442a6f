import 'server-only';
import { letter } from '@/lib/accounts/mails';
import { getCredentials } from '@/lib/accounts/users/data';
import { op } from '@/lib/platform/db/operators';
import { defineJob, type Job } from '@/lib/platform/jobs/define-job';
import { textsIn } from '@/lib/platform/language/messages';
import { postMail } from '@/lib/platform/mail/queue';
import { oneLine } from '@/lib/platform/mail/text';
import { siteUrl } from '@/lib/platform/site';
import { formatWeekday } from '@/lib/platform/text/format';
import { dayBounds } from '@/lib/platform/time/indian-day';
import { MINUTE_MS } from '@/lib/platform/time/time';
import { Deal } from '@/models/deals/deal';
import type { DealLean } from './data';

type DealDate = DealLean['dates'][number];

/** The same date on another day, or with another lead, is reminded of again. */
const keyOf = ({ _id, day, remindDays }: DealDate) => `${_id}:${day}:${remindDays}`;

async function mailOf(deal: DealLean, { day, what }: DealDate) {
  const to = deal.owner ? await getCredentials({ id: String(deal.owner) }) : undefined;
  if (!to) return undefined;
  const { t } = textsIn(to.language, 'accounts/mails');
  const when = formatWeekday(dayBounds(day).start, t.language);
  return letter(to, `${when}: ${oneLine(what)}`, [
    `${when}: ${oneLine(what)}\n${oneLine(deal.title)}`,
    `${t('Everything about this deal:')}\n${siteUrl()}/dashboard/deals/${deal._id}`,
  ]);
}

type Due = { deal: DealLean; date: DealDate };

async function takeDate(now: Date, until: Date): Promise<Due | undefined> {
  const deal = await Deal.findOneAndUpdate(
    { dates: op.elemMatch({ remindAt: { $lte: now } }) },
    { $set: { 'dates.$.remindAt': until } },
    { returnDocument: 'before', timestamps: false },
  )
    .select('+reminded')
    .lean<DealLean>();
  const date = deal?.dates.find(({ remindAt }) => remindAt && remindAt <= now);
  return deal && date ? { deal, date } : undefined;
}

/**
 * Sends the reminders of deals whose time has come. What was sent is noted apart from the dates, because somebody may save the dates as
 * they were read a moment before.
 */
export const dealReminderJob = defineJob<Due>({
  name: 'deal reminders',
  every: MINUTE_MS,
  queue: takeDate,
  leaseFor: 5 * MINUTE_MS,
  async run({ deal, date }) {
    const isWanted = !date.isDone && !deal.reminded?.includes(keyOf(date));
    const mail = isWanted ? await mailOf(deal, date) : undefined;
    if (mail) await postMail(mail);
    await Deal.updateOne(
      { _id: deal._id, 'dates._id': date._id },
      { $unset: { 'dates.$.remindAt': 1 }, $addToSet: { reminded: keyOf(date) } },
      { timestamps: false },
    );
    return mail ? 1 : 0;
  },
});

export const dealJobs: readonly Job[] = [dealReminderJob];
