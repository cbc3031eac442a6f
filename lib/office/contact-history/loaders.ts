import 'server-only';
import { notFound, redirect } from 'next/navigation';
import { getContact } from '@/lib/contacts/data';
import { countPairsOf, nextPair } from '@/lib/contacts/duplicates/data';
import { getContactThread } from '@/lib/office/contact-thread/data';
import { can, isAdmin } from '@/lib/platform/auth/actor';
import { pageAdmin } from '@/lib/platform/auth/page-guards';
import { localPath } from '@/lib/platform/language/languages';
import { pageLanguage, texts } from '@/lib/platform/language/on-server';
import type { SearchParams } from '@/lib/platform/text/list-url';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { listStaff } from '@/lib/teams/staff/data';
import { contactHistory, mergedInto } from './data';

/** Loads the contact, its thread and its record's history. A merged contact redirects to the remaining one. */
export async function loadContactDetail(id: string, query: SearchParams) {
  const { actor } = await pageAdmin(`/admin/contacts/${encodeURIComponent(id)}`, 'read');
  const contact = await getContact(id);
  if (!contact) {
    const kept = isObjectIdHex(id) ? await mergedInto(id) : undefined;
    if (kept) redirect(localPath(await pageLanguage(), `/admin/contacts/${kept}`));
    notFound();
  }
  const [history, pairs, next, staff] = await Promise.all([
    contactHistory(contact),
    countPairsOf(contact._id),
    query.merged ? nextPair() : undefined,
    listStaff(),
  ]);
  const [last] = history.merges;
  const merged = query.merged && last?.undoable ? { last, next } : undefined;
  const owner = staff.find(({ id }) => id === contact.owner)?.name;
  const reader = { seesDeals: can(actor, 'earnings'), opensDeals: isAdmin(actor) };
  const thread = await getContactThread(contact, history.notes, reader, await texts('contacts'));
  return { contact, owner, history, thread, pairs, merged, mayChange: can(actor, 'contacts') };
}
