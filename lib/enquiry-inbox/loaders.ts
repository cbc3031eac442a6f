import 'server-only';
import { notFound } from 'next/navigation';
import { pageAdmin } from '@/lib/auth/page-guards';
import type { SearchParams } from '@/lib/list-url';
import { isObjectIdHex } from '@/lib/object-id';
import { countEnquiries, getEnquiry, listAdmins, medianFirstAnswer, searchEnquiries } from './data';
import { senderAsContact } from './rules';
import { enquirySearchSchema } from './schema';

export async function loadInbox(query: SearchParams) {
  await pageAdmin('/admin/enquiries', 'read');
  const now = new Date();
  const search = enquirySearchSchema.parse(query);
  const [list, counts, median, admins] = await Promise.all([
    searchEnquiries(search, now),
    countEnquiries(now),
    medianFirstAnswer(now),
    listAdmins(),
  ]);
  return { search, list, counts, median, admins, now: now.getTime() };
}

/** What a new contact begins with: nothing, or the sender of `?enquiry=`. */
export async function loadNewContact(query: SearchParams) {
  await pageAdmin('/admin/contacts/new', 'contacts');
  const id = String(query.enquiry ?? '');
  const enquiry = isObjectIdHex(id) ? await getEnquiry(id) : undefined;
  return enquiry ? senderAsContact(enquiry) : {};
}

export async function loadEnquiry(id: string) {
  await pageAdmin(`/admin/enquiries/${encodeURIComponent(id)}`, 'read');
  if (!isObjectIdHex(id)) notFound();
  const [enquiry, admins] = await Promise.all([getEnquiry(id), listAdmins()]);
  return { enquiry: enquiry ?? notFound(), admins };
}
