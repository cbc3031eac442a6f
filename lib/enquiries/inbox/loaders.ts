import 'server-only';
import { notFound } from 'next/navigation';
import { z } from 'zod';
import { medianFirstAnswer, medianFrom } from '@/lib/enquiries/answer-time/data';
import { enquiryBulk } from '@/lib/enquiries/bulk/jobs';
import { listTemplates } from '@/lib/enquiries/templates/data';
import { can } from '@/lib/platform/auth/actor';
import { pageAdmin } from '@/lib/platform/auth/page-guards';
import { listUrl, type SearchParams } from '@/lib/platform/text/list-url';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { getClaim, heldByOthers, mapHolders } from '@/lib/teams/claims/data';
import { listStaff } from '@/lib/teams/staff/data';
import { ENQUIRIES_PATH } from './constants';
import { countEnquiries, enquiryTemplateFields, getEnquiry, nextEnquiry, searchEnquiries } from './data';
import { enquiryHref, enquiryParams } from './format';
import { senderAsContact } from './rules';
import { enquiryPlaceSchema, enquirySearchSchema } from './schema';

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
    changes: canWork ? await enquiryBulk.list(user.id) : { undoable: [] },
    me: user.id,
    canWork,
    canExport: can(actor, 'export'),
    now: now.getTime(),
  };
}

/** The initial data of a new contact: empty, the sender of `?enquiry=`, or the address in `?email=`. */
export async function loadNewContact(query: SearchParams) {
  await pageAdmin('/admin/contacts/new', 'contacts');
  const id = String(query.enquiry ?? '');
  const enquiry = isObjectIdHex(id) ? await getEnquiry(id) : undefined;
  const email = z.email().safeParse(query.email).data;
  const start = enquiry ? senderAsContact(enquiry) : { ...(email && { emailAddress: email }) };
  return { start, staff: await listStaff() };
}

/** One enquiry with the list it was opened from: the way back, and the next one. */
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
