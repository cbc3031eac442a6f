import 'server-only';
import { Types } from 'mongoose';
import { changedMeanwhile } from '@/lib/platform/audit/earlier';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import { AppError, notFound } from '@/lib/platform/errors';
import { messageWith, valueInEach } from '@/lib/platform/language/message';
import { formatDate } from '@/lib/platform/text/format';
import { dayBounds } from '@/lib/platform/time/indian-day';
import { may } from '@/lib/teams/rules';
import { Deal } from '@/models/deals/deal';
import { findDeal } from '../data';
import { remindAtOf } from '../rules';
import type { DealDateMove } from './schema';

/** Moves one date of a deal and its reminder. Does nothing if the date has left the day that the caller saw. */
export async function moveDealDate(
  actor: Actor,
  { id, date }: { id: string; date: string },
  { day, seen }: DealDateMove,
  now = new Date(),
): Promise<{ day: string; seen: string }> {
  const row = await findDeal(actor, id);
  if (!may(actor, 'edit', row)) throw new AppError('forbidden');
  const stored = row.dates.find(({ _id }) => String(_id) === date);
  if (!stored) throw notFound('This date was removed from the deal');
  const remindAt = remindAtOf(day, stored.remindDays ?? null, now);
  const field = (name: string) => `dates.$[date].${name}`;
  const isFree = !stored.isDone && stored.day === seen;
  const moved =
    isFree &&
    (await Deal.updateOne(
      {
        _id: row._id,
        team: row.team ?? null,
        dates: op.elemMatch({ _id: new Types.ObjectId(date), day: seen, isDone: false }),
      },
      {
        $set: { [field('day')]: day, ...(remindAt && { [field('remindAt')]: remindAt }) },
        ...(!remindAt && { $unset: { [field('remindAt')]: 1 } }),
        $inc: { __v: 1 },
      },
      { arrayFilters: [{ 'date._id': new Types.ObjectId(date) }] },
    ));
  if (!moved || moved.modifiedCount === 0) throw await movedMeanwhile(actor, id, date, stored.day);
  const details = { fields: ['dates'], date, day: `${seen} → ${day}` };
  await recordAudit({ action: 'deal.write', by: actor, target: { type: 'deal', id }, details });
  return { day, seen: day };
}

async function movedMeanwhile(actor: Actor, id: string, date: string, before: string): Promise<AppError> {
  const current = (await findDeal(actor, id)).dates.find(({ _id }) => String(_id) === date);
  const day = current?.day ?? before;
  const { start } = dayBounds(day);
  const days = valueInEach('day', (language) => formatDate(start, language));
  const otherwise = current?.isDone
    ? 'This date is already done'
    : messageWith('This date is now on {day}', days);
  return changedMeanwhile({
    target: { type: 'deal', id },
    actor,
    did: () =>
      current?.isDone
        ? '{by} changed this deal {ago} and marked the date as done'
        : '{by} changed this deal {ago}. The date is now {day}',
    values: () => days,
    seen: day,
    otherwise,
  });
}
