import { Types } from 'mongoose';
import { recordMissingLeads } from '@/lib/enquiries/lead-sources/jobs';
import type { TeamRole } from '@/lib/platform/auth/roles';
import { Client } from '@/models/clients/client';
import { Requirement } from '@/models/clients/requirement';
import { Tour } from '@/models/clients/tour';
import { Deal } from '@/models/deals/deal';
import { DealForm } from '@/models/deals/deal-form';
import { DealToken } from '@/models/deals/deal-token';
import { Invoice } from '@/models/deals/invoice';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Property } from '@/models/listings/property';
import { Shortlist } from '@/models/shortlists/shortlist';
import { Browser } from './browser';
import type { TestTeam } from './teams';
import { visitsOf } from './visits';

/** Records of a team, all in the name of its agent. */
export type TeamRecords = Record<
  | 'property'
  | 'enquiry'
  | 'visit'
  | 'client'
  | 'requirement'
  | 'deal'
  | 'invoice'
  | 'token'
  | 'form'
  | 'list'
  | 'tour'
  | 'lead',
  string
>;

const FLAT = {
  title: 'Team flat',
  description: 'With a view',
  price: 4_500_000,
  type: 'sale' as const,
  category: 'Residential' as const,
  address: 'Dharampeth, Nagpur',
  area: 900,
  city: 'Nagpur',
  citySlug: 'nagpur',
  images: [{ url: '/media/images/abc.webp', public_id: 'images/abc', width: 10, height: 10 }],
};

const SENT = { name: 'Meera', phone: '98220 00000', message: 'Is it free?', propertyTitle: FLAT.title };
const CONSENT = { how: 'said', day: '2026-11-01' } as const;
const MEERA = {
  name: 'Meera Joshi',
  nameKey: 'meera joshi',
  email: 'meera@clients.example',
  consent: CONSENT,
};
const WISH = { query: 'city=nagpur&maxPrice=6000000' };
const FACTS = { title: 'Joshi, 2 BHK', kind: 'resale' as const, stage: 'visit' as const };

const DRAFT = {
  kind: 'invoice' as const,
  recipient: { name: 'R. Joshi', state: '27' },
  placeOfSupply: '27',
  lines: [{ what: 'Brokerage', sac: '997222', rupees: 1000 }],
};

const TOKEN = {
  payer: 'R. Joshi',
  rupees: 1000,
  upi: 'saptam@okbank',
  upiName: 'Saptam',
  terms: 'None',
  state: 'confirmed' as const,
  confirmedAt: new Date(),
};

const STOP = 'e'.repeat(24);
const ON_SUNDAY = {
  day: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
  from: '10:00',
  until: '18:00',
  minutes: 30,
  agents: [],
};

const LICENCE = {
  kind: 'leave-licence' as const,
  version: 1,
  versions: [{ version: 1, language: 'en' as const, fields: { licensor: 'R. Joshi' }, at: new Date() }],
};

type Kind = keyof TeamRecords;
type Maker = (
  of: (kind: Kind) => Promise<string>,
  owned: Record<'owner' | 'team', Types.ObjectId>,
) => unknown;

/** How each kind is made, after the kinds that it is about. */
const MAKERS: Record<Kind, Maker> = {
  property: async (_of, owned) => (await Property.create({ ...FLAT, ...owned }))._id,
  enquiry: async (of, owned) =>
    (await Enquiry.create({ ...SENT, ...owned, property: await of('property') }))._id,
  visit: async (of) => (await visitsOf(new Browser()).book(await of('property'))).json.id,
  client: async (_of, owned) => (await Client.create({ ...owned, ...MEERA }))._id,
  list: async (of) => {
    const slot = await of('client');
    return (await Shortlist.create({ owner: `client:${slot}`, slot, name: 'For Meera' }))._id;
  },
  tour: async (of, owned) => {
    const [property, client] = [await of('property'), await of('client')];
    const start = new Date(Date.now() + 86_400_000);
    const stop = {
      _id: STOP,
      property,
      client,
      agent: owned.owner,
      start,
      end: new Date(+start + 1_800_000),
    };
    const homes = [{ property, title: FLAT.title, keys: 'owner' }];
    return (await Tour.create({ ...owned, ...ON_SUNDAY, homes, families: [{ client }], stops: [stop] }))._id;
  },
  requirement: async (of, owned) =>
    (await Requirement.create({ ...owned, ...WISH, client: await of('client') }))._id,
  deal: async (_of, owned) => (await Deal.create({ ...owned, ...FACTS, stageSince: new Date() }))._id,
  invoice: async (of, owned) => (await Invoice.create({ ...owned, ...DRAFT, deal: await of('deal') }))._id,
  token: async (of, owned) => {
    const request = `TOK${new Types.ObjectId()}`;
    return (await DealToken.create({ ...TOKEN, ...owned, request, deal: await of('deal') }))._id;
  },
  form: async (of, owned) => (await DealForm.create({ ...owned, ...LICENCE, deal: await of('deal') }))._id,
  lead: async (of) => {
    const enquiry = await of('enquiry');
    await recordMissingLeads();
    return (await Enquiry.findById(enquiry).lean())?.lead;
  },
};
const KINDS = Object.keys(MAKERS) as Kind[];

