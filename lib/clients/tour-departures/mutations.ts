import 'server-only';
import { Types } from 'mongoose';
import { getCredentials } from '@/lib/accounts/users/data';
import type { TourFamilyRow, TourHomeRow, TourLean } from '@/lib/clients/tours/data';
import { mailAnswer, mailHomeOff } from '@/lib/clients/tours/mails';
import { mapDepartures } from '@/lib/listings/departures/data';
import type { Departure } from '@/lib/listings/lifecycle';
import { op } from '@/lib/platform/db/operators';
import { inBackground } from '@/lib/platform/jobs/background';
import { textsIn } from '@/lib/platform/language/messages';
import { indianDay } from '@/lib/platform/time/indian-day';
import { DEPARTURE_TEXTS } from '@/lib/visits/constants';
import { Tour } from '@/models/clients/tour';

/** Planned tours whose day has not passed. */
const openTours = (now: Date) => ({ state: op.not('cancelled' as const), day: op.gte(indianDay(now)) });

/** To the broker, and to each family that was written to and would still come to the home. */
async function mailOff(row: TourLean, home: TourHomeRow, why: Departure, word: string, now: Date) {
  await mailAnswer(row, home, 'declined', word);
  for (const family of row.families as TourFamilyRow[]) {
    const isComing = row.stops.some(
      ({ property, client, start }) =>
        property.equals(home.property) && client.equals(family.client) && start > now,
    );
    if (family.mailedAt && isComing) await mailHomeOff(row, family, home, why);
  }
}

/**
 * Takes these homes out of the tours to come, as if the side that opens them had declined: the way of a family has a home less, and the
 * next plan leaves it out. Broker and families get a mail. Idempotent: a home that is out already is left alone.
 */
export async function declineDeparted(
  departures: ReadonlyMap<string, Departure>,
  now = new Date(),
): Promise<number> {
  let declined = 0;
  for (const [id, why] of departures) {
    const property = new Types.ObjectId(id);
    const rows = await Tour.find({ 'homes.property': property, ...openTours(now) }).lean<TourLean[]>();
    for (const row of rows) {
      const home = (row.homes as TourHomeRow[]).find((one) => one.property.equals(property));
      if (!home || home.answer === 'declined') continue;
      const by = await getCredentials({ id: String(row.owner) });
      const word = textsIn(by?.language, 'visits').t(DEPARTURE_TEXTS[why]);
      const { modifiedCount } = await Tour.updateOne(
        { _id: row._id, homes: op.elemMatch({ _id: home._id, answer: op.not('declined') }) },
        { $set: { 'homes.$.answer': 'declined', 'homes.$.word': word, 'homes.$.answeredAt': now } },
      );
      if (modifiedCount === 0) continue;
      declined += 1;
      if (row.state === 'sent') inBackground('tour mail', () => mailOff(row, home, why, word, now));
    }
  }
  return declined;
}

/** The same for all homes: catches what a process that ended midway, or a bulk change, has left. A recurring job. */
export async function declineDepartedOnTours(now = new Date()): Promise<number> {
  const homes = await Tour.distinct('homes.property', openTours(now));
  return declineDeparted(await mapDepartures(homes.map(String)), now);
}
