import 'server-only';
import type { Types } from 'mongoose';
import { findUserById } from '@/lib/accounts/users/data';
import { senderKeys } from '@/lib/contacts/rules';
import { assignLead } from '@/lib/enquiries/assignment/mutations';
import {
  ASKING_SOURCES,
  type LeadSource,
  type LeadState,
  MAX_SOURCES,
  STATE_OF_ENQUIRY,
} from '@/lib/enquiries/leads/constants';
import type { LeadLean } from '@/lib/enquiries/leads/data';
import { leadRecorded } from '@/lib/enquiries/leads/events';
import { leadKey } from '@/lib/enquiries/leads/mutations';
import { dueAtOf, isOpenState } from '@/lib/enquiries/leads/rules';
import { findListingById } from '@/lib/listings/data';
import { enquiriesReach } from '@/lib/listings/listers/rules';
import { isDuplicateKey } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { partFoldsOf } from '@/lib/platform/text/fold';
import { findVisitById, type VisitLean } from '@/lib/visits/data';
import { setLeadOfVisit } from '@/lib/visits/mutations';
import { Enquiry, type EnquiryRow } from '@/models/enquiries/enquiry';
import { Lead } from '@/models/enquiries/lead';
import { STATE_OF_VISIT } from './constants';

type FoundLead = {
  /** key part that identifies the person: an owner as in lib/platform/auth/visitor.ts, or the source for an unknown person */
  who: string;
  person?: string | undefined;
  property?: Types.ObjectId | null | undefined;
  propertyTitle?: string | null | undefined;
  propertyCode?: string | null | undefined;
  owner?: Types.ObjectId | null | undefined;
  team?: Types.ObjectId | null | undefined;
  assignee?: Types.ObjectId | null | undefined;
  name?: string | undefined;
  matchKeys?: readonly string[] | undefined;
  source: { kind: LeadSource; ref: string; at: Date };
  /** current stage, for a source of the demo set or one whose lead is recorded later */
  state?: LeadState | undefined;
  answeredAt?: Date | null | undefined;
  /** part of the demo set, and removed with it */
  demo?: boolean | null | undefined;
};

const termsOf = (...texts: (string | null | undefined)[]) => partFoldsOf(texts.join('\n'));

/**
 * Records one source as a new lead, or as an entry in the person's lead about this listing. Records the same source once, however often it is reported. Returns
 * the lead.
 */
async function recordSource(found: FoundLead): Promise<Types.ObjectId> {
  const { who, source, name, matchKeys } = found;
  const key = leadKey(found.property, who);
  const terms = termsOf(name, found.propertyTitle, found.propertyCode);
  let isKnown = false;
  const row = await Lead.findOneAndUpdate(
    { key, 'sources.ref': op.not(source.ref) },
    {
      $setOnInsert: firstFacts(found),
      $push: { sources: { $each: [source], $slice: -MAX_SOURCES } },
      $max: { lastAt: source.at },
      $addToSet: { terms: { $each: terms }, ...(matchKeys && { matchKeys: { $each: [...matchKeys] } }) },
      ...(name && { $set: { name } }),
    },
    { upsert: true, returnDocument: 'after' },
  )
    .lean<LeadLean>()
    .catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
      isKnown = true;
      return Lead.findOne({ key }).lean<LeadLean>();
    });
  if (!row) throw new Error('An upsert returned no lead');
  // another process created the row meanwhile, from another source
  if (isKnown && !row.sources.some(({ ref }) => ref === source.ref)) return recordSource(found);
  const isDone = isKnown && row.askedAt;
  if (ASKING_SOURCES.includes(source.kind) && !isDone) {
    await recordAsked(row, found);
    await assignLead(row._id);
  }
  if (!isKnown && row.sources.length === 1) await leadRecorded.emit({ id: String(row._id) });
  return row._id;
}

function firstFacts({
  property,
  propertyTitle,
  owner,
  team,
  assignee,
  person,
  source,
  state = 'new',
  demo,
}: FoundLead) {
  return {
    ...(property && { property }),
    ...(propertyTitle && { propertyTitle }),
    ...(owner && { owner }),
    ...(team && { team }),
    ...(assignee && { assignee }),
    ...(person && { person }),
    ...(demo && { demo }),
    state,
    isOpen: isOpenState(state),
    dueAt: dueAtOf({ state, lastAt: source.at }),
  };
}

/** Starts the person's wait. An ended lead becomes new again when its person returns. */
async function recordAsked(row: LeadLean, { source: { at }, state, answeredAt }: FoundLead): Promise<void> {
  const askedAt = row.askedAt && row.askedAt < at ? row.askedAt : at;
  const isWaiting = (state ?? 'new') === 'new' && !answeredAt;
  const now = isWaiting && !isOpenState(row.state) ? 'new' : row.state;
  const waitingSince = row.waitingSince ?? (isWaiting ? at : undefined);
  const firstAnsweredAt = row.firstAnsweredAt ?? answeredAt;
  await Lead.updateOne(
    { _id: row._id },
    {
      $set: {
        askedAt,
        state: now,
        isOpen: isOpenState(now),
        dueAt: dueAtOf({ ...row, state: now, waitingSince }),
        ...(firstAnsweredAt && { firstAnsweredAt }),
        ...(waitingSince && { waitingSince }),
      },
    },
  );
}

