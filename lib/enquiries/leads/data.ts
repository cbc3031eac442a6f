import 'server-only';
import { type QueryFilter, Types } from 'mongoose';
import { mapAllReleases } from '@/lib/accounts/number-release/data';
import { isNumberTaken } from '@/lib/accounts/number-release/rules';
import { findUsers, mapUserNames } from '@/lib/accounts/users/data';
import { toMessages } from '@/lib/enquiries/conversation/data';
import { typedPath } from '@/lib/listings/codes/rules';
import { findListingById } from '@/lib/listings/data';
import { mapDepartures } from '@/lib/listings/departures/data';
import type { Departure } from '@/lib/listings/lifecycle';
import { type Actor, isAdmin } from '@/lib/platform/auth/actor';
import { READERS } from '@/lib/platform/auth/roles';
import { userOwner } from '@/lib/platform/auth/visitor';
import { op } from '@/lib/platform/db/operators';
import { readsOf } from '@/lib/platform/db/reads-of';
import { byName } from '@/lib/platform/language/collation';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { siteUrl } from '@/lib/platform/site';
import { formatRupeesShort } from '@/lib/platform/text/format';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { teamScope } from '@/lib/teams/data';
import type { SharedRecords } from '@/lib/teams/providers';
import type { Who } from '@/lib/teams/schema';
import { findVisits, type VisitLean } from '@/lib/visits/data';
import { Enquiry, type EnquiryRow } from '@/models/enquiries/enquiry';
import { Lead, type LeadRow } from '@/models/enquiries/lead';
import { LISTED_ENQUIRY, LISTED_VISIT } from './constants';
import type { LeadDetailDto, LeadDto, LeadSourceDto } from './dto';

export type LeadLean = LeadRow & { _id: Types.ObjectId; __v: number };
type EnquiryLean = EnquiryRow & { _id: Types.ObjectId };

export const {
  find: findLeads,
  findOne: findOneLead,
  findById: findLeadById,
  count: countLeads,
} = readsOf(Lead);

const EXCERPT_LENGTH = 140;
const EXPORT_ROWS = 10_000;
/** Maximum records shown of one person about one listing. */
const MAX_SHOWN = 20;

/** Filter for leads with a reachable person. Taps by unknown people only count as figures, and become a lead with the first message. */
export const REACHABLE = { askedAt: op.not(null) } as const;

/** Leads that a person sees: all for agency admins, else the team's (lib/teams/data.ts) or their own. */
export const leadScope = (actor: Actor, who?: Who): QueryFilter<LeadRow> => ({
  ...(isAdmin(actor) ? {} : teamScope(actor, who)),
  ...REACHABLE,
});

/** The stored lead, if the actor works on it. */
export async function findLead(actor: Actor, id: string): Promise<LeadLean | undefined> {
  if (!isObjectIdHex(id)) return undefined;
  const row = await Lead.findOne({ ...leadScope(actor), _id: id }).lean<LeadLean>();
  return row ?? undefined;
}

/** An enquiry's lead; undefined if the actor can't see it. */
export async function findLeadOfEnquiry(actor: Actor, enquiry: string): Promise<string | undefined> {
  if (!isObjectIdHex(enquiry)) return undefined;
  const row = await Enquiry.findById(enquiry, { lead: 1 }).lean();
  const lead = row?.lead && (await findLead(actor, String(row.lead)));
  return lead ? String(lead._id) : undefined;
}

/** The sources of leads, newest first. */
async function recordsOf(ids: readonly Types.ObjectId[], isAgency: boolean, isList = false) {
  const of = { lead: op.in(ids) };
  const [enquiries, visits] = await Promise.all([
    Enquiry.find(of, isList ? LISTED_ENQUIRY : undefined)
      .sort({ createdAt: -1 })
      .lean<EnquiryLean[]>(),
    findVisits<Record<string, 1>>(of, isList ? LISTED_VISIT : undefined).sort({ createdAt: -1 }),
  ]);
  const { enquiry: byEnquiry, visit: byVisit } = await mapAllReleases({
    enquiry: enquiries.map(({ _id }) => _id),
    visit: visits.map(({ _id }) => _id),
  });
  const shownBy = (id: Types.ObjectId, giver: string) =>
    byEnquiry.get(String(id))?.find((release) => release.giver === giver && !release.isTaken)?.id;
  const isTaken = ({ _id, ...row }: EnquiryLean | VisitLean) =>
    'host' in row
      ? isNumberTaken(byVisit.get(String(_id)) ?? [], row.owner as string, isAgency)
      : isNumberTaken(byEnquiry.get(String(_id)) ?? [], (row as EnquiryLean).sender, isAgency);
  return { enquiries, visits, isTaken, shownBy };
}
type Records = Awaited<ReturnType<typeof recordsOf>>;

