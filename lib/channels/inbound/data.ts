import 'server-only';
import type { Types } from 'mongoose';
import { findUser } from '@/lib/accounts/users/data';
import { senderKeys } from '@/lib/contacts/rules';
import { findLeads } from '@/lib/enquiries/leads/data';
import { findListing } from '@/lib/listings/data';
import { DETAIL_STATUSES } from '@/lib/listings/fields/vocabulary';
import { userOwner } from '@/lib/platform/auth/visitor';
import { op } from '@/lib/platform/db/operators';
import { loadSuggestions, resolveSearch } from '@/lib/search/box/loaders';
import { MAX_QUERY_LENGTH } from '@/lib/search/parser/tokens';
import { Contact } from '@/models/contacts/contact';
import type { LeadRow } from '@/models/enquiries/lead';
import { namedListing } from './rules';

export type LeadLean = LeadRow & { _id: Types.ObjectId };
type Known = { leads: LeadLean[]; person?: string; name?: string };

const MAX_LEADS = 50;

/** Finds a number's leads, the account that confirmed it, and its name in the directory. */
export async function knownBy(phone: string): Promise<Known> {
  const keys = senderKeys({ phone });
  const [account, contact] = await Promise.all([
    findUser({ confirmedPhone: phone, deactivatedAt: null }, { name: 1 }),
    Contact.findOne({ matchKeys: op.in(keys) }, { firstName: 1, lastName: 1 }).lean(),
  ]);
  const person = account ? userOwner(String(account._id)) : undefined;
  const leads = await findLeads({
    $or: [{ matchKeys: op.in(keys) }, ...(person ? [{ person }] : [])],
  })
    .sort({ lastAt: -1 })
    .limit(MAX_LEADS);
  const name = contact ? [contact.firstName, contact.lastName].filter(Boolean).join(' ') : account?.name;
  return { leads, ...(person && { person }), ...(name && { name }) };
}

/** The public listing named in a message, or undefined. */
export async function listingIn(text: string): Promise<string | undefined> {
  const { id, code } = namedListing(text);
  if (!id && !code) return undefined;
  const row = await findListing(
    { ...(id ? { _id: id } : { propertyCode: code }), status: op.in(DETAIL_STATUSES) },
    { _id: 1 },
  );
  return row ? String(row._id) : undefined;
}

/** The search in a text, as the search box reads it; undefined if it recognises nothing. */
export async function searchIn(text: string): Promise<{ href: string; label: string } | undefined> {
  const ask = text.replace(/\s+/g, ' ').trim().slice(0, MAX_QUERY_LENGTH);
  if (ask === '') return undefined;
  const { parts } = await loadSuggestions(ask, {});
  if (parts.length === 0) return undefined;
  const href = await resolveSearch(new URLSearchParams({ ask }));
  return { href, label: parts.map(({ label }) => label).join(' · ') };
}
