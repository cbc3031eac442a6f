import 'server-only';
import { type QueryFilter, Types } from 'mongoose';
import { LEAD_STATES, type LeadState, LISTED_LEAD, OPEN_STATES } from '@/lib/enquiries/leads/constants';
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

/** The end of today, or of the seventh day from now, in India. */
function dueBefore(due: NonNullable<LeadSearch['due']>, now: Date): Date {
  const start = Date.parse(`${indianDay(now)}T00:00:00+05:30`);
  return new Date(start + (due === 'today' ? 1 : 7) * DAY_MS);
}

/** The people waiting for a reply, a definition shared by the inbox, Today and the badge. */
export const WAITING: LeadFilter = { isOpen: true, waitingSince: op.gt(new Date(0)) };

function stateFilter(state: LeadSearch['state']): LeadFilter {
  if (state === 'all') return {};
  if (state === 'waiting') return WAITING;
  return state === 'open' ? { isOpen: true } : { state };
}

/** The filter for the list and the figures. */
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

type Ordered = Pick<LeadSearch, 'sort' | 'state'>;

/** Sort order of the list; waiting people by the start of their wait. */
function orderOf({ sort, state }: Ordered): {
  field: 'dueAt' | 'lastAt' | 'waitingSince';
  direction: 1 | -1;
} {
  if (sort === 'due') return { field: 'dueAt', direction: 1 };
  return { field: state === 'waiting' ? 'waitingSince' : 'lastAt', direction: -1 };
}

/** The rows after the last lead of the previous page. Two with the same time keep their order. */
function beyond({ after, ...ordered }: Ordered & Pick<LeadSearch, 'after'>): LeadFilter {
  if (!after) return {};
  const [ms = '', id = ''] = after.split('_');
  const at = new Date(Number(ms));
  if (Number.isNaN(at.getTime())) return {};
  const _id = new Types.ObjectId(id);
  const { field, direction } = orderOf(ordered);
  const moves = direction === 1 ? '$gt' : '$lt';
  return {
    [field]: op.raw({ [`${moves}e`]: at }),
    $or: [{ [field]: op.raw({ [moves]: at }) }, { [field]: at, _id: op.raw({ [moves]: _id }) }],
  };
}

/** One page of leads, newest first, and the number in each state. */
export async function listLeads(actor: Actor, search: LeadSearch, now = new Date()): Promise<LeadPageDto> {
  const scope = leadScope(actor, search.who);
  const filter = { $and: [leadFilter(scope, search, now), beyond(search)] };
  const { field, direction } = orderOf(search);
  const [found, counts] = await Promise.all([
    Lead.find(search.after ? filter : leadFilter(scope, search, now), LISTED_LEAD)
      .sort({ [field]: direction, _id: direction })
      .limit(LEADS_PAGE_SIZE + 1)
      .lean<LeadLean[]>(),
    countLeads(scope),
  ]);
  const rows = found.slice(0, LEADS_PAGE_SIZE);
  const last = rows.at(-1);
  const at = last?.[field];
  return {
    rows: await toLeadDtos(rows, isAdmin(actor)),
    ...(found.length > LEADS_PAGE_SIZE && last && at && { next: `${at.getTime()}_${last._id}` }),
    counts,
  };
}

/** Number of leads in each of these states, the only count of leads by state. */
async function countStates(scope: LeadFilter): Promise<Record<LeadState, number>> {
  const counted = await Lead.aggregate<{ _id: LeadState; count: number }>([
    { $match: { ...scope, state: { $in: LEAD_STATES } } },
    { $group: { _id: '$state', count: { $sum: 1 } } },
  ]);
  const countOf = (state: LeadState) => counted.find(({ _id }) => _id === state)?.count ?? 0;
  return Object.fromEntries(LEAD_STATES.map((state) => [state, countOf(state)])) as Record<LeadState, number>;
}

async function countLeads(scope: LeadFilter): Promise<LeadPageDto['counts']> {
  const [counts, waiting] = await Promise.all([
    countStates(scope),
    Lead.countDocuments({ ...scope, ...WAITING }),
  ]);
  return { ...counts, waiting, open: OPEN_STATES.reduce((sum, state) => sum + counts[state], 0) };
}

/** The badge's count of people waiting for the actor or team, read or unread. */
export const countWaiting = (actor: Actor): Promise<number> =>
  Lead.countDocuments({ ...leadScope(actor), ...WAITING });
