import 'server-only';
import { type QueryFilter, Types } from 'mongoose';
import { findUsers } from '@/lib/accounts/users/data';
import { ownFilter } from '@/lib/brokers/own-listings/data';
import { ownListingsSchema } from '@/lib/brokers/own-listings/schema';
import { clientFilter } from '@/lib/clients/data';
import { contactFilter } from '@/lib/contacts/data';
import { contactSearchSchema } from '@/lib/contacts/schema';
import { wordFilter } from '@/lib/deals/data';
import { findEnquiries } from '@/lib/enquiries/data';
import { findLeads, leadScope } from '@/lib/enquiries/leads/data';
import { findListings } from '@/lib/listings/data';
import { STATUS_LABELS } from '@/lib/listings/fields/vocabulary';
import { findInAll } from '@/lib/moderation/data';
import { moderationSearchSchema } from '@/lib/moderation/schema';
import { userFilter } from '@/lib/office/users/data';
import { userSearchSchema } from '@/lib/office/users/schema';
import { type Actor, type AdminActor, can } from '@/lib/platform/auth/actor';
import { beginsWith, personFilter } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import type { Texts } from '@/lib/platform/language/translate';
import { listUrl } from '@/lib/platform/text/list-url';
import { wordsOf } from '@/lib/platform/text/search-terms';
import { teamScope } from '@/lib/teams/data';
import { guestFilter } from '@/lib/visitors/tracking/data';
import { Client } from '@/models/clients/client';
import { Contact, type ContactRow } from '@/models/contacts/contact';
import { Deal } from '@/models/deals/deal';
import type { EnquiryRow } from '@/models/enquiries/enquiry';
import type { LeadRow } from '@/models/enquiries/lead';
import type { PropertyRow } from '@/models/listings/property';
import { Guest } from '@/models/visitors/guest';
import type { PaletteGroup, PaletteItem } from './dto';

type T = Texts<'office/palette'>;

/** Maximum results per kind; the kind's list has the rest. */
const MOST = 5;
/** One more than shown, to detect further ones. */
const READ = MOST + 1;

/** The id range for a listing's code, which is its id, from the first typed digits on. */
function codeRange(query: string): QueryFilter<PropertyRow> | undefined {
  if (!/^[0-9a-f]{6,24}$/i.test(query)) return undefined;
  const from = new Types.ObjectId(query.toLowerCase().padEnd(24, '0'));
  return { _id: op.range({ gte: from, lte: new Types.ObjectId(query.toLowerCase().padEnd(24, 'f')) }) };
}

export async function listingFilters(query: string): Promise<QueryFilter<PropertyRow>[]> {
  const byCode = codeRange(query);
  const { ids } = wordsOf(query).length
    ? await findInAll(moderationSearchSchema.parse({ search: query }), READ)
    : { ids: [] };
  return [...(byCode ? [byCode] : []), ...(ids.length ? [{ _id: op.in(ids) }] : [])];
}

