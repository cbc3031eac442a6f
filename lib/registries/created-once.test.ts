import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import { threadUrl } from '@/lib/enquiries/conversation/data';
import type { UserRole } from '@/lib/platform/auth/roles';
import { settleBackground } from '@/lib/platform/jobs/background';
import { Contact } from '@/models/contacts/contact';
import { Enquiry } from '@/models/enquiries/enquiry';
import { operationOf } from '@/test/api-document';
import { Browser } from '@/test/browser';
import { clientsOf } from '@/test/clients';
import { coBrokingWorld, RAO } from '@/test/co-broking';
import { clearTestDb, useTestDb } from '@/test/db';
import { dealOf, dealsOf } from '@/test/deals';
import { allHandlers } from '@/test/handlers';
import { invoiceOf, invoicesOf } from '@/test/invoices';
import { signedIn } from '@/test/people';
import { listing } from '@/test/shortlists';
import { tourWorld } from '@/test/tours';
import { visitsOf } from '@/test/visits';

useTestDb();
beforeEach(clearTestDb);

type World = { browser: Browser; body: object; params?: Record<string, string> };
type Creation = {
  world: () => Promise<World>;
  /** another role that can create the same record, under a separate key */
  by?: UserRole;
  /** the same content cannot be stored twice, even under another key */
  isUnique?: true;
};

async function brokersDeal(body: object): Promise<World> {
  const { browser } = await signedIn('broker');
  await invoicesOf(browser).profile();
  const { id } = dealOf(await dealsOf(browser).create({ title: 'Kale', value: 9_000_000 }));
  return { browser, params: { id }, body };
}

const billedDeal = () =>
  brokersDeal({
    recipient: { name: 'R. Joshi', state: '27' },
    placeOfSupply: '27',
    lines: [{ what: 'Commission', rupees: 90_000 }],
  });

const own = (by: UserRole, body: object) => ({
  by,
  world: async (): Promise<World> => ({ browser: (await signedIn(by)).browser, body }),
});

async function office(body: object, params: Record<string, string>): Promise<World> {
  return { browser: (await signedIn('admin')).browser, body, params };
}

async function brokersClient(body: object): Promise<World> {
  const { browser } = await signedIn('broker');
  return { browser, params: { id: await clientsOf(browser).added('Asha Rao') }, body };
}

const PERSON = { name: 'Asha', phone: '98220 12345', email: 'asha@home.example' };

/** An enquiry of an owner's listing, stored as the sender's browser sends it. */
async function enquiry(): Promise<{ owner: Browser; sender: Browser; id: string; lead: string }> {
  const [{ id: owner, browser }, sender] = [await signedIn('broker'), new Browser()];
  const propertyId = await listing({ owner });
  const handlers = await allHandlers(['POST /api/contact']);
  const body = { ...PERSON, message: 'Is it free?', kind: 'listing', propertyId, website: '', fillMs: 9000 };
  await sender.call(handlers.find(({ method }) => method === 'POST')!.handler, '/x', { body });
  await settleBackground();
  const row = await Enquiry.findOne().lean();
  return { owner: browser, sender, id: String(row?._id), lead: String(row?.lead) };
}

