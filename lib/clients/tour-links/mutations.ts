import 'server-only';
import { recordReaction } from '@/lib/clients/mutations';
import {
  requireTour,
  type TourHomeRow,
  type TourLean,
  type TourStopRow,
  toTourDto,
} from '@/lib/clients/tours/data';
import type { LinkedTourDto, TourDto } from '@/lib/clients/tours/dto';
import { mailAnswer } from '@/lib/clients/tours/mails';
import type { Thumb, TourStep } from '@/lib/clients/tours/schema';
import type { Actor } from '@/lib/platform/auth/actor';
import { AppError, notFound } from '@/lib/platform/errors';
import { inBackground } from '@/lib/platform/jobs/background';
import type { Language } from '@/lib/platform/language/languages';
import { Tour } from '@/models/clients/tour';
import { findTourLink, readTourLink } from './data';

const OVER = 'This tour was cancelled';
const NOT_YET = 'Say how it was after the visit';

/** One thumb for one stop; a later one replaces it. */
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

/** A step by the side that holds the link: the owner's answer, the family's thumb. */
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

/** A family's thumb that an agent enters. */
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
