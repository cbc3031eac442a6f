import 'server-only';
import type { Types } from 'mongoose';
import { senderKeys } from '@/lib/contacts/rules';
import { propertyCodeIn } from '@/lib/listings/codes/rules';
import { findListing } from '@/lib/listings/data';
import { DETAIL_STATUSES } from '@/lib/listings/fields/vocabulary';
import { enquiriesReach } from '@/lib/listings/listers/rules';
import { guestOwner } from '@/lib/platform/auth/visitor';
import { DUPLICATE_KEY } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import type { Language } from '@/lib/platform/language/languages';
import { partFoldsOf } from '@/lib/platform/text/fold';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { recordGuestEnquiry } from '@/lib/visitors/guests/mutations';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Lead } from '@/models/enquiries/lead';
import { ENDED_STATUSES, type EnquiryStatus } from './constants';
import type { CreatedEnquiry } from './dto';
import { enquiryRecorded } from './events';
import { enquiryDueAt, enquiryTerms } from './rules';
import type { NewEnquiry } from './schema';

/** The guest of an owner key; undefined for other keys. */
const guestOf = (sender: string | null | undefined): string | undefined =>
  sender?.startsWith(guestOwner('')) ? sender.slice(guestOwner('').length) : undefined;

type About = {
  property?: Types.ObjectId;
  propertyTitle?: string | undefined;
  propertyCode?: string | null | undefined;
  /** absent when only the agency is to be contacted */
  owner?: Types.ObjectId | null | undefined;
  team?: Types.ObjectId | null | undefined;
  isForAgency?: true;
};

/** The listing named by id or by a property code in the message, with its stored title and owner, because the client's are not trusted. */
async function aboutListing(input: NewEnquiry): Promise<About> {
  const id = input.propertyId && isObjectIdHex(input.propertyId) ? input.propertyId : undefined;
  const propertyCode = propertyCodeIn(input.message);
  if (!id && !propertyCode) return { propertyTitle: input.propertyTitle };
  const row = await findListing(
    { ...(id ? { _id: id } : { propertyCode }), status: op.in(DETAIL_STATUSES) },
    { title: 1, owner: 1, team: 1, contactRoute: 1, propertyCode: 1 },
  );
  if (!row) return { propertyTitle: input.propertyTitle };
  const reach = enquiriesReach(row.contactRoute);
  return {
    property: row._id,
    propertyTitle: row.title,
    propertyCode: row.propertyCode,
    ...(reach.lister && row.owner && { owner: row.owner }),
    ...(reach.lister && row.team && { team: row.team }),
    ...(reach.agency && reach.lister && row.owner && { isForAgency: true }),
  };
}

/**
 * Stores an enquiry and links it to its listing and the listing's owner. Stores a form repeated under the same retry key once; different text under that key is
 * another enquiry, because none may be lost. Lead, shared number and mails follow from the event.
 */
export async function createEnquiry(
  input: NewEnquiry,
  sender?: string,
  language?: Language,
): Promise<CreatedEnquiry> {
  const enquiry = await storeEnquiry(input, sender, language);
  const guestID = guestOf(sender);
  if (guestID) await recordGuestEnquiry(guestID, new Date());
  await enquiryRecorded.emit({ enquiry, form: input, sender, language });
  return enquiry;
}

