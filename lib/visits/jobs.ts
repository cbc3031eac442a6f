import 'server-only';
import { op } from '@/lib/platform/db/operators';
import { defineJob, type Job } from '@/lib/platform/jobs/define-job';
import { postMail } from '@/lib/platform/mail/queue';
import { MINUTE_MS } from '@/lib/platform/time/time';
import { Visit } from '@/models/visits/visit';
import type { VisitLean } from './data';
import { cancelVisitsToDeparted } from './departures/mutations';
import { visitorReminded } from './events';
import { dueMail } from './mails';

type Due = { visit: VisitLean; entry: VisitLean['due'][number] };

async function takeDue(now: Date, until: Date): Promise<Due | undefined> {
  const visit = await Visit.findOneAndUpdate(
    { due: op.elemMatch({ at: { $lte: now } }) },
    { $set: { 'due.$.at': until } },
    { returnDocument: 'before' },
  ).lean<VisitLean>();
  const entry = visit?.due.find(({ at }) => at <= now);
  return visit && entry ? { visit, entry } : undefined;
}

/** Sends due reminders and questions, and removes each from the visit once posted. */
export const visitMailJob = defineJob<Due>({
  name: 'visit mails',
  every: MINUTE_MS,
  queue: takeDue,
  leaseFor: 5 * MINUTE_MS,
  async run({ visit, entry: { kind, to } }) {
    const mail = await dueMail(visit, kind, to);
    if (kind === 'reminder' && to === 'visitor') await visitorReminded.emit({ visit });
    if (mail) await postMail(mail);
    await Visit.updateOne({ _id: visit._id }, { $pull: { due: { kind, to } } });
    return 1;
  },
});

const departureJob = defineJob({
  name: 'visits to homes that left',
  every: 5 * MINUTE_MS,
  run: () => cancelVisitsToDeparted(),
});

export const visitJobs: readonly Job[] = [visitMailJob, departureJob];