/** One record of each of `kinds`, and of those that they are about; the others have no id. */
export async function recordsOf(team: TestTeam, kinds: readonly Kind[] = KINDS): Promise<TeamRecords> {
  const owned = { owner: new Types.ObjectId(team.agent.id), team: new Types.ObjectId(team.id) };
  const made: Partial<TeamRecords> = {};
  const of = async (kind: Kind) => (made[kind] ??= String(await MAKERS[kind](of, owned)));
  for (const kind of kinds) await of(kind);
  return made as TeamRecords;
}

/** The kinds of record that a call names, as it asks for them: a handler is not tried with thirty records that it never reads. */
export function kindsOf(attempt: (records: TeamRecords) => TeamAttempt): Kind[] {
  const requested = new Set<Kind>();
  const get = (_records: object, kind: Kind) => {
    requested.add(kind);
    return '';
  };
  attempt(new Proxy({}, { get } as ProxyHandler<object>) as TeamRecords);
  return [...requested];
}

export type TeamAttempt = {
  params: Record<string, string | string[]>;
  body?: unknown;
  /** roles that may see the record, but not do this to it */
  denied?: readonly TeamRole[];
};

/**
 * Every handler about one record that a team shares, with a call of it. lib/platform/auth/team-walk.test.ts fails when a handler of the
 * members' area names a record and is neither here nor among those that only concern the caller.
 */