/** Ways to reach the person, from the latest details that were not withdrawn. */
function reachOf(id: Types.ObjectId, { enquiries, visits, isTaken }: Records) {
  const ofLead = enquiries.filter(({ lead }) => lead?.equals(id));
  const seen = visits.filter(({ lead }) => lead?.equals(id));
  const phone = [...ofLead, ...seen].find((row) => !isTaken(row))?.phone;
  const email = [...ofLead, ...seen].find((row) => row.email)?.email;
  const message = ofLead[0]?.messages?.findLast(({ from }) => from === 'sender')?.text ?? ofLead[0]?.message;
  return { phone, email, excerpt: message?.replace(/\s+/g, ' ').slice(0, EXCERPT_LENGTH) };
}

/** Each kind once with its latest time, latest kind first. */
function sourcesOf({ sources }: LeadLean): LeadSourceDto[] {
  const kinds = new Map<string, LeadSourceDto>();
  for (const { kind, at } of sources) {
    const known = kinds.get(kind);
    const iso = at.toISOString();
    kinds.set(kind, { kind, at: known && known.at > iso ? known.at : iso, count: (known?.count ?? 0) + 1 });
  }
  return [...kinds.values()].sort((a, b) => b.at.localeCompare(a.at));
}

/** The start of a lead, because the row may be younger than the records it was made from. */
const firstAt = ({ sources, createdAt }: LeadLean): Date =>
  new Date(Math.min(createdAt.getTime(), ...sources.map(({ at }) => at.getTime())));

function toLeadDto(
  row: LeadLean,
  records: Records,
  names: Map<string, string>,
  gone: ReadonlyMap<string, Departure>,
): LeadDto {
  const { phone, email, excerpt } = reachOf(row._id, records);
  const { askedAt, firstAnsweredAt, nextStep, property } = row;
  const departure = property && gone.get(String(property));
  const assignee = row.assignee && names.get(String(row.assignee));
  return {
    id: String(row._id),
    __v: row.__v,
    state: row.state,
    ...(row.lostReason && { lostReason: row.lostReason }),
    ...(property && { propertyId: String(property) }),
    ...(row.propertyTitle && { propertyTitle: row.propertyTitle }),
    ...(departure && { departure }),
    ...(row.name && { name: row.name }),
    ...(phone && { phone }),
    ...(email && { email }),
    sources: sourcesOf(row),
    ...(excerpt && { excerpt }),
    isUnread: !row.readAt || row.readAt < row.lastAt,
    ...(row.waitingSince && { waitingSince: row.waitingSince.toISOString() }),
    ...(askedAt &&
      firstAnsweredAt && { answeredMs: Math.max(0, firstAnsweredAt.getTime() - askedAt.getTime()) }),
    ...(nextStep && { nextStep: { text: nextStep.text, at: nextStep.at.toISOString() } }),
    ...(assignee && { assignee: { id: String(row.assignee), name: assignee } }),
    createdAt: firstAt(row).toISOString(),
    lastAt: row.lastAt.toISOString(),
  };
}

const goneOf = (rows: readonly LeadLean[]) =>
  mapDepartures(rows.flatMap(({ property }) => (property ? [String(property)] : [])));

export async function toLeadDtos(rows: readonly LeadLean[], isAgency: boolean): Promise<LeadDto[]> {
  const [records, names, gone] = await Promise.all([
    recordsOf(
      rows.map(({ _id }) => _id),
      isAgency,
      true,
    ),
    mapUserNames(rows.map(({ assignee }) => assignee)),
    goneOf(rows),
  ]);
  return rows.map((row) => toLeadDto(row, records, names, gone));
}

