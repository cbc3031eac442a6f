import 'server-only';
import { notFound, redirect } from 'next/navigation';
import { pageAdmin } from '@/lib/auth/page-guards';
import { getContact } from '@/lib/contact/data';
import { countPairsOf } from '@/lib/contact-duplicates/data';
import { contactHistory, getContactActivity, mergedInto } from '@/lib/contact-history/data';
import { isObjectIdHex } from '@/lib/object-id';

/** The detail: the contact, what came from it, and what was done with it. One that was merged leads to where it went. */
export async function loadContactDetail(id: string) {
  await pageAdmin(`/admin/contacts/${encodeURIComponent(id)}`, 'read');
  const contact = await getContact(id);
  if (!contact) {
    const kept = isObjectIdHex(id) ? await mergedInto(id) : undefined;
    if (kept) redirect(`/admin/contacts/${kept}`);
    notFound();
  }
  const [history, activity, pairs] = await Promise.all([
    contactHistory(contact),
    getContactActivity(contact),
    countPairsOf(contact._id),
  ]);
  return { contact, history, activity, pairs };
}
