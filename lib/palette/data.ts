import 'server-only';
import { type QueryFilter, Types, trusted } from 'mongoose';
import { type AdminActor, can } from '@/lib/auth/actor';
import { contactFilter } from '@/lib/contact/data';
import { contactSearchSchema } from '@/lib/contact/schema';
import { beginsWith, connectDb } from '@/lib/db';
import { guestFilter } from '@/lib/guest-tracking/data';
import { STATUS_LABELS } from '@/lib/listing-vocabulary/constants';
import { findInAll } from '@/lib/moderation/data';
import { moderationSearchSchema } from '@/lib/moderation/schema';
import { wordsOf } from '@/lib/search-terms';
import { userFilter } from '@/lib/user-admin/data';
import { userSearchSchema } from '@/lib/user-admin/schema';
import { Contact, type ContactRow } from '@/models/contact';
import { Enquiry, type EnquiryRow } from '@/models/enquiry';
import { Guest } from '@/models/guest';
import { Property, type PropertyRow } from '@/models/property';
import { User } from '@/models/user';
import type { PaletteGroup, PaletteItem } from './schema';

/** Results of each kind; more are in its list. */
const MOST = 5;

/** A listing's code is its id; its first digits are enough. */
function codeRange(query: string): QueryFilter<PropertyRow> | undefined {
  if (!/^[0-9a-f]{6,24}$/i.test(query)) return undefined;
  const from = new Types.ObjectId(query.toLowerCase().padEnd(24, '0'));
  return { _id: trusted({ $gte: from, $lte: new Types.ObjectId(query.toLowerCase().padEnd(24, 'f')) }) };
}

export async function listingFilters(query: string): Promise<QueryFilter<PropertyRow>[]> {
  const byCode = codeRange(query);
  const { ids } = wordsOf(query).length
    ? await findInAll(moderationSearchSchema.parse({ search: query }), MOST)
    : { ids: [] };
  return [...(byCode ? [byCode] : []), ...(ids.length ? [{ _id: trusted({ $in: ids }) }] : [])];
}

async function listings(query: string): Promise<PaletteItem[]> {
  const fields = { title: 1, propertyCode: 1, locality: 1, city: 1, status: 1 };
  const found = await Promise.all(
    (await listingFilters(query)).map((filter) => Property.find(filter, fields).limit(MOST).lean()),
  );
  return found
    .flat()
    .slice(0, MOST)
    .map((row) => ({
      title: row.title,
      note: [row.propertyCode, row.locality, row.city, STATUS_LABELS[row.status]].filter(Boolean).join(', '),
      href: `/admin/properties/${row._id}`,
    }));
}

export function contactFilters(query: string): QueryFilter<ContactRow>[] {
  const byTerms = contactFilter(contactSearchSchema.parse({ search: query }));
  return [
    ...(Object.keys(byTerms).length ? [byTerms] : []),
    ...(query.includes('@') ? [{ emailAddress: beginsWith(query.toLowerCase()) }] : []),
  ];
}

async function contacts(query: string): Promise<PaletteItem[]> {
  const found = await Promise.all(
    contactFilters(query).map((filter) => Contact.find(filter).limit(MOST).lean()),
  );
  const rows = new Map(found.flat().map((row) => [String(row._id), row]));
  return [...rows.values()].slice(0, MOST).map((row) => ({
    title: [row.firstName, row.lastName].filter(Boolean).join(' '),
    note: [row.mobilePhone ?? row.emailAddress, row.organization].filter(Boolean).join(', '),
    href: `/admin/contacts/${row._id}`,
  }));
}

async function guests(query: string): Promise<PaletteItem[]> {
  const rows = await Guest.find(guestFilter(query), { guestID: 1, name: 1 }).limit(MOST).lean();
  return rows.map(({ guestID, name }) => ({
    title: name ?? 'Anonymous',
    note: guestID,
    href: `/admin/guestdetailsmodal/${encodeURIComponent(guestID)}`,
  }));
}

async function users(query: string): Promise<PaletteItem[]> {
  const filter = userFilter(userSearchSchema.parse({ search: query }));
  const rows = await User.find(filter, { name: 1, email: 1, role: 1 }).limit(MOST).lean();
  return rows.map(({ _id, name, email, role }) => ({
    title: name,
    note: `${role}, ${email}`,
    href: `/admin/users/${_id}`,
  }));
}

export const enquiryFilter = (query: string): QueryFilter<EnquiryRow> => ({
  // every sender's e-mail is among the keys in its normal form (lib/contact/rules.ts)
  matchKeys: trusted({ $elemMatch: beginsWith(`e:${query.toLowerCase()}`) }),
});

async function enquiries(query: string): Promise<PaletteItem[]> {
  const fields = { name: 1, email: 1, status: 1 };
  const rows = await Enquiry.find(enquiryFilter(query), fields).limit(MOST).lean();
  return rows.map(({ _id, name, email, status }) => ({
    title: name,
    note: [status, email].filter(Boolean).join(', '),
    href: `/admin/enquiries/${_id}`,
  }));
}

/** Whatever this text may name: each kind through an index, a handful of each. */
export async function findAnywhere(query: string, actor: AdminActor<'read'>): Promise<PaletteGroup[]> {
  await connectDb();
  const groups = await Promise.all(
    (
      [
        ['Listings', listings],
        ['Contacts', contacts],
        ['Guests', guests],
        ...(can(actor, 'staff') ? ([['Users', users]] as const) : []),
        ['Enquiries', enquiries],
      ] as const
    ).map(async ([label, find]) => ({ label, items: await find(query) })),
  );
  return groups.filter(({ items }) => items.length > 0);
}