/** Possible assignees of a lead: the team's members, else the lister, else the agency's staff without read-only roles. */
async function listMembers(
  actor: Actor,
  { owner, team }: Pick<LeadLean, 'owner' | 'team'>,
  language: Language = 'en',
) {
  const admins = { role: 'admin' as const, officeRole: op.notIn(READERS) };
  const theirs = team ? { team } : owner ? { _id: owner } : admins;
  const whose = isAdmin(actor) ? [theirs, admins] : [theirs];
  const rows = await findUsers({ $or: whose, deactivatedAt: null }, { name: 1 })
    .sort({ createdAt: 1 })
    .limit(100);
  return rows.map(({ _id, name }) => ({ id: String(_id), name })).sort(byName(language));
}

export const isAssignable = async (actor: Actor, lead: Pick<LeadLean, 'owner' | 'team'>, id: string) =>
  (await listMembers(actor, lead)).some((member) => member.id === id.toLowerCase());

/** The newest enquiry, to which a reply is sent. */
export const lastEnquiryOf = (lead: Types.ObjectId) =>
  Enquiry.findOne({ lead }).sort({ createdAt: -1 }).lean<EnquiryLean>();

type Asked = {
  name?: string | null | undefined;
  property?: Types.ObjectId | null | undefined;
  propertyTitle?: string | null | undefined;
};

/** The values of a template's placeholders when answering this person. */
export async function templateFields(
  { name, property, propertyTitle }: Asked,
  agent: string,
  language: Language = 'en',
) {
  const listing =
    property && (await findListingById(property, { title: 1, price: 1, type: 1, propertyCode: 1 }));
  const price = listing ? formatRupeesShort(listing.price, language) : '';
  const { t } = textsIn(language, 'alerts/mails');
  return {
    name: name ?? '',
    title: listing?.title ?? propertyTitle ?? '',
    price: listing?.type === 'rent' ? t('{price} a month', { price }) : price,
    link: listing ? siteUrl() + typedPath(listing) : '',
    agent,
  };
}

/** A lead with all its details; undefined if the actor can't see it. */
export async function getLead(
  actor: Actor,
  id: string,
  language: Language = 'en',
): Promise<LeadDetailDto | undefined> {
  const row = await findLead(actor, id);
  if (!row) return undefined;
  const [records, names, gone, members, fields] = await Promise.all([
    recordsOf([row._id], isAdmin(actor)),
    mapUserNames([row.assignee]),
    goneOf([row]),
    listMembers(actor, row, language),
    templateFields(row, actor.name, language),
  ]);
  const { enquiries, visits } = records;
  const giver = userOwner(actor.userId);
  return {
    ...toLeadDto(row, records, names, gone),
    enquiries: enquiries.slice(0, MAX_SHOWN).map(({ _id, message, createdAt, messages }) => {
      const numberRelease = records.shownBy(_id, giver);
      return {
        id: String(_id),
        message,
        createdAt: createdAt.toISOString(),
        messages: toMessages(messages),
        ...(numberRelease && { numberRelease }),
      };
    }),
    visits: visits.slice(0, MAX_SHOWN).map(({ _id, status, start, createdAt }) => ({
      id: String(_id),
      status,
      ...(start && { start: start.toISOString() }),
      createdAt: createdAt.toISOString(),
    })),
    notes: (row.notes ?? []).map(({ kind, text, by, at }) => ({ kind, text, by, at: at.toISOString() })),
    members,
    canAnswer: enquiries.length > 0,
    canShowNumber: enquiries.length > 0 && !isAdmin(actor),
    fields,
  };
}

/** An account's own interest in listings, and the person's notes on other people's without their names, for its export. */
export async function exportLeads(userId: string, owner: string) {
  const byId = new Types.ObjectId(userId);
  const [own, noted] = await Promise.all([
    Lead.find(
      { person: owner },
      { _id: 0, propertyTitle: 1, 'sources.kind': 1, 'sources.at': 1, createdAt: 1 },
    )
      .limit(EXPORT_ROWS)
      .lean(),
    Lead.find({ 'notes.byId': byId }, { propertyTitle: 1, notes: 1 }).limit(EXPORT_ROWS).lean(),
  ]);
  return {
    own,
    noted: noted.map(({ propertyTitle, notes }) => ({
      ...(propertyTitle && { propertyTitle }),
      notes: notes
        .filter((note) => note.byId?.equals(byId))
        .map(({ kind, text, at }) => ({ kind, text, at })),
    })),
  };
}

export const SHARED_LEADS: SharedRecords = { collection: Lead.collection, names: ['owner', 'assignee'] };
