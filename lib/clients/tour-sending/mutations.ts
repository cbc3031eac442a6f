import 'server-only';
import { assertNotBegun } from '@/lib/clients/tour-plans/data';
import {
  requireTour,
  type TourFamilyRow,
  type TourHomeRow,
  type TourLean,
  toTourDto,
} from '@/lib/clients/tours/data';
import type { TourDto } from '@/lib/clients/tours/dto';
import { mailFamily, mailOwner } from '@/lib/clients/tours/mails';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import { AppError } from '@/lib/platform/errors';
import type { Language } from '@/lib/platform/language/languages';
import { MINUTE_MS } from '@/lib/platform/time/time';
import { Tour } from '@/models/clients/tour';

/** A process that ended while it was sending holds the tour no longer than this. */
const SENDING_MS = 2 * MINUTE_MS;

/**
 * Asks the sides that open the homes, and gives each family its link. A second press writes to those alone whose times have changed, or
 * who were not reached because the process ended.
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
  // of several presses at once, one writes to people
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
