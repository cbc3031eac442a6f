import 'server-only';
import type { QueryFilter, Types } from 'mongoose';
import { findUserById } from '@/lib/accounts/users/data';
import type { OwnChange } from '@/lib/brokers/own-listings/constants';
import { ownFilter } from '@/lib/brokers/own-listings/data';
import { leadFilter, WAITING } from '@/lib/enquiries/lead-inbox/data';
import { leadSearchSchema } from '@/lib/enquiries/lead-inbox/schema';
import { countLeads, findLeads, type LeadLean, REACHABLE, toLeadDtos } from '@/lib/enquiries/leads/data';
import { leadName } from '@/lib/enquiries/leads/format';
import { countListings, findListings } from '@/lib/listings/data';
import { HIDDEN_REASONS, MISSING_FACTS, PUBLIC_STATUSES } from '@/lib/listings/fields/vocabulary';
import { ASK_AFTER_DAYS } from '@/lib/listings/freshness/constants';
import { lastConfirmed } from '@/lib/listings/freshness/data';
import { isConfirmable, lifecycleOf, missingOf } from '@/lib/listings/lifecycle';
import { isPermitted } from '@/lib/platform/auth/permissions';
import { op } from '@/lib/platform/db/operators';
import { textsIn } from '@/lib/platform/language/messages';
import type { Text } from '@/lib/platform/language/translate';
import { indianDay } from '@/lib/platform/time/indian-day';
import { DAY_MS } from '@/lib/platform/time/time';
import { teamScope } from '@/lib/teams/data';
import type { Member } from '@/lib/teams/rules';
import { changedAfter, countVisits, findVisits } from '@/lib/visits/data';
import { pendingOf } from '@/lib/visits/rules';
import type { LeadRow } from '@/models/enquiries/lead';
import { ListingDraft } from '@/models/listings/listing-draft';
import type { PropertyRow } from '@/models/listings/property';
import { ListingDay } from '@/models/visitors/listing-day';
import { MAX_OF_KIND, type TodayKind } from './constants';
import type { TodayDto, TodayItem } from './dto';
import {
  awaitingText,
  type ChangeCounts,
  changesSince,
  confirmText,
  draftText,
  leadText,
  refusedText,
  stepText,
  visitText,
} from './format';
import { inOrder, lastVisit } from './rules';

type T = Text<'office/today'>;
type Scope = ReturnType<typeof teamScope>;

/** One more than shown, to detect further ones. */
const LIMIT = MAX_OF_KIND + 1;

const editOf = (id: unknown) => `/dashboard/properties/${String(id)}/edit`;
const listings = (scope: Scope, filter: object) =>
  ({
    ...scope,
    'lifecycle.blockedBy': op.notIn(HIDDEN_REASONS),
    ...filter,
  }) as QueryFilter<PropertyRow>;
/** True for members who also work on the agency's leads and visits. */
const seesAgency = (member: Member): boolean => isPermitted(member, 'read');

/** Visits to a person's homes, and for staff the agency's (lib/visits/data.ts). */
function hostFilter(member: Member): Record<string, unknown> {
  if (seesAgency(member)) return { host: op.in([null, member.userId]) };
  const { owner: host, team } = teamScope(member);
  return { team, ...(host && { host }) };
}

/** Leads assigned to a person, and for staff the agency's, which have no owner. */
const leadsOf = (member: Member, filter: QueryFilter<LeadRow>): QueryFilter<LeadRow>[] =>
  [...(seesAgency(member) ? [{ owner: null }] : []), teamScope(member)].map((scope) => ({
    ...scope,
    ...REACHABLE,
    ...filter,
  }));

async function rowsOfLeads(
  member: Member,
  filter: QueryFilter<LeadRow>,
  sort: Record<string, 1 | -1>,
): Promise<LeadLean[]> {
  const found = await Promise.all(
    leadsOf(member, filter).map((lead) => findLeads(lead).sort(sort).limit(LIMIT)),
  );
  return [...new Map(found.flat().map((row) => [String(row._id), row])).values()];
}

