import 'server-only';
import { notFound } from 'next/navigation';
import { medianFirstAnswer, medianFrom } from '@/lib/enquiries/answer-time/data';
import { enquiryBulk } from '@/lib/enquiries/bulk/jobs';
import { readLinkedEnquiry } from '@/lib/enquiries/conversation/data';
import { enquiryLinkParams } from '@/lib/enquiries/conversation/schema';
import { ENQUIRIES_PATH } from '@/lib/enquiries/inbox/constants';
import {
  countEnquiries,
  enquiryTemplateFields,
  getEnquiry,
  nextEnquiry,
  searchEnquiries,
} from '@/lib/enquiries/inbox/data';
import { enquiryHref, enquiryParams } from '@/lib/enquiries/inbox/format';
import { senderAsContact } from '@/lib/enquiries/inbox/rules';
import { enquiryPlaceSchema, enquirySearchSchema } from '@/lib/enquiries/inbox/schema';
import { listTemplates } from '@/lib/enquiries/templates/data';
import { can } from '@/lib/platform/auth/actor';
import { pageAdmin } from '@/lib/platform/auth/page-guards';
import { pageLanguage } from '@/lib/platform/language/on-server';
import { emailAddress } from '@/lib/platform/text/email';
import { listUrl, type SearchParams } from '@/lib/platform/text/list-url';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { getClaim, heldByOthers, mapHolders } from '@/lib/teams/claims/data';
import { listStaff } from '@/lib/teams/staff/data';

/** The enquiry behind a link mailed to its sender; undefined for expired, deleted and guessed links alike. */
export const loadLinkedEnquiry = async (token: string) =>
  enquiryLinkParams.safeParse({ token }).success ? readLinkedEnquiry(token) : undefined;

export async function loadInbox(query: SearchParams) {
  const { user, actor } = await pageAdmin(ENQUIRIES_PATH, 'read');
  const now = new Date();
  const search = enquirySearchSchema.parse(query);
  const [list, counts, median, staff] = await Promise.all([
    searchEnquiries(search, now),
    countEnquiries(now),
    medianFirstAnswer(now),
    listStaff(),
  ]);
  const holders = Object.fromEntries(await mapHolders('enquiry', user.id));
  const canWork = can(actor, 'enquiries');
  const from = medianFrom(now);
  return {
    search,
    list,
    holders,
    counts,
    median: median && { ...median, from },
    staff,
    changes: canWork ? await enquiryBulk.list(user.id, await pageLanguage()) : { undoable: [] },
    me: user.id,
    canWork,
    canExport: can(actor, 'export'),
    now: now.getTime(),
  };
}

/** Initial data of a new contact: empty, the sender of `?enquiry=`, or the address in `?email=`. */
export async function loadNewContact(query: SearchParams) {
  await pageAdmin('/admin/contacts/new', 'contacts');
  const id = String(query.enquiry ?? '');
  const enquiry = isObjectIdHex(id) ? await getEnquiry(id) : undefined;
  const email = emailAddress().safeParse(query.email).data;
  const start = enquiry ? senderAsContact(enquiry) : { ...(email && { emailAddress: email }) };
  return { start, staff: await listStaff() };
}

/** One enquiry with the list it was opened from, for the way back and the next one. */
export async function loadEnquiry(id: string, query: SearchParams) {
  const { at, ...search } = enquiryPlaceSchema.parse(query);
  const { actor } = await pageAdmin(`${ENQUIRIES_PATH}/${encodeURIComponent(id)}`, 'read');
  if (!isObjectIdHex(id)) notFound();
  const enquiry = (await getEnquiry(id, search.by)) ?? notFound();
  const [staff, templates, fields, next] = await Promise.all([
    listStaff(),
    listTemplates(actor),
    enquiryTemplateFields(enquiry, actor.name),
    nextEnquiry(search, at ?? enquiry.at, new Date(), await heldByOthers('enquiry', actor.userId)),
  ]);
  const claim = await getClaim('enquiry', id, actor.userId);
  return {
    enquiry,
    claim,
    me: actor.userId,
    staff,
    templates,
    fields,
    canWork: can(actor, 'enquiries'),
    mayAdd: can(actor, 'contacts'),
    back: listUrl(ENQUIRIES_PATH, enquiryParams(search)),
    next: next && next._id !== id ? enquiryHref(search, next) : undefined,
  };
}