type Whose = { owner?: Types.ObjectId; team?: Types.ObjectId; assignee?: Types.ObjectId };

/** A lead's recipient: the lister, the person in charge, or the agency. Admins' listings are the agency's. */
async function whoseOf(
  lister: Types.ObjectId | null | undefined,
  team: Types.ObjectId | null | undefined,
): Promise<Whose> {
  if (!lister) return {};
  const user = await findUserById(lister, { role: 1 });
  if (!user) return {};
  if (user.role === 'admin') return { assignee: lister };
  return { owner: lister, assignee: lister, ...(team && { team }) };
}

async function codeOf(property: Types.ObjectId | null | undefined): Promise<string | undefined> {
  const row = property && (await findListingById(property, { propertyCode: 1 }));
  return row?.propertyCode ?? undefined;
}

export type EnquiryLean = EnquiryRow & { _id: Types.ObjectId };

export async function leadOfEnquiry(row: EnquiryLean): Promise<Types.ObjectId> {
  const { _id, sender, property, propertyTitle, name, email, phone, status, createdAt } = row;
  const matchKeys = senderKeys({ email, phone });
  const [whose, propertyCode] = await Promise.all([whoseOf(row.owner, row.team), codeOf(property)]);
  const lead = await recordSource({
    // an admin recorded another person's question
    who: sender ?? matchKeys.toSorted().at(-1) ?? `enquiry:${_id}`,
    person: sender ?? undefined,
    property,
    propertyTitle,
    propertyCode,
    ...whose,
    ...(row.assignee && { assignee: row.assignee }),
    name,
    matchKeys,
    state: STATE_OF_ENQUIRY[status],
    answeredAt: row.firstAnsweredAt,
    demo: row.demo,
    source: { kind: 'enquiry', ref: `enquiry:${_id}`, at: createdAt },
  });
  await Enquiry.updateOne({ _id }, { $set: { lead } }, { timestamps: false });
  return lead;
}

export async function leadOfVisit(row: VisitLean): Promise<Types.ObjectId> {
  const { _id, owner, host, property, propertyTitle, name, email, phone, status, createdAt } = row;
  const [whose, propertyCode] = await Promise.all([whoseOf(host, row.team), codeOf(property)]);
  const lead = await recordSource({
    who: owner,
    person: owner,
    property,
    propertyTitle,
    propertyCode,
    ...whose,
    name,
    matchKeys: senderKeys({ email, phone }),
    state: STATE_OF_VISIT[status],
    demo: row.demo,
    source: { kind: 'visit', ref: `visit:${_id}`, at: createdAt },
  });
  await setLeadOfVisit(_id, lead);
  return lead;
}

/** An enquiry's lead, recorded if missing; undefined if the enquiry no longer exists. */
export async function recordEnquiryLead(id: unknown): Promise<Types.ObjectId | undefined> {
  const row = await Enquiry.findById(id).lean<EnquiryLean>();
  return row ? (row.lead ?? (await leadOfEnquiry(row))) : undefined;
}

export async function recordVisitLead(id: unknown): Promise<Types.ObjectId | undefined> {
  const row = await findVisitById(id);
  return row ? (row.lead ?? (await leadOfVisit(row))) : undefined;
}

/** Adds a number shown with a tap to the enquiry's lead. */
export async function recordNumberLead(id: string, enquiry: string, at: Date): Promise<void> {
  const lead = await recordEnquiryLead(enquiry);
  const row = lead && (await Lead.findById(lead).lean());
  if (!row) return;
  const who = row.key.slice(row.key.indexOf(':') + 1);
  const { property } = row;
  await recordSource({ who, property, source: { kind: 'number', ref: `number:${id}`, at } });
}

type About = {
  _id: Types.ObjectId;
  title: string;
  propertyCode?: string | null;
  reaches?: Types.ObjectId | null;
  team?: Types.ObjectId | null;
};

async function aboutOf(property: string): Promise<About | undefined> {
  const row = await findListingById(property, {
    title: 1,
    propertyCode: 1,
    owner: 1,
    team: 1,
    contactRoute: 1,
  });
  if (!row) return undefined;
  const { _id, title, propertyCode, owner, team, contactRoute } = row;
  const isListers = enquiriesReach(contactRoute).lister;
  return { _id, title, propertyCode, ...(isListers && { reaches: owner, team }) };
}

/** Records a tap on a number or a chat. `who` identifies the person; `person` names an account or guest that allows recording. */
export async function recordTapLead(
  property: string,
  tap: { kind: 'call' | 'whatsapp'; who: string; person?: string | undefined; ref: string; at: Date },
): Promise<void> {
  const about = await aboutOf(property);
  if (!about) return;
  const { kind, who, person, ref, at } = tap;
  await recordSource({
    ...factsOf(about),
    ...(await whoseOf(about.reaches, about.team)),
    who,
    person,
    source: { kind, ref, at },
  });
}

const factsOf = ({ _id, title, propertyCode }: About) => ({
  property: _id,
  propertyTitle: title,
  propertyCode,
});
