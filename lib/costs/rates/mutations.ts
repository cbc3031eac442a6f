import 'server-only';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { UserSession } from '@/lib/platform/auth/types';
import { invalidate } from '@/lib/platform/cache/invalidate';
import { isDuplicateKey } from '@/lib/platform/db/connect';
import { AppError, notFound } from '@/lib/platform/errors';
import { Rate } from '@/models/costs/rate';
import { forgetRates } from './data';
import type { NewRate } from './schema';

/** Adds a dated row. There is one percentage per rate and day: a second one is refused. */
export async function addRate(input: NewRate, { session, ip }: { session: UserSession; ip: string }) {
  const like = await Rate.findOne({ key: input.key }, { _id: 0, __v: 0, createdAt: 0, updatedAt: 0 })
    .sort({ from: -1 })
    .lean();
  if (!like) throw notFound('There is no such rate');
  const from = new Date(`${input.from}T00:00:00+05:30`);
  const { percent, rupees } = input;
  if ((like.rupees == null) !== (rupees === undefined)) {
    const what = like.rupees == null ? 'a percentage' : 'a fixed sum in rupees';
    const issues = [{ path: like.rupees == null ? 'percent' : 'rupees', message: `This rate is ${what}` }];
    throw new AppError('invalid', issues[0]?.message, { issues });
  }
  const figure = { percent: percent ?? 0, ...(rupees !== undefined && { rupees }) };
  await Rate.create({ ...like, ...figure, source: input.source, from }).catch((error: unknown) => {
    if (!isDuplicateKey(error)) throw error;
    throw new AppError('conflict', 'This rate has a row for that day already');
  });
  const details = { ...figure, from: input.from };
  await recordAudit({
    action: 'rate.add',
    by: session,
    ip,
    target: { type: 'rate', id: input.key },
    details,
  });
  forgetRates();
  await invalidate(['site']);
}
