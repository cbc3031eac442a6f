import 'server-only';
import { Types } from 'mongoose';
import { mapDepartures } from '@/lib/listings/departures/data';
import type { Departure } from '@/lib/listings/lifecycle';
import { op } from '@/lib/platform/db/operators';
import { inBackground } from '@/lib/platform/jobs/background';
import { textsIn } from '@/lib/platform/language/messages';
import { postMail } from '@/lib/platform/mail/queue';
import { DEPARTURE_TEXTS } from '@/lib/visits/constants';
import type { VisitLean } from '@/lib/visits/data';
import { departureMail } from '@/lib/visits/mails';
import { cancelForDeparture } from '@/lib/visits/mutations';
import { isOpen } from '@/lib/visits/rules';
import { Visit } from '@/models/visits/visit';
import { openVisits } from './data';

/** Posts each mail and removes it from the visit. After a crash, `visitMailJob` sends the rest. */
async function postDepartureMails(before: VisitLean, after: VisitLean): Promise<void> {
  for (const { kind, to } of after.due) {
    const mail = await departureMail(before, after, to);
    if (mail) await postMail(mail);
    await Visit.updateOne({ _id: after._id }, { $pull: { due: { kind, to } } });
  }
}

/** Cancels every open visit to these homes with a message in the visitor's language, and notifies both sides. */
export async function cancelVisitsTo(
  departures: ReadonlyMap<string, Departure>,
  now = new Date(),
): Promise<number> {
  const homes = op.in([...departures.keys()].map((id) => new Types.ObjectId(id)));
  let cancelled = 0;
  for (const row of await Visit.find({ property: homes, ...openVisits(now) }).lean<VisitLean[]>()) {
    const departure = departures.get(String(row.property));
    if (!departure || !isOpen(row, now)) continue;
    const word = textsIn(row.language, 'visits').t(DEPARTURE_TEXTS[departure]);
    const after = await cancelForDeparture(row, departure, word, now);
    inBackground('visit mail', () => postDepartureMails(row, after));
    cancelled += 1;
  }
  return cancelled;
}

/** Recurring job for all homes that catches visits missed after a crash or a bulk change. */
export async function cancelVisitsToDeparted(now = new Date()): Promise<number> {
  const homes = await Visit.distinct('property', openVisits(now));
  return cancelVisitsTo(await mapDepartures(homes.map(String)), now);
}
