import 'server-only';
import { Types } from 'mongoose';
import type { ThreadRow } from '@/lib/enquiries/conversation/data';
import { mailDeparture } from '@/lib/enquiries/mails';
import { mapDepartures } from '@/lib/listings/departures/data';
import type { Departure } from '@/lib/listings/lifecycle';
import { op } from '@/lib/platform/db/operators';
import { inBackground } from '@/lib/platform/jobs/background';
import { MINUTE_MS } from '@/lib/platform/time/time';
import { findVisit } from '@/lib/visits/data';
import { Enquiry } from '@/models/enquiries/enquiry';
import { openEnquiries } from './data';

/** True if the same person is already notified by a cancelled visit. */
const isToldByVisit = async ({ sender, property, email }: ThreadRow) =>
  Boolean(await findVisit({ owner: sender, property, email, departure: op.exists() }, { _id: 1 }));

/**
 * Sends the mail that an enquiry owes, which owes none from then on. `due` is when it was owed; another departure since then has its own
 * mail.
 */
async function postDeparture(row: ThreadRow, departure: Departure, due: Date): Promise<void> {
  if (!(await isToldByVisit(row))) await mailDeparture(row, departure);
  await Enquiry.updateOne(
    { _id: row._id, departureDue: due },
    { $unset: { departureDue: 1 } },
    { timestamps: false },
  );
}

/** Time for the process that changed an enquiry to send its mail; after that the job does. */
const DUE_MS = 2 * MINUTE_MS;

/** Sends mails left by an ended process. Idempotent but for a crash between sending and writing, which sends twice. */
async function postOwedDepartures(now: Date): Promise<void> {
  const owed = { departureDue: op.lte(new Date(now.getTime() - DUE_MS)) };
  for (const { _id } of await Enquiry.find(owed, { _id: 1 }).limit(MAX_OWED).lean()) {
    const row = await Enquiry.findOneAndUpdate(
      { _id, ...owed },
      { $set: { departureDue: now } },
      { returnDocument: 'after', timestamps: false },
    ).lean<ThreadRow & { departure?: Departure | null }>();
    if (row?.departure) await postDeparture(row, row.departure, now);
  }
}

/** Maximum per run; the next run continues. */
const MAX_OWED = 200;

/** Notifies everyone with an open enquiry about these homes, once per reason, by message and mail. Returns their number. */
export async function tellEnquirers(
  departures: ReadonlyMap<string, Departure>,
  now = new Date(),
): Promise<number> {
  let told = 0;
  for (const [home, departure] of departures) {
    const about = { property: new Types.ObjectId(home), ...openEnquiries(now), departure: op.not(departure) };
    for (const { _id } of await Enquiry.find(about, { _id: 1 }).lean()) {
      const row = await Enquiry.findOneAndUpdate(
        { _id, departure: op.not(departure) },
        // written together, so that a crash before the mail delays it and does not lose it
        { $set: { departure, departureDue: now } },
        { returnDocument: 'after', timestamps: false },
      ).lean<ThreadRow>();
      if (!row) continue;
      told += 1;
      inBackground('departure mail', () => postDeparture(row, departure, now));
    }
  }
  return told;
}

/** Clears the notices for homes that are available again, so that their senders are notified again the next time. */
async function forgetReturned(homes: readonly string[], gone: ReadonlyMap<string, Departure>) {
  const back = homes.filter((home) => !gone.has(home)).map((home) => new Types.ObjectId(home));
  if (back.length > 0)
    await Enquiry.updateMany(
      { property: op.in(back), departure: op.exists() },
      { $unset: { departure: 1, departureDue: 1 } },
      { timestamps: false },
    );
}

/** Recurring job that notifies enquirers about all homes, to catch those left by a crash or a bulk change. */
export async function tellEnquirersOfDeparted(now = new Date()): Promise<number> {
  await postOwedDepartures(now);
  const homes = (await Enquiry.distinct('property', openEnquiries(now))).flatMap((id) =>
    id ? [String(id)] : [],
  );
  const departures = await mapDepartures(homes);
  await forgetReturned(homes, departures);
  return tellEnquirers(departures, now);
}
