import 'server-only';
import { notFound, redirect } from 'next/navigation';
import { pageAdmin } from '@/lib/auth/page-guards';
import { isObjectIdHex } from '@/lib/object-id';
import { getContact, searchContacts } from './data';
import { contactHistory, contactTrail, mergedInto } from './history-data';
import { countPairsOf } from './pair-data';
import { contactSearchSchema } from './schema';

export async function loadDirectory(query: Record<string, string | string[] | undefined>) {
  await pageAdmin('/admin/contactlist');
  const search = contactSearchSchema.parse(query);
  return { search, list: await searchContacts(search) };
}

/** One contact for the page at `from`, which sign-in leads back to. */
export async function loadContact(id: string, from = `/admin/contacts/${encodeURIComponent(id)}`) {
  await pageAdmin(from);
  return (await getContact(id)) ?? notFound();
}

/** The detail: the contact, what came from it, and what was done with it. One that was merged leads to where it went. */
export async function loadContactDetail(id: string) {
  await pageAdmin(`/admin/contacts/${encodeURIComponent(id)}`);
  const contact = await getContact(id);
  if (!contact) {
    const kept = isObjectIdHex(id) ? await mergedInto(id) : undefined;
    if (kept) redirect(`/admin/contacts/${kept}`);
    notFound();
  }
  const [history, trail, pairs] = await Promise.all([
    contactHistory(contact),
    contactTrail(contact),
    countPairsOf(contact._id),
  ]);
  return { contact, history, trail, pairs };
}
