import 'server-only';
import { Types } from 'mongoose';
import { mapUserNames } from '@/lib/accounts/users/data';
import { ERASED_ACCOUNT } from '@/lib/accounts/users/format';
import { DEAL_KIND_LABELS, type DealKind } from '@/lib/deals/constants';
import { type DealLean, gstOf } from '@/lib/deals/data';
import { commissionOf } from '@/lib/deals/rules';
import type { AdminActor } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import { Deal } from '@/models/deals/deal';
import type { EarningRow, EarningsDto } from './dto';
import { grouped, sorted, sumOf } from './rules';
import type { EarningSearch } from './schema';

/** Maximum deals read for a period; no office registers more in a year. */
const MAX_DEALS = 5000;

/** The selection of deals, and their order. */
type Chosen = Pick<EarningSearch, 'from' | 'to' | 'owner'> & Partial<Pick<EarningSearch, 'by' | 'dir'>>;

/** Selects the deals earned in a period, for both the list and the figures. */
const earningFilter = ({ from, to, owner }: Chosen) => ({
  stage: 'registered' as const,
  closedOn: op.range({ gte: from ?? '', lte: to }),
  ...(owner && { owner: new Types.ObjectId(owner) }),
});

export async function countEarnings(search: Chosen): Promise<number> {
  return Deal.countDocuments(earningFilter(search));
}

/** All members' deals registered in a period with their earnings, latest first. */
export async function getEarnings(search: Chosen, _actor: AdminActor<'earnings'>): Promise<EarningsDto> {
  const deals = await Deal.find(earningFilter(search))
    .sort({ closedOn: -1, _id: -1 })
    .limit(MAX_DEALS)
    .lean<DealLean[]>();
  const owners = deals.flatMap(({ owner }) => owner ?? []);
  const [names, rate] = await Promise.all([mapUserNames(owners), gstOf(deals)]);
  const rows = deals.map((deal) => toRow(deal, names, rate));
  return {
    rows: sorted(rows, search),
    total: sumOf(rows),
    months: grouped(rows, ({ day }) => day.slice(0, 7)).map(({ key, rows: _, ...sums }) => ({
      month: key,
      ...sums,
    })),
    people: grouped(rows, ({ owner }) => owner.id)
      .map(({ key, rows: of, ...sums }) => ({ id: key, name: of[0]?.owner.name ?? '', ...sums }))
      .toSorted((item, other) => other.commission - item.commission),
  };
}

function toRow(
  deal: DealLean,
  names: ReadonlyMap<string, string>,
  rate: Awaited<ReturnType<typeof gstOf>>,
): EarningRow {
  const day = deal.closedOn ?? '';
  const stored = deal.commission;
  const earned = stored
    ? commissionOf(stored, deal.value, rate(deal, day), deal.coBroking)
    : { rupees: 0, gst: 0 };
  const owner = deal.owner ? String(deal.owner) : '';
  return {
    id: String(deal._id),
    day,
    what: deal.propertyTitle || deal.title,
    kind: DEAL_KIND_LABELS[deal.kind as DealKind],
    isRent: deal.kind === 'rent',
    owner: { id: owner, name: names.get(owner) ?? ERASED_ACCOUNT },
    value: deal.value,
    commission: earned.rupees,
    gst: earned.gst,
  };
}