/** People who wait for a reply, and due next steps. Leads with only a visit are among the visits. */
async function leads(t: T, member: Member, now: Date): Promise<TodayItem[][]> {
  const fromEnquiry = { 'sources.kind': op.in(['enquiry', 'number']) };
  const [waiting, steps] = await Promise.all([
    rowsOfLeads(member, { ...WAITING, ...fromEnquiry } as QueryFilter<LeadRow>, {
      waitingSince: -1,
      _id: -1,
    }),
    rowsOfLeads(
      member,
      { isOpen: true, dueAt: op.lte(now), waitingSince: null, 'nextStep.at': op.lte(now) },
      { dueAt: -1, _id: -1 },
    ),
  ]);
  const { t: ofLeads } = textsIn(t.language, 'enquiries/leads');
  const items = (await toLeadDtos([...waiting, ...steps], seesAgency(member))).map((lead): TodayItem => {
    const { id, propertyTitle, waitingSince, excerpt, nextStep, createdAt } = lead;
    const named = { id, href: `/dashboard/leads/${id}`, since: waitingSince ?? nextStep?.at ?? createdAt };
    return nextStep && !waitingSince
      ? {
          ...named,
          kind: 'step',
          text: stepText(nextStep.text, leadName(ofLeads, lead)),
          ...(propertyTitle && { note: propertyTitle }),
        }
      : {
          ...named,
          kind: 'lead',
          text: leadText(t, leadName(ofLeads, lead), propertyTitle),
          ...(excerpt && { note: excerpt }),
        };
  });
  return [items.slice(0, waiting.length), items.slice(waiting.length)];
}

/** Counts by the filter of the linked list. */
const countLeadsSince = async (member: Member, since: string, now: Date): Promise<number> => {
  const search = leadSearchSchema.parse({ state: 'all', since });
  const filters = leadsOf(member, leadFilter({}, search, now));
  return (await Promise.all(filters.map((filter) => countLeads(filter)))).reduce((a, b) => a + b);
};

async function visits(t: T, member: Member, now: Date): Promise<TodayItem[]> {
  const rows = await findVisits(
    {
      ...hostFilter(member),
      until: op.gt(now),
      status: op.in(['proposed', 'confirmed']),
    } as object,
    { name: 1, propertyTitle: 1, status: 1, proposed: 1, offered: 1, updatedAt: 1 },
  ).sort({ until: 1 });
  return rows
    .filter((row) => pendingOf(row, now) === 'host')
    .sort((row, other) => other.updatedAt.getTime() - row.updatedAt.getTime())
    .slice(0, LIMIT)
    .map(({ _id, name, propertyTitle, updatedAt }) => ({
      kind: 'visit',
      id: String(_id),
      text: visitText(t, name, propertyTitle),
      since: updatedAt.toISOString(),
      href: seesAgency(member) ? '/admin/visits' : '/dashboard/visits',
    }));
}

/** Listings to confirm, reported gone, or paused without a confirmation. */
async function unconfirmed(t: T, scope: Scope, now: Date): Promise<TodayItem[]> {
  const due = new Date(now.getTime() - ASK_AFTER_DAYS * DAY_MS);
  const stale = [{ confirmedAt: op.lte(due) }, { goneCount: op.gt(0) }, { 'lifecycle.blockedBy': 'stale' }];
  const rows = await findListings(
    listings(scope, { status: op.in([...PUBLIC_STATUSES, 'paused']), $or: stale }),
    { title: 1, type: 1, status: 1, confirmedAt: 1, createdAt: 1, goneCount: 1, lifecycle: 1 },
  )
    .sort({ confirmedAt: 1 })
    .limit(LIMIT);
  return rows
    .filter((row) => isConfirmable(lifecycleOf(row)))
    .map((row) => {
      const since = lastConfirmed(row as never).getTime() + ASK_AFTER_DAYS * DAY_MS;
      return {
        kind: 'confirm',
        id: String(row._id),
        text: confirmText(t, row.title, { isPaused: row.status === 'paused', gone: row.goneCount ?? 0 }),
        since: new Date(Math.min(since, now.getTime())).toISOString(),
        href: `/dashboard/properties/${String(row._id)}`,
        listing: { title: row.title, type: row.type },
      };
    });
}

async function refused(t: T, scope: Scope): Promise<TodayItem[]> {
  const rows = await findListings(listings(scope, { 'review.state': 'rejected' }), { title: 1, review: 1 })
    .sort({ 'review.since': 1 })
    .limit(LIMIT);
  return rows.map(({ _id, title, review }) => ({
    kind: 'refused',
    id: String(_id),
    text: refusedText(t, title),
    ...(review?.reason && { note: review.reason }),
    since: (review?.since ?? new Date()).toISOString(),
    href: editOf(_id),
  }));
}

