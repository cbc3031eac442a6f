import 'server-only';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { AdminActor } from '@/lib/platform/auth/actor';
import { invalidate } from '@/lib/platform/cache/invalidate';
import { isDuplicateKey } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { AppError, fieldError, notFound } from '@/lib/platform/errors';
import { dayBounds, indianDay } from '@/lib/platform/time/indian-day';
import { Rate } from '@/models/costs/rate';
import { forgetRates } from './data';
import type { NewRate } from './schema';

/** A new row's value, of the same kind as in earlier rows. */
function valueLike(
  like: { rupees?: number | null; count?: number | null; text?: string | null },
  to: NewRate,
) {
  const { figure = 0, text } = to;
  const wrong = (message: string) => fieldError('invalid', 'figure', message);
  if ((like.text != null) !== (text !== undefined))
    throw like.text == null
      ? wrong('This rule is a number')
      : fieldError('invalid', 'text', 'This rule is a text');
  if (text !== undefined) return { text };
  if (like.rupees == null && like.count == null) {
    if (figure > 100) throw wrong('At most 100 %');
    return { percent: figure };
  }
  if (!Number.isInteger(figure)) throw wrong('Please enter a whole number');
  return like.count == null ? { rupees: figure } : { count: figure };
}

/** Adds a dated row, one per day. Its source counts as read today. */
export async function addRate(
  actor: AdminActor<'settings'>,
  input: NewRate,
  now = new Date(),
): Promise<void> {
  const { key, from, source, doubt } = input;
  const like = await Rate.findOne({ key }, { _id: 0, __v: 0, createdAt: 0, updatedAt: 0 })
    .sort({ from: -1 })
    .lean();
  if (!like) throw notFound('Rate not found');
  const value = valueLike(like, input);
  const row = { ...like, ...value, source, doubt, from: dayBounds(from).start, checkedOn: indianDay(now) };
  await Rate.create(row).catch((error: unknown) => {
    if (!isDuplicateKey(error)) throw error;
    throw new AppError('conflict', 'This rate already has a row for that day');
  });
  const target = { type: 'rate', id: key };
  await recordAudit({ action: 'rate.add', by: actor, target, details: { ...value, from } });
  forgetRates();
  await invalidate(['site']);
}

/** Records that a row's source was read today and is unchanged. */
export async function checkRate(
  actor: AdminActor<'settings'>,
  { key, from }: { key: string; from: string },
  now = new Date(),
): Promise<void> {
  const { start, end } = dayBounds(from);
  const { matchedCount } = await Rate.updateOne(
    { key, from: op.range({ gte: start, lt: end }) },
    { $set: { checkedOn: indianDay(now) } },
  );
  if (matchedCount === 0) throw notFound('Rate not found');
  await recordAudit({
    action: 'rule.check',
    by: actor,
    target: { type: 'rate', id: key },
    details: { from },
  });
  forgetRates();
}
