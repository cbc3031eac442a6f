import type { TeamRole } from '@/lib/platform/auth/roles';
import { DEAL_DATE, type Kind, STOP, type TeamRecords } from './team-records';

/** The kinds of record that a call uses, so that a test doesn't create thirty unused records. */
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
  /** roles that can see the record but not perform this call */
  denied?: readonly TeamRole[];
};

/**
 * A call of every handler for one shared record. lib/platform/auth/handlers-walk.test.ts fails when a member handler that names a record is neither here nor in
 * the lists of exceptions.
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
  'POST /api/property/[id]/wording': ({ property: id }) => ({ params: { id }, body: {} }),
  'GET /api/property/[id]/figures': ({ property: id }) => ({ params: { id } }),
  'GET /api/visits/[id]/answer': ({ visit: id }) => ({ params: { id } }),
  'POST /api/visits/[id]/answer': ({ visit: id }) => ({ params: { id }, body: { action: 'cancel' } }),
  'POST /api/enquiry/[id]/messages': ({ enquiry: id }) => ({ params: { id }, body: { text: 'Yes, it is.' } }),
  'GET /api/leads/[id]': ({ lead: id }) => ({ params: { id } }),
  'PATCH /api/leads/[id]': ({ lead: id }) => ({ params: { id }, body: { state: 'contacted' } }),
  'POST /api/leads/[id]/answer': ({ lead: id }) => ({ params: { id }, body: { text: 'Yes, it is.' } }),
  'POST /api/leads/[id]/read': ({ lead: id }) => ({ params: { id }, body: {} }),
  'POST /api/leads/[id]/summary': ({ lead: id }) => ({ params: { id } }),
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
  'PATCH /api/deals/[id]/dates/[date]': ({ deal: id }) => ({
    params: { id, date: DEAL_DATE },
    body: { day: '2027-01-02', seen: '2027-01-01' },
  }),
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
  'GET /api/forms/[id]/scan': ({ signedForm: id }) => ({ params: { id } }),
  'PUT /api/forms/[id]/scan': ({ form: id }) => ({ params: { id } }),
  'DELETE /api/forms/[id]/scan': ({ signedForm: id }) => ({ params: { id }, denied: ['assistant'] }),
  'DELETE /api/forms/[id]': ({ form: id }) => ({ params: { id }, denied: ['assistant'] }),
  'GET /api/invoices/[id]': ({ invoice: id }) => ({ params: { id }, denied: ['assistant'] }),
  'GET /api/invoices/[id]/pdf': ({ invoice: id }) => ({ params: { id }, denied: ['assistant'] }),
  'DELETE /api/invoices/[id]': ({ invoice: id }) => ({ params: { id }, denied: ['assistant'] }),
  'POST /api/invoices/[id]/issue': ({ invoice: id }) => ({ params: { id }, denied: ['assistant'] }),
  'PUT /api/invoices/[id]/payment': ({ invoice: id }) => ({
    params: { id },
    body: { paidOn: null },
    denied: ['assistant'],
  }),
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
  'DELETE /api/co-broking/offers/[id]': ({ offer: id }) => ({ params: { id }, denied: ['assistant'] }),
  'GET /api/co-broking/introductions/[id]': ({ introduction: id }) => ({ params: { id } }),
  'POST /api/co-broking/introductions/[id]/events': ({ introduction: id }) => ({
    params: { id },
    body: { kind: 'note', text: 'They saw it on Sunday.' },
    denied: ['assistant'],
  }),
  'GET /api/tours/[id]': ({ tour: id }) => ({ params: { id } }),
  'PATCH /api/tours/[id]': ({ tour: id }) => ({ params: { id }, body: { __v: 0, minutes: 45 } }),
  'DELETE /api/tours/[id]': ({ tour: id }) => ({ params: { id } }),
  'POST /api/tours/[id]/send': ({ tour: id }) => ({ params: { id } }),
  // fails because the visit has not begun
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

/** Handlers for records that stay private even in a team. */
export const NEVER_SHARED: ReadonlySet<string> = new Set([
  // validators and moderators, any listing: lib/moderation/site-checks/site-checks.test.ts
  'POST /api/property/[id]/site-checks',
  'GET /api/property/[id]/site-checks/[check]/photo',
  // the team itself (lib/teams/membership.test.ts)
  'DELETE /api/team/invitations/[id]',
  'PATCH /api/team/members/[id]',
  'DELETE /api/team/members/[id]',
  'POST /api/team/join/[token]',
  // an import belongs to its importer, its listings to the team (lib/imports/listings/listings.test.ts)
  ...['property', 'clients'].flatMap((of) => [
    ...['GET', 'PUT', 'POST', 'DELETE'].map((method) => `${method} /api/${of}/import/[id]`),
    ...['GET', 'POST'].flatMap((method) =>
      ['failed', 'rows'].map((part) => `${method} /api/${of}/import/[id]/${part}`),
    ),
  ]),
  // a listing's owner, visible only to its lister, and the letters to the owner: lib/brokers/letters/letters.test.ts
  'PUT /api/property/[id]/owner',
  'PATCH /api/letters/[id]',
  ...['send', 'shared'].map((part) => `POST /api/letters/[id]/${part}`),
  // replies alike for others' and unknown listings: lib/listings/listings.test.ts
  'GET /api/property/[id]/own',
  // a full archive belongs to the account that ordered it (lib/imports/archives.test.ts)
  ...['GET', 'POST', 'DELETE'].map((method) => `${method} /api/archive/[id]`),
  'GET /api/archive/[id]/file',
  // a list's name: lib/imports/archives.test.ts
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
  // parts of a lead: lib/channels/incoming.test.ts, lib/channels/sending/sending.test.ts
  'POST /api/leads/[id]/whatsapp/[message]',
  'GET /api/leads/[id]/whatsapp/[message]/file',
  'GET /api/leads/[id]/calls/[call]/recording',
  'PUT /api/leads/templates/[id]',
  'DELETE /api/leads/templates/[id]',
  'DELETE /api/property/images/[...publicId]',
  'PUT /api/property/drafts/[key]',
  'DELETE /api/property/drafts/[key]',
]);
