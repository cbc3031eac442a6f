import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Types } from 'mongoose';
import { storeDocument } from '@/lib/accounts/documents/data';
import { recordMissingLeads } from '@/lib/enquiries/lead-sources/jobs';
import { Client } from '@/models/clients/client';
import { Requirement } from '@/models/clients/requirement';
import { Tour } from '@/models/clients/tour';
import { CoBrokingOffer } from '@/models/deals/co-broking-offer';
import { Deal } from '@/models/deals/deal';
import { DealForm } from '@/models/deals/deal-form';
import { DealToken } from '@/models/deals/deal-token';
import { Introduction } from '@/models/deals/introduction';
import { Invoice } from '@/models/deals/invoice';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Property } from '@/models/listings/property';
import { Shortlist } from '@/models/shortlists/shortlist';
import { Browser } from './browser';
import { pdf } from './dangerous-files';
import type { TestTeam } from './teams';
import { visitsOf } from './visits';

/** Records of a team, all owned by its agent. */
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
  | 'signedForm'
  | 'list'
  | 'tour'
  | 'offer'
  | 'introduction'
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
export const DEAL_DATE = 'd'.repeat(24);
const FACTS = {
  title: 'Joshi, 2 BHK',
  kind: 'resale' as const,
  stage: 'visit' as const,
  dates: [{ _id: DEAL_DATE, day: '2027-01-01', what: 'Registration' }],
};

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

export const STOP = 'e'.repeat(24);
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

export type Kind = keyof TeamRecords;
type Maker = (
  of: (kind: Kind) => Promise<string>,
  owned: Record<'owner' | 'team', Types.ObjectId>,
) => unknown;

/** Creates each kind after the kinds that it refers to. */
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
  offer: async (of, owned) => {
    const property = await of('property');
    const offered = { title: FLAT.title, share: 4000, state: 'open' as const, offeredAt: new Date() };
    return (await CoBrokingOffer.create({ ...owned, property, ...offered }))._id;
  },
  introduction: async (of, owned) => {
    const [property, offer] = [await of('property'), await of('offer')];
    const brought = { share: 4000, terms: '2026-11-26', name: 'Meera Joshi', introducedAt: new Date() };
    const row = { offer, property, propertyTitle: FLAT.title, ...brought, state: 'open' as const };
    const bringer = { owner: new Types.ObjectId() };
    return (await Introduction.create({ ...row, lister: owned, bringer, phone: '+919822000000' }))._id;
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
  signedForm: async (of, owned) => {
    const form = await of('form');
    const path = join(tmpdir(), `scan-${form}.pdf`);
    await writeFile(path, pdf());
    const scan = { ...(await storeDocument(form, path)), at: new Date(), by: owned.owner, byName: 'Agent' };
    await DealForm.updateOne({ _id: form }, { $set: { state: 'signed', scan } });
    return form;
  },
  lead: async (of) => {
    const enquiry = await of('enquiry');
    await recordMissingLeads();
    return (await Enquiry.findById(enquiry).lean())?.lead;
  },
};
const KINDS = Object.keys(MAKERS) as Kind[];

/** One record of each of `kinds` and of the kinds they refer to; the others have no id. */
export async function recordsOf(team: TestTeam, kinds: readonly Kind[] = KINDS): Promise<TeamRecords> {
  const owned = { owner: new Types.ObjectId(team.agent.id), team: new Types.ObjectId(team.id) };
  const made: Partial<TeamRecords> = {};
  const of = async (kind: Kind) => (made[kind] ??= String(await MAKERS[kind](of, owned)));
  for (const kind of kinds) await of(kind);
  return made as TeamRecords;
}