export const TEAM_ATTEMPTS: Record<string, (records: TeamRecords) => TeamAttempt> = {
  'PUT /api/property/[id]': ({ property: id }) => ({ params: { id }, body: { title: 'Changed' } }),
  'PATCH /api/property/[id]': ({ property: id }) => ({ params: { id }, body: { __v: 0, price: 4_400_000 } }),
  'DELETE /api/property/[id]': ({ property: id }) => ({ params: { id }, denied: ['assistant'] }),
  'POST /api/property/[id]/restore': ({ property: id }) => ({ params: { id } }),
  'POST /api/property/[id]/confirmation': ({ property: id }) => ({
    params: { id },
    body: { answer: 'available' },
  }),
  'DELETE /api/property/[id]/images/[...publicId]': ({ property: id }) => ({
    params: { id, publicId: ['images', 'abc'] },
  }),
  'GET /api/property/[id]/closing': ({ property: id }) => ({ params: { id } }),
  'POST /api/property/[id]/closing': ({ property: id }) => ({ params: { id }, body: { __v: 0 } }),
  'POST /api/property/[id]/duplicate': ({ property: id }) => ({ params: { id } }),
  'POST /api/property/[id]/evidence': ({ property: id }) => ({
    params: { id },
    body: { check: 'tax', state: 'told' },
  }),
  'GET /api/property/[id]/figures': ({ property: id }) => ({ params: { id } }),
  'POST /api/visits/[id]/answer': ({ visit: id }) => ({ params: { id }, body: { action: 'cancel' } }),
  'POST /api/enquiry/[id]/messages': ({ enquiry: id }) => ({ params: { id }, body: { text: 'Yes, it is.' } }),
  'GET /api/leads/[id]': ({ lead: id }) => ({ params: { id } }),
  'PATCH /api/leads/[id]': ({ lead: id }) => ({ params: { id }, body: { state: 'contacted' } }),
  'POST /api/leads/[id]/answer': ({ lead: id }) => ({ params: { id }, body: { text: 'Yes, it is.' } }),
  'POST /api/leads/[id]/read': ({ lead: id }) => ({ params: { id }, body: {} }),
  'POST /api/leads/[id]/tap': ({ lead: id }) => ({ params: { id }, body: { way: 'call' } }),
  'GET /api/leads/[id]/whatsapp': ({ lead: id }) => ({ params: { id } }),
  'POST /api/leads/[id]/whatsapp': ({ lead: id }) => ({
    params: { id },
    body: { key: '6f1c2f0e-58cc-4372-a567-0e02b2c3d479', text: 'Yes, it is.' },
  }),
  'POST /api/leads/[id]/consents': ({ lead: id }) => ({
    params: { id },
    body: { kind: 'visits', way: 'call', words: 'Write to me', isActive: true },
  }),
  'POST /api/leads/[id]/calls': ({ lead: id }) => ({ params: { id } }),
  'GET /api/deals/[id]': ({ deal: id }) => ({ params: { id } }),
  'PATCH /api/deals/[id]': ({ deal: id }) => ({ params: { id }, body: { __v: 0, stage: 'offer' } }),
  'DELETE /api/deals/[id]': ({ deal: id }) => ({ params: { id }, denied: ['assistant'] }),
  'GET /api/deals/[id]/file': ({ deal: id }) => ({ params: { id } }),
  'GET /api/deals/[id]/archive': ({ deal: id }) => ({ params: { id }, denied: ['assistant'] }),
  'GET /api/deals/[id]/invoices': ({ deal: id }) => ({ params: { id }, denied: ['assistant'] }),
  'POST /api/deals/[id]/invoices': ({ deal: id }) => ({
    params: { id },
    body: {
      recipient: { name: 'R. Joshi', state: '27' },
      placeOfSupply: '27',
      lines: [{ what: 'x', rupees: 1 }],
    },
    denied: ['assistant'],
  }),
  'GET /api/deals/[id]/diligence': ({ deal: id }) => ({ params: { id } }),
  'PUT /api/deals/[id]/diligence': ({ deal: id }) => ({ params: { id }, body: { identities: [] } }),
  'POST /api/deals/[id]/diligence/notes': ({ deal: id }) => ({ params: { id }, body: { text: 'Odd' } }),
  'GET /api/deals/[id]/tax': ({ deal: id }) => ({ params: { id } }),
  'GET /api/deals/[id]/tokens': ({ deal: id }) => ({ params: { id } }),
  'POST /api/deals/[id]/tokens': ({ deal: id }) => ({
    params: { id },
    body: { payer: 'R. Joshi', rupees: 1, terms: 'None' },
  }),
  'POST /api/tokens/[id]': ({ token: id }) => ({
    params: { id },
    body: { action: 'forfeit', reason: 'Other home' },
  }),
  'GET /api/tokens/[id]/receipt': ({ token: id }) => ({ params: { id } }),
  'GET /api/deals/[id]/forms': ({ deal: id }) => ({ params: { id } }),
  'POST /api/deals/[id]/forms': ({ deal: id }) => ({
    params: { id },
    body: { kind: 'visit-slip', language: 'mr' },
  }),
  'GET /api/forms/[id]': ({ form: id }) => ({ params: { id } }),
  'GET /api/forms/[id]/pdf': ({ form: id }) => ({ params: { id } }),
  'PUT /api/forms/[id]': ({ form: id }) => ({
    params: { id },
    body: { version: 1, language: 'en', fields: { licensor: 'R. Joshi' } },
  }),
  'PUT /api/forms/[id]/checks': ({ form: id }) => ({ params: { id }, body: { checks: [] } }),
  'DELETE /api/forms/[id]': ({ form: id }) => ({ params: { id }, denied: ['assistant'] }),
  'GET /api/invoices/[id]': ({ invoice: id }) => ({ params: { id }, denied: ['assistant'] }),
  'GET /api/invoices/[id]/pdf': ({ invoice: id }) => ({ params: { id }, denied: ['assistant'] }),
  'DELETE /api/invoices/[id]': ({ invoice: id }) => ({ params: { id }, denied: ['assistant'] }),
  'POST /api/invoices/[id]/issue': ({ invoice: id }) => ({ params: { id }, denied: ['assistant'] }),
  'POST /api/invoices/[id]/credit-note': ({ invoice: id }) => ({
    params: { id },
    body: { reason: 'Fell through' },
    denied: ['assistant'],
  }),
  'GET /api/clients/[id]': ({ client: id }) => ({ params: { id } }),
  'PATCH /api/clients/[id]': ({ client: id }) => ({ params: { id }, body: { __v: 0, name: 'Meera J' } }),
  'DELETE /api/clients/[id]': ({ client: id }) => ({ params: { id }, denied: ['assistant'] }),
  'POST /api/clients/[id]/seen': ({ client: id }) => ({ params: { id }, body: {} }),
  'POST /api/clients/[id]/contact': ({ client: id }) => ({ params: { id } }),
  'GET /api/tours/[id]': ({ tour: id }) => ({ params: { id } }),
  'PATCH /api/tours/[id]': ({ tour: id }) => ({ params: { id }, body: { __v: 0, minutes: 45 } }),
  'DELETE /api/tours/[id]': ({ tour: id }) => ({ params: { id } }),
  'POST /api/tours/[id]/send': ({ tour: id }) => ({ params: { id } }),
  // before the home was seen
  'POST /api/tours/[id]/thumb': ({ tour: id }) => ({ params: { id }, body: { stop: STOP, verdict: 'yes' } }),
  'POST /api/clients/[id]/requirements': ({ client: id }) => ({
    params: { id },
    body: { query: 'city=pune' },
  }),
  'PATCH /api/clients/[id]/requirements/[requirement]': ({ client: id, requirement }) => ({
    params: { id, requirement },
    body: { paused: true },
  }),
  'POST /api/clients/[id]/shortlists': ({ client: id, property }) => ({
    params: { id },
    body: { name: 'For Meera', homes: [property] },
  }),
  'PATCH /api/clients/[id]/shortlists/[list]': ({ client: id, list }) => ({
    params: { id, list },
    body: { shared: false },
  }),
  'DELETE /api/clients/[id]/shortlists/[list]': ({ client: id, list }) => ({ params: { id, list } }),
  'POST /api/clients/[id]/shortlists/[list]/mail': ({ client: id, list }) => ({
    params: { id, list },
    body: { text: 'Look at these' },
  }),
  'DELETE /api/clients/[id]/requirements/[requirement]': ({ client: id, requirement }) => ({
    params: { id, requirement },
  }),
};

