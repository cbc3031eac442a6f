import 'server-only';
import { op } from '@/lib/platform/db/operators';
import { defineJob, type Job } from '@/lib/platform/jobs/define-job';
import { postMail } from '@/lib/platform/mail/queue';
import { MINUTE_MS } from '@/lib/platform/time/time';
import { Deal } from '@/models/deals/deal';
import type { DealLean } from './data';
import { recordAllDepartures } from './ledger.mutations';
import { reminderMail } from './mails';

type DealDate = DealLean['dates'][number];

/** A date on another day, or with another lead time, gets a new reminder. */
const keyOf = ({ _id, day, remindDays }: DealDate) => `${_id}:${day}:${remindDays}`;

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

/** Sends due reminders. Stores them separately from the dates, because a member may save dates from an older read. */
export const dealReminderJob = defineJob<Due>({
  name: 'deal reminders',
  every: MINUTE_MS,
  queue: takeDate,
  leaseFor: 5 * MINUTE_MS,
  async run({ deal, date }) {
    const isWanted = !date.isDone && !deal.reminded?.includes(keyOf(date));
    const mail = isWanted ? await reminderMail(deal, date) : undefined;
    if (mail) await postMail(mail);
    await Deal.updateOne(
      { _id: deal._id, 'dates._id': date._id },
      { $unset: { 'dates.$.remindAt': 1 }, $addToSet: { reminded: keyOf(date) } },
      { timestamps: false },
    );
    return mail ? 1 : 0;
  },
});

const departureJob = defineJob({
  name: 'introductions to homes that left',
  every: 5 * MINUTE_MS,
  run: () => recordAllDepartures(),
});

export const dealJobs: readonly Job[] = [dealReminderJob, departureJob];
