import 'server-only';
import { type QueryFilter, Types } from 'mongoose';
import { LEAD_STATES, type LeadState, OPEN_STATES } from '@/lib/enquiries/leads/constants';
import { type LeadLean, leadScope, toLeadDtos } from '@/lib/enquiries/leads/data';
import { type Actor, isAdmin } from '@/lib/platform/auth/actor';
import { personFilter } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { indianDay } from '@/lib/platform/time/indian-day';
import { DAY_MS } from '@/lib/platform/time/time';
import { Lead, type LeadRow } from '@/models/enquiries/lead';
import { LEADS_PAGE_SIZE } from './constants';
import type { LeadPageDto } from './dto';
import type { LeadSearch } from './schema';

type LeadFilter = QueryFilter<LeadRow>;

/** Until the end of today, or of the seventh day from now, in India. */
function dueBefore(due: NonNullable<LeadSearch['due']>, now: Date): Date {
  const start = Date.parse(`${indianDay(now)}T00:00:00+05:30`);
  return new Date(start + (due === 'today' ? 1 : 7) * DAY_MS);
}

const stateFilter = (state: LeadSearch['state']): LeadFilter =>
  state === 'all' ? {} : state === 'open' ? { isOpen: true } : { state };

/** What the list shows and the figures count. */
export function leadFilter(scope: LeadFilter, search: LeadSearch, now: Date): LeadFilter {
  const { assignee, source, due, property, since, q } = search;
  return {
    ...scope,
    ...stateFilter(search.state),
    ...(assignee && { assignee: assignee === 'none' ? null : new Types.ObjectId(assignee) }),
    ...(source && { 'sources.kind': source }),
    ...(due && { 'nextStep.at': op.lt(dueBefore(due, now)) }),
    ...(since && { lastAt: op.gt(new Date(since)) }),
    ...(property && { property: new Types.ObjectId(property) }),
    ...(q && personFilter(q)),
  };
}

/** What stands after the last lead of the page before. Two of one moment keep their order. */
function beyond({ sort, after }: Pick<LeadSearch, 'sort' | 'after'>): LeadFilter {
  if (!after) return {};
  const [ms = '', id = ''] = after.split('_');
  const at = new Date(Number(ms));
  if (Number.isNaN(at.getTime())) return {};
  const _id = new Types.ObjectId(id);
  const same = (field: 'dueAt' | 'lastAt', moves: '$gt' | '$lt'): LeadFilter => ({
    [field]: op.raw({ [`${moves}e`]: at }),
    $or: [{ [field]: op.raw({ [moves]: at }) }, { [field]: at, _id: op.raw({ [moves]: _id }) }],
  });
  return sort === 'newest' ? same('lastAt', '$lt') : same('dueAt', '$gt');
}

const leadOrder = (sort: LeadSearch['sort']): Record<string, 1 | -1> =>
  sort === 'newest' ? { lastAt: -1, _id: -1 } : { dueAt: 1, _id: 1 };

/** One page of leads, what needs somebody first, and how many there are in each state. */
export async function listLeads(actor: Actor, search: LeadSearch, now = new Date()): Promise<LeadPageDto> {
  const scope = leadScope(actor, search.who);
  const filter = { $and: [leadFilter(scope, search, now), beyond(search)] };
  const [found, counts] = await Promise.all([
    Lead.find(search.after ? filter : leadFilter(scope, search, now))
      .sort(leadOrder(search.sort))
      .limit(LEADS_PAGE_SIZE + 1)
      .lean<LeadLean[]>(),
    countLeads(scope),
  ]);
  const rows = found.slice(0, LEADS_PAGE_SIZE);
  const last = rows.at(-1);
  const at = search.sort === 'newest' ? last?.lastAt : last?.dueAt;
  return {
    rows: await toLeadDtos(rows, isAdmin(actor)),
    ...(found.length > LEADS_PAGE_SIZE && last && at && { next: `${at.getTime()}_${last._id}` }),
    counts,
  };
}

/** How many leads of the scope are in each of these states: the only count of leads by state. */
async function countStates(
  scope: LeadFilter,
  states: readonly LeadState[] = LEAD_STATES,
): Promise<Record<LeadState, number>> {
  const counted = await Lead.aggregate<{ _id: LeadState; count: number }>([
    { $match: { ...scope, state: { $in: states } } },
    { $group: { _id: '$state', count: { $sum: 1 } } },
  ]);
  const countOf = (state: LeadState) => counted.find(({ _id }) => _id === state)?.count ?? 0;
  return Object.fromEntries(LEAD_STATES.map((state) => [state, countOf(state)])) as Record<LeadState, number>;
}

async function countLeads(scope: LeadFilter): Promise<LeadPageDto['counts']> {
  const counts = await countStates(scope);
  return { ...counts, open: OPEN_STATES.reduce((sum, state) => sum + counts[state], 0) };
}

/** What the badge of the navigation bar says: the actor's own leads that are new. */
export const countNewLeads = async (actor: Actor): Promise<number> =>
  (await countStates(leadScope(actor, 'mine'), ['new'])).new;
