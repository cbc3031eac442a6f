import 'server-only';
import { Types } from 'mongoose';
import { getCredentials } from '@/lib/accounts/users/data';
import { recordReaction } from '@/lib/clients/mutations';
import {
  assertNotBegun,
  requireTour,
  type TourFamilyRow,
  type TourHomeRow,
  type TourLean,
  type TourStopRow,
  toTourDto,
} from '@/lib/clients/tours/data';
import type { LinkedTourDto, TourDto } from '@/lib/clients/tours/dto';
import { mailAnswer, mailFamily, mailHomeOff, mailOwner } from '@/lib/clients/tours/mails';
import type { Thumb, TourStep } from '@/lib/clients/tours/schema';
import { mapDepartures } from '@/lib/listings/departures/data';
import type { Departure } from '@/lib/listings/lifecycle';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import { AppError, notFound } from '@/lib/platform/errors';
import { inBackground } from '@/lib/platform/jobs/background';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { indianDay } from '@/lib/platform/time/indian-day';
import { MINUTE_MS } from '@/lib/platform/time/time';
import { DEPARTURE_TEXTS } from '@/lib/visits/constants';
import { Tour } from '@/models/clients/tour';
import { findTourLink, readTourLink } from './data';

const OVER = 'This tour was cancelled';
const NOT_YET = 'You can leave feedback after the visit';

/** Records one thumb for a stop. A later thumb replaces it. */
async function recordThumb(
  row: TourLean,
  stop: TourStopRow | undefined,
  { verdict, note }: Thumb,
  now: Date,
) {
  if (!stop) throw notFound();
  if (row.state !== 'sent') throw new AppError('conflict', OVER);
  if (stop.start > now) throw new AppError('conflict', NOT_YET);
  await Tour.updateOne(
    { _id: row._id, 'stops._id': stop._id },
    { $set: { 'stops.$.verdict': verdict, 'stops.$.note': note, 'stops.$.judgedAt': now } },
  );
  await recordReaction(String(stop.client), now);
}

async function recordAnswer(
  row: TourLean,
  home: TourHomeRow,
  step: Exclude<TourStep, { action: 'thumb' }>,
  now: Date,
) {
  if (row.state !== 'sent') throw new AppError('conflict', OVER);
  const answer = step.action === 'confirm' ? ('confirmed' as const) : ('declined' as const);
  const set = { 'homes.$.answer': answer, 'homes.$.word': step.word, 'homes.$.answeredAt': now };
  await Tour.updateOne({ _id: row._id, 'homes._id': home._id }, { $set: set });
  if (answer !== home.answer || step.word !== home.word)
    inBackground('tour mail', () => mailAnswer(row, home, answer, step.word));
}

/** Takes a step from a link: the owner's reply or a family's thumb. */
export async function takeTourStep(token: string, step: TourStep, now = new Date()): Promise<LinkedTourDto> {
  const linked = await findTourLink(token, now);
  if (!linked) throw notFound();
  const { row } = linked;
  if (linked.side === 'family') {
    if (step.action !== 'thumb') throw new AppError('forbidden');
    const stops = row.stops as TourStopRow[];
    const own = stops.find(
      ({ _id, client }) => String(_id) === step.stop && client.equals(linked.family.client),
    );
    await recordThumb(row, own, step, now);
  } else {
    if (step.action === 'thumb') throw new AppError('forbidden');
    await recordAnswer(row, linked.home, step, now);
  }
  const after = await readTourLink(token, now);
  if (!after) throw notFound();
  return after;
}

/** Enters a family's thumb for an agent. */
export async function enterThumb(
  actor: Actor,
  id: string,
  thumb: Thumb,
  language: Language = 'en',
  now = new Date(),
): Promise<TourDto> {
  const row = await requireTour(actor, id);
  const stop = (row.stops as TourStopRow[]).find(({ _id }) => String(_id) === thumb.stop);
  await recordThumb(row, stop, thumb, now);
  return toTourDto(await requireTour(actor, id), language, now);
}

/** Time after which a tour is released if the sending process has died. */
const SENDING_MS = 2 * MINUTE_MS;

/**
 * Asks the people who open the homes, and sends each family its link. A second press only writes to people whose times have changed or who were missed in a
 * crash.
 */
export async function sendTour(
  actor: Actor,
  id: string,
  language: Language = 'en',
  now = new Date(),
): Promise<TourDto> {
  const found = await requireTour(actor, id);
  assertNotBegun(found, now);
  if (found.stops.length === 0) throw new AppError('conflict', 'No home can be shown on this tour');
  // only one of several simultaneous presses sends mails
  const row = await Tour.findOneAndUpdate(
    { _id: found._id, $or: [{ sendingUntil: op.missing() }, { sendingUntil: op.lte(now) }] },
    { $set: { sendingUntil: new Date(now.getTime() + SENDING_MS) } },
    { returnDocument: 'after' },
  ).lean<TourLean>();
  if (row)
    await sendTo(actor, row, now).finally(() =>
      Tour.updateOne({ _id: row._id }, { $unset: { sendingUntil: 1 } }),
    );
  return toTourDto(await requireTour(actor, id), language, now);
}

async function sendTo(actor: Actor, row: TourLean, now: Date): Promise<void> {
  const id = String(row._id);
  if (row.state === 'draft') {
    await Tour.updateOne({ _id: row._id }, { $set: { state: 'sent', sentAt: now } });
    const target = { type: 'tour', id };
    await recordAudit({ action: 'tour.send', by: actor, target, details: { families: row.families.length } });
  }
  const seen = new Set(row.stops.map(({ property }) => String(property)));
  for (const home of row.homes as TourHomeRow[])
    if (!home.askedAt && seen.has(String(home.property)) && (await mailOwner(row, home)))
      await Tour.updateOne({ _id: row._id, 'homes._id': home._id }, { $set: { 'homes.$.askedAt': now } });
  for (const family of row.families as TourFamilyRow[])
    if (!family.mailedAt && (await mailFamily(row, family)))
      await Tour.updateOne(
        { _id: row._id, 'families._id': family._id },
        { $set: { 'families.$.mailedAt': now } },
      );
}

/** Filter for planned tours whose day has not passed. */
const openTours = (now: Date) => ({ state: op.not('cancelled' as const), day: op.gte(indianDay(now)) });

/** Mails the broker, and each notified family that has not seen the home yet. */
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
 * Removes these homes from upcoming tours, as if the person who opens them had declined. The family's route loses the home, and the next plan leaves it out.
 * Broker and families get a mail. Idempotent, because it skips removed homes.
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

/** Recurring job for all homes. Catches homes missed after a crash or a bulk change. */
export async function declineDepartedOnTours(now = new Date()): Promise<number> {
  const homes = await Tour.distinct('homes.property', openTours(now));
  return declineDeparted(await mapDepartures(homes.map(String)), now);
}