/** Listings that lack something before they can be public. */
async function awaiting(t: T, scope: Scope): Promise<TodayItem[]> {
  const missing = op.raw({ $in: [...MISSING_FACTS], $nin: [...HIDDEN_REASONS] });
  const rows = await findListings(listings(scope, { status: 'paused', 'lifecycle.blockedBy': missing }), {
    title: 1,
    lifecycle: 1,
    updatedAt: 1,
  })
    .sort({ createdAt: -1 })
    .limit(LIMIT);
  return rows.map((row) => ({
    kind: 'awaiting',
    id: String(row._id),
    text: awaitingText(t, row.title, missingOf(lifecycleOf(row))),
    since: row.updatedAt.toISOString(),
    href: editOf(row._id),
  }));
}

/** Unfinished forms, and listings stored as drafts. */
async function drafts(t: T, scope: Scope, userId: string): Promise<TodayItem[]> {
  const [forms, rows] = await Promise.all([
    ListingDraft.find({ owner: userId }, { key: 1, property: 1, values: 1, savedAt: 1 })
      .sort({ savedAt: -1 })
      .limit(LIMIT)
      .lean(),
    findListings(listings(scope, { status: 'draft' }), { title: 1, updatedAt: 1 })
      .sort({ createdAt: -1 })
      .limit(LIMIT),
  ]);
  const begun = forms.map(({ key, property, values, savedAt }) => ({
    id: key,
    title: String((values as { title?: string } | null)?.title ?? ''),
    since: savedAt,
    href: `${property ? editOf(property) : '/properties/new'}?draft=${key}`,
  }));
  const stored = rows.map(({ _id, title, updatedAt }) => ({
    id: String(_id),
    title,
    since: updatedAt,
    href: editOf(_id),
  }));
  return [...begun, ...stored].map(({ title, since, ...rest }) => ({
    ...rest,
    kind: 'draft',
    text: draftText(t, title),
    since: since.toISOString(),
  }));
}

/** Counts since the given time, each by the filter of its linked list. */
async function countChanges(
  member: Member,
  owned: readonly Types.ObjectId[],
  since: Date,
  now: Date,
): Promise<ChangeCounts> {
  const after = since.toISOString();
  const changed = async (change: OwnChange) =>
    countListings(await ownFilter(member, { changed: change, since: after, who: 'all' }));
  const [fromEnquiry, seen, approved, rejected, paused, [days]] = await Promise.all([
    countLeadsSince(member, after, now),
    countVisits({ ...hostFilter(member), ...changedAfter(since) } as object),
    changed('approved'),
    changed('rejected'),
    changed('stale'),
    ListingDay.aggregate<{ views: number }>([
      { $match: { property: { $in: owned }, day: { $gte: indianDay(since) } } },
      { $group: { _id: null, views: { $sum: '$views' } } },
    ]),
  ]);
  return { leads: fromEnquiry, visits: seen, approved, rejected, paused, views: days?.views ?? 0 };
}

/** Everything that needs a reply, people first, and the changes since the last visit. The number of queries is constant. */
export async function getToday(t: T, member: Member, now = new Date()): Promise<TodayDto> {
  const scope = teamScope(member);
  const { userId } = member;
  const [seen, owned, ofLeads, ...others] = await Promise.all([
    findUserById(userId, { todaySeenAt: 1, todaySeenBefore: 1 }),
    findListings(listings(scope, {}), { _id: 1 }),
    leads(t, member, now),
    visits(t, member, now),
    unconfirmed(t, scope, now),
    refused(t, scope),
    awaiting(t, scope),
    drafts(t, scope, userId),
  ]);
  const kinds = [...ofLeads, ...others];
  const since = lastVisit(seen ?? {}, now);
  const ids = owned.map(({ _id }) => _id);
  const changes = since ? changesSince(t, await countChanges(member, ids, since, now), since) : [];
  const more = kinds.flatMap((items): TodayKind[] =>
    items.length > MAX_OF_KIND && items[0] ? [items[0].kind] : [],
  );
  return {
    items: kinds.flatMap((items) => items.slice(0, MAX_OF_KIND)).sort(inOrder),
    more,
    changes,
    ...(since && { since: since.toISOString() }),
    listings: owned.length,
  };
}

export const exportTodaySeen = (userId: string) =>
  findUserById(userId, { _id: 0, todaySeenAt: 1, todaySeenBefore: 1 });