async function listings(query: string, { label }: T): Promise<PaletteItem[]> {
  const fields = { title: 1, propertyCode: 1, locality: 1, city: 1, status: 1 };
  const found = await Promise.all(
    (await listingFilters(query)).map((filter) => findListings(filter, fields).limit(READ)),
  );
  return found
    .flat()
    .slice(0, READ)
    .map((row) => ({
      title: row.title,
      note: [
        row.propertyCode,
        row.locality && label(row.locality),
        row.city && label(row.city),
        label(STATUS_LABELS[row.status]),
      ]
        .filter(Boolean)
        .join(', '),
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
    contactFilters(query).map((filter) => Contact.find(filter).limit(READ).lean()),
  );
  const rows = new Map(found.flat().map((row) => [String(row._id), row]));
  return [...rows.values()].slice(0, READ).map((row) => ({
    title: [row.firstName, row.lastName].filter(Boolean).join(' '),
    note: [row.mobilePhone ?? row.emailAddress, row.organization].filter(Boolean).join(', '),
    href: `/admin/contacts/${row._id}`,
  }));
}

async function guests(query: string, { t }: T): Promise<PaletteItem[]> {
  const rows = await Guest.find(guestFilter(query), { guestID: 1, name: 1 }).limit(READ).lean();
  return rows.map(({ guestID, name }) => ({
    title: name ?? t('Anonymous'),
    note: guestID,
    href: `/admin/guestdetailsmodal/${encodeURIComponent(guestID)}`,
  }));
}

async function users(query: string, { label }: T): Promise<PaletteItem[]> {
  const filter = userFilter(userSearchSchema.parse({ search: query }));
  const rows = await findUsers(filter, { name: 1, email: 1, role: 1 }).limit(READ);
  return rows.map(({ _id, name, email, role }) => ({
    title: name,
    note: `${label(role)}, ${email}`,
    href: `/admin/users/${_id}`,
  }));
}

/** Filters by the sender's email, and by words of the name, the listing and the message in either script. */
export const enquiryFilters = (query: string): QueryFilter<EnquiryRow>[] => [
  // the keys include every sender's email in its normal form (lib/contacts/rules.ts)
  { matchKeys: op.elemMatch(beginsWith(`e:${query.toLowerCase()}`)) },
  personFilter(query),
];

async function enquiries(query: string, { label }: T): Promise<PaletteItem[]> {
  const fields = { name: 1, email: 1, status: 1 };
  const found = await Promise.all(
    enquiryFilters(query).map((filter) => findEnquiries(filter, fields).limit(READ)),
  );
  const rows = new Map(found.flat().map((row) => [String(row._id), row]));
  return [...rows.values()].slice(0, READ).map(({ _id, name, email, status }) => ({
    title: name,
    note: [label(status), email].filter(Boolean).join(', '),
    href: `/admin/enquiries/${_id}`,
  }));
}

type OwnRow = {
  _id: Types.ObjectId;
  title?: string | null;
  name?: string | null;
  propertyCode?: string | null;
  propertyTitle?: string | null;
};

const itemsOf = (rows: readonly OwnRow[], path: string): PaletteItem[] =>
  rows.map(({ _id, title, name, propertyCode, propertyTitle }) => {
    const note = propertyTitle ?? propertyCode ?? '';
    return { title: title || name || note, note, href: `/dashboard/${path}/${String(_id)}` };
  });

/** Records of the member and the team that match the text, a few of each kind; clients only for brokers. */
export async function findOwn(query: string, actor: Actor): Promise<PaletteGroup[]> {
  const ownListings = await ownFilter(actor, ownListingsSchema.parse({ search: query }));
  const fields = { title: 1, name: 1, propertyCode: 1, propertyTitle: 1 };
  const named = wordFilter(query);
  const isBroker = ['broker', 'admin'].includes(actor.role.toLowerCase());
  const [listed, asked, known, dealt] = await Promise.all([
    findListings(ownListings, fields).limit(READ),
    findLeads({ ...leadScope(actor), ...personFilter(query) } as QueryFilter<LeadRow>, fields)
      .sort({ lastAt: -1 })
      .limit(READ),
    isBroker
      ? Client.find(clientFilter(actor, { search: query, who: 'all' }), fields)
          .limit(READ)
          .lean<OwnRow[]>()
      : [],
    Deal.find(
      { ...(Object.keys(named).length ? { ...teamScope(actor), ...named } : { _id: op.in([]) }) },
      fields,
    )
      .sort({ stageSince: -1, _id: -1 })
      .limit(READ)
      .lean<OwnRow[]>(),
  ]);
  const groups = [
    shown('Listings', itemsOf(listed, 'properties'), listUrl('/dashboard/properties', { search: query })),
    shown('Leads', itemsOf(asked, 'leads'), '/dashboard/leads'),
    shown('Clients', itemsOf(known, 'clients'), listUrl('/dashboard/clients', { search: query })),
    shown('Deals', itemsOf(dealt, 'deals'), '/dashboard/deals'),
  ];
  return groups.filter(({ items }) => items.length > 0);
}

/** A few results, and a link to all if there are more. */
const shown = (label: string, items: PaletteItem[], list: string): PaletteGroup => ({
  label,
  items: items.slice(0, MOST),
  ...(items.length > MOST && { more: list }),
});

/** Searches all kinds of records through indexes, with a few results of each. */
export async function findAnywhere(
  query: string,
  actor: AdminActor<'read'>,
  language: Language = 'en',
): Promise<PaletteGroup[]> {
  const texts = textsIn(language, 'office/palette');
  const groups = await Promise.all(
    (
      [
        ['Listings', listings, '/admin/properties'],
        ['Contacts', contacts, '/admin/contactlist'],
        ['Guests', guests, '/admin/useguesttracker'],
        ...(can(actor, 'staff') ? ([['Users', users, '/admin/users']] as const) : []),
        ['Enquiries', enquiries, '/admin/enquiries'],
      ] as const
    ).map(async ([label, find, list]) =>
      shown(label, await find(query, texts), listUrl(list, { search: query })),
    ),
  );
  return groups.filter(({ items }) => items.length > 0);
}