const CREATIONS: Record<string, Creation> = {
  'POST /api/deals': own('broker', { title: 'Kale' }),
  'POST /api/deals/[id]/tokens': {
    world: () => brokersDeal({ payer: 'Asha', rupees: 1000, terms: 'Refunded' }),
  },
  'POST /api/deals/[id]/invoices': { world: billedDeal },
  'POST /api/invoices/[id]/credit-note': {
    async world() {
      const { browser, body, params } = await billedDeal();
      const invoices = invoicesOf(browser);
      const draft = invoiceOf(await invoices.draft(String(params?.id), body));
      await invoices.issue(draft.id);
      return { browser, params: { id: draft.id }, body: { reason: 'Half of it', rupees: '1000' } };
    },
  },
  'POST /api/deals/[id]/forms': { world: () => brokersDeal({ kind: 'mandate', language: 'en' }) },
  'POST /api/co-broking/introductions': {
    isUnique: true,
    async world() {
      const { rival, offer, agree } = await coBrokingWorld();
      await agree();
      return { browser: rival.browser, body: { offer, hasAgreed: true, ...RAO } };
    },
  },
  'POST /api/clients': own('broker', { name: 'Asha' }),
  'POST /api/clients/[id]/requirements': {
    isUnique: true,
    world: () => brokersClient({ query: 'type=sale&city=nagpur&bedrooms=3' }),
  },
  'POST /api/clients/[id]/shortlists': {
    world: async () => brokersClient({ name: 'For Asha', homes: [await listing()] }),
  },
  'POST /api/tours': {
    async world() {
      const { broker, body } = await tourWorld();
      return { browser: broker.browser, body };
    },
  },
  'POST /api/property/[id]/duplicate': {
    async world() {
      const { id: owner, browser } = await signedIn('broker');
      return { browser, params: { id: await listing({ owner }) }, body: {} };
    },
  },
  'POST /api/calendar/busy': own('seller', { day: '2090-01-01' }),
  'POST /api/leads/templates': {
    isUnique: true,
    ...own('seller', { name: 'A', text: 'Hello' }),
  },
  'POST /api/leads/[id]/answer': {
    async world() {
      const { owner, lead } = await enquiry();
      return { browser: owner, params: { id: lead }, body: { text: 'It is' } };
    },
  },
  'POST /api/enquiry/[id]/messages': {
    async world() {
      const { sender, id } = await enquiry();
      return { browser: sender, params: { id }, body: { text: 'And the car park?' } };
    },
  },
  'POST /api/user/webhooks': own('broker', { url: 'https://hooks.example/x', events: ['lead.created'] }),
  'POST /api/shortlist': own('buyer', { name: 'Besa' }),
  'POST /api/report': {
    world: async () => ({
      browser: new Browser(),
      body: { propertyId: await listing(), reason: 'sold', website: '' },
    }),
  },
  'POST /api/enquiry/link/[token]': {
    async world() {
      const token =
        threadUrl((await enquiry()).id)
          .split('/')
          .pop() ?? '';
      return { browser: new Browser(), params: { token }, body: { text: 'And the car park?' } };
    },
  },
  'POST /api/visits': {
    isUnique: true,
    async world() {
      const [browser, propertyId] = [new Browser(), await listing()];
      const halfDays = (await visitsOf(browser).halfDays(propertyId)).slice(0, 1);
      return { browser, body: { ...PERSON, propertyId, halfDays, website: '', fillMs: 9000 } };
    },
  },
  'POST /api/grievances': {
    world: async () => ({
      browser: new Browser(),
      body: { ...PERSON, about: 'data', text: 'My number is shown', website: '', fillMs: 9000 },
    }),
  },
  'POST /api/contact': {
    world: async () => ({
      browser: new Browser(),
      body: { ...PERSON, message: 'Hello', kind: 'form', website: '', fillMs: 9000 },
    }),
  },
  'POST /api/admin/contacts': own('admin', { firstName: 'Asha' }),
  'POST /api/admin/contacts/[id]/notes': {
    by: 'admin',
    async world() {
      const row = await Contact.create({ firstName: 'Asha', nameKey: 'asha' });
      return office({ day: '2026-01-01', text: 'Called' }, { id: String(row._id) });
    },
  },
  'POST /api/admin/tasks': own('admin', { text: 'Call back', day: '2026-01-01' }),
  'POST /api/admin/properties/reasons': own('admin', { decision: 'reject', en: 'Too dark' }),
  'POST /api/admin/enquiries/[id]/reply': {
    world: async () => office({ text: 'It is free' }, { id: (await enquiry()).id }),
  },
  'POST /api/admin/enquiries/[id]/log': {
    by: 'admin',
    world: async () => office({ way: 'missed', text: '' }, { id: (await enquiry()).id }),
  },
};

test('tries every creation that takes a key', async () => {
  const keyed = (await allHandlers())
    .filter((found) => JSON.stringify(operationOf(found).requestBody ?? '').includes('"idempotencyKey"'))
    .map(({ name }) => name)
    .filter((name) => name.startsWith('POST '));
  expect(Object.keys(CREATIONS).sort()).toEqual(keyed.sort());
});

/** Side effects of a call besides its record, including `updatedAt`, which are safe to repeat. */
const COUNTS = new Set(['ratelimits', 'rate_limits', 'counters', 'sessions', 'invalidation_log', 'jobs']);

async function stored(): Promise<Record<string, unknown[]>> {
  await settleBackground();
  const collections = Object.values(mongoose.models).map(({ collection }) => collection);
  const rows = collections
    .filter(({ name }) => !COUNTS.has(name))
    .map(async (collection) => [collection.name, await collection.find({}).sort({ _id: 1 }).toArray()]);
  const all = Object.fromEntries(await Promise.all(rows));
  return JSON.parse(JSON.stringify(all, (field, value) => (field === 'updatedAt' ? undefined : value)));
}

test.each(Object.keys(CREATIONS))('%s creates once under one key', async (name) => {
  const { world, by, isUnique } = CREATIONS[name]!;
  const { browser, body, params = {} } = await world();
  const handler = (await allHandlers([name])).find((found) => found.name === name)!.handler;
  const send = async (idempotencyKey: string, from = browser) => {
    // a program sends it with the enquiry itself, which can wait for a network
    const sent =
      name === 'POST /api/contact'
        ? { body: { ...body, idempotencyKey } }
        : { body, headers: { 'idempotency-key': idempotencyKey } };
    const { status, text } = await from.call(handler, '/x', { params, ...sent });
    return { status, text };
  };
  const [key, before] = [randomUUID(), await stored()];
  const first = await send(key);
  expect([first.text, first.status < 300]).toEqual([first.text, true]);
  const after = await stored();
  expect(after).not.toEqual(before);
  expect(await send(key)).toEqual(first);
  expect(await stored()).toEqual(after);
  expect((await send(randomUUID())).status).toBe(isUnique ? 409 : first.status);
  if (!isUnique) expect(await stored()).not.toEqual(after);
  const colleague = by && (await signedIn(by));
  if (!colleague) return;
  const until = await stored();
  expect((await send(key, colleague.browser)).status).toBe(first.status);
  expect(await stored()).not.toEqual(until);
});
