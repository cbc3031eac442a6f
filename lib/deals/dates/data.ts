import 'server-only';
import { Types } from 'mongoose';
import type { Actor } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import { may } from '@/lib/teams/rules';
import { Deal } from '@/models/deals/deal';
import type { DealDateDto } from './dto';

/** Filter of these people's deals with a date between two Indian days, inclusive. */
export const datedDeals = (owners: readonly string[], first: string, last: string) => ({
  owner: op.in(owners.map((id) => new Types.ObjectId(id))),
  dates: op.elemMatch({ day: { $gte: first, $lte: last } }),
});

/** Open dates of deals that the actor can read. */
export async function listDealDatesOf(
  actor: Actor,
  owners: readonly string[],
  first: string,
  last: string,
): Promise<DealDateDto[]> {
  const rows = await Deal.find(datedDeals(owners, first, last), {
    title: 1,
    owner: 1,
    team: 1,
    dates: 1,
  }).lean();
  return rows
    .filter((row) => may(actor, 'read', row))
    .flatMap((row) =>
      row.dates
        .filter(({ day, isDone }) => !isDone && day >= first && day <= last)
        .map(({ _id, day, what }) => ({
          id: String(_id),
          deal: { id: String(row._id), title: row.title },
          owner: String(row.owner),
          day,
          what,
          mayMove: may(actor, 'edit', row),
        })),
    );
}