async function storeEnquiry(
  input: NewEnquiry,
  sender: string | undefined,
  language: Language | undefined,
): Promise<CreatedEnquiry> {
  const { propertyCode, ...about } = await aboutListing(input);
  const { name, email, phone, message, serviceLine, idempotencyKey } = input;
  const matchKeys = senderKeys({ email, phone });
  const fields = {
    name,
    ...(email && { email }),
    phone,
    message,
    serviceLine,
    matchKeys,
    terms: enquiryTerms({ name, email, propertyTitle: about.propertyTitle, propertyCode, message }),
    dueAt: enquiryDueAt({ status: 'new', createdAt: new Date() }),
    ...about,
    ...(sender && { sender }),
    ...(language && { language }),
  };
  const shape = (id: unknown, repeated: boolean): CreatedEnquiry => ({
    id: String(id),
    repeated,
    propertyTitle: about.propertyTitle,
    ...(about.property ? { propertyId: String(about.property) } : {}),
    ...(about.owner ? { ownerId: String(about.owner) } : {}),
    ...(about.isForAgency && { isForAgency: true }),
  });
  try {
    const row = await Enquiry.create({ ...fields, ...(idempotencyKey && { idempotencyKey }) });
    return shape(row._id, false);
  } catch (error) {
    if (!idempotencyKey || (error as { code?: unknown }).code !== DUPLICATE_KEY) throw error;
    const before = await Enquiry.findOne(
      { idempotencyKey },
      { name: 1, email: 1, phone: 1, message: 1 },
    ).lean();
    if (!before) throw error;
    const isSame = (['name', 'email', 'phone', 'message'] as const).every(
      (key) => before[key] === fields[key],
    );
    return isSame ? shape(before._id, true) : shape((await Enquiry.create(fields))._id, false);
  }
}

type StatusChange = { status: EnquiryStatus; nextAt?: Date | null | undefined };

/** Changes to a row that follow from its state, which are its date and its place in the queue. */
export function statusUpdate(row: { createdAt: Date; nextAt?: Date | null }, change: StatusChange) {
  const { status, nextAt = row.nextAt } = change;
  const isDated = Boolean(nextAt) && status !== 'new' && !ENDED_STATUSES.includes(status);
  const dueAt = enquiryDueAt({ status, createdAt: row.createdAt, nextAt });
  return {
    $set: { status, dueAt, ...(isDated && nextAt && { nextAt }) },
    ...(!isDated && { $unset: { nextAt: 1 as const } }),
  };
}

/** Changes the status of a lead's enquiries, with `from` only those in these states. */
export async function setStatusOfLead(
  lead: Types.ObjectId,
  change: StatusChange & { from?: readonly EnquiryStatus[] },
): Promise<void> {
  const { from } = change;
  const rows = await Enquiry.find({ lead, ...(from && { status: op.in(from) }) }).lean();
  for (const row of rows) await Enquiry.updateOne({ _id: row._id }, statusUpdate(row, change));
}

/** Records a reply to the person of a lead as the first answer to enquiries without one. */
export async function recordAnswerOfLead(lead: Types.ObjectId, at: Date): Promise<void> {
  await Enquiry.updateMany({ lead, firstAnsweredAt: null }, { $set: { firstAnsweredAt: at } });
  await setStatusOfLead(lead, { status: 'contacted', from: ['new'] });
}

/** Migration that renews the search keys of enquiries and leads, which are parts of words. */
export async function renewEnquiryTerms(): Promise<void> {
  const fields = { name: 1, email: 1, propertyTitle: 1, message: 1 } as const;
  for await (const { _id, ...row } of Enquiry.find({}, fields).lean().cursor())
    await Enquiry.collection.updateOne({ _id }, { $addToSet: { terms: { $each: enquiryTerms(row) } } });
  for await (const { _id, name, propertyTitle } of Lead.find({}, fields).lean().cursor()) {
    const terms = partFoldsOf([name, propertyTitle].filter(Boolean).join('\n'));
    await Lead.collection.updateOne({ _id }, { $addToSet: { terms: { $each: terms } } });
  }
}

/** Assigns the remaining enquiries of `from` to another person, or to nobody. */
export const handOverEnquiries = (
  ids: readonly Types.ObjectId[],
  from: Types.ObjectId | undefined,
  to: Types.ObjectId | undefined,
) =>
  Enquiry.updateMany(
    { _id: op.in(ids), assignee: from ?? null },
    to ? { $set: { assignee: to } } : { $unset: { assignee: 1 } },
    { timestamps: false },
  );