/** Records that are each account's own, in a team or not. */
export const NEVER_SHARED: ReadonlySet<string> = new Set([
  // for validators and moderators, of any listing: lib/moderation/site-checks/site-checks.test.ts
  'POST /api/property/[id]/site-checks',
  'GET /api/property/[id]/site-checks/[check]/photo',
  // the team itself (lib/teams/membership/team-api.test.ts)
  'DELETE /api/team/invitations/[id]',
  'PATCH /api/team/members/[id]',
  'DELETE /api/team/members/[id]',
  'POST /api/team/join/[token]',
  // a file is whose import it is; the listings that it made are the team's (lib/imports/own/own-import.test.ts)
  ...['property', 'clients'].flatMap((of) => [
    ...['GET', 'PUT', 'POST', 'DELETE'].map((method) => `${method} /api/${of}/import/[id]`),
    ...['GET', 'POST'].flatMap((method) =>
      ['failed', 'rows'].map((part) => `${method} /api/${of}/import/[id]/${part}`),
    ),
  ]),
  // the owner of a listing, whom its lister alone sees, and the letters to them: lib/brokers/letters/letters.test.ts
  'PUT /api/property/[id]/owner',
  'PATCH /api/letters/[id]',
  ...['send', 'shared'].map((part) => `POST /api/letters/[id]/${part}`),
  // one's own consent: lib/compliance/receipts/receipts.test.ts
  'PUT /api/purposes/[id]',
  // of whom in the team, and refused to others: lib/deals/reports/reports-api.test.ts
  'GET /api/deals/reports/[id]/document',
  // replies about others' and unknown listings that they are not one's own: lib/listings/own-listing.test.ts
  'GET /api/property/[id]/own',
  // a ZIP with everything is whose account ordered it (lib/imports/archives/archive.test.ts)
  ...['GET', 'POST', 'DELETE'].map((method) => `${method} /api/archive/[id]`),
  'GET /api/archive/[id]/file',
  // the name of a list: lib/imports/exports/exports.test.ts
  'GET /api/export/[what]',
  'GET /api/guest/[guestID]',
  'DELETE /api/calendar/busy/[id]',
  'GET /api/user/profile/[id]',
  'PUT /api/user/profile/[id]',
  'GET /api/user/documents/[id]',
  'DELETE /api/user/documents/[id]',
  'PATCH /api/searches/[id]',
  'DELETE /api/searches/[id]',
  'DELETE /api/user/sessions/[id]',
  ...['PATCH', 'DELETE'].map((method) => `${method} /api/user/webhooks/[id]`),
  'POST /api/user/webhooks/[id]/test',
  'POST /api/user/deliveries/[id]',
  'DELETE /api/user/api-tokens/[id]',
  'PATCH /api/user/passkeys/[id]',
  'DELETE /api/user/passkeys/[id]',
  // parts of a lead, for who may see it: lib/channels/calls/calls-api.test.ts, lib/channels/messages/sending.test.ts
  'POST /api/leads/[id]/whatsapp/[message]',
  'GET /api/leads/[id]/whatsapp/[message]/file',
  'GET /api/leads/[id]/calls/[call]/recording',
  'PUT /api/leads/templates/[id]',
  'DELETE /api/leads/templates/[id]',
  'DELETE /api/property/images/[...publicId]',
  'PUT /api/property/drafts/[key]',
  'DELETE /api/property/drafts/[key]',
]);
