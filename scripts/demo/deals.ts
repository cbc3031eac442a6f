import 'server-only';
import { Types } from 'mongoose';
import type { DealKind, DealStage, LostReason } from '@/lib/deals/constants';
import { DEAL_STAGES } from '@/lib/deals/constants';
import { CHECKLISTS } from '@/lib/deals/papers.constants';
import { derivedOf, kindOf, remindAtOf } from '@/lib/deals/rules';
import { indianDay } from '@/lib/platform/time/indian-day';
import { DAY_MS } from '@/lib/platform/time/time';
import { Client } from '@/models/clients/client';
import { Deal } from '@/models/deals/deal';
import { Property } from '@/models/listings/property';
import type { DemoTeam } from './team';

type Plan = {
  type: 'sale' | 'rent';
  category: string;
  stage: DealStage;
  /** the last stage before it was lost */
  until?: DealStage;
  /** days since it reached its stage */
  since: number;
  what?: readonly [days: number, what: string];
  lost?: readonly [LostReason, string];
  notes?: string;
};

/** One deal per stage, and typical first impressions for a broker: a date tomorrow, a late paper, earnings. */
const PLANS: readonly Plan[] = [
  {
    type: 'sale',
    category: 'Residential',
    stage: 'enquiry',
    since: 1,
    what: [2, 'Call back about the loan'],
  },
  { type: 'sale', category: 'Plots', stage: 'visit', since: 3, what: [1, 'Second visit with the parents'] },
  {
    type: 'sale',
    category: 'Residential',
    stage: 'offer',
    since: 5,
    notes: 'Offered 4 % below; the owner thinks it over until the weekend.',
  },
  { type: 'sale', category: 'Villas', stage: 'token', since: 8, what: [6, 'Draft of the agreement'] },
  { type: 'rent', category: 'Residential', stage: 'agreement', since: 2, what: [4, 'Register the licence'] },
  { type: 'sale', category: 'Residential', stage: 'registered', since: 12 },
  { type: 'rent', category: 'Commercial', stage: 'registered', since: 40 },
  {
    type: 'sale',
    category: 'Commercial',
    stage: 'lost',
    until: 'offer',
    since: 20,
    lost: ['loan', 'The bank gave less than was needed'],
  },
];

const DAYS_A_STAGE = 6;

/** The moves of a deal up to its stage. */
function movesTo({ stage, until, since }: Plan, now: Date, by: Types.ObjectId) {
  const last = DEAL_STAGES.indexOf(until ?? stage);
  const way = [...DEAL_STAGES.slice(0, last + 1), ...(until ? [stage] : [])];
  return way.map((to, i) => ({
    ...(i > 0 && { from: way[i - 1] }),
    to,
    at: new Date(+now - (since + (way.length - 1 - i) * DAYS_A_STAGE) * DAY_MS),
    by,
  }));
}

/** Marks papers due before this stage as seen and leaves those of the stage missing. */
function documentsOf(kind: DealKind, { stage, until }: Plan, at: Date) {
  const reached = DEAL_STAGES.indexOf(until ?? stage);
  const isDone = stage === 'registered';
  return CHECKLISTS[kind]
    .filter(([, due]) => DEAL_STAGES.indexOf(due) < reached || isDone)
    .map(([key]) => ({ key, state: 'seen' as const, note: '', at }));
}

const MAX_LISTINGS = 60;

type Listed = {
  _id: Types.ObjectId;
  title: string;
  price: number;
  type: 'sale' | 'rent';
  category: never;
  possession?: string;
  reraNumber?: string;
};

/** Deals of the demo team, about its listings and with its clients. */
export async function seedDeals({ id: team, members }: DemoTeam, now: Date): Promise<number> {
  const listings = await Property.find({ team }, { title: 1, price: 1, type: 1, category: 1, reraNumber: 1 })
    .sort({ createdAt: -1 })
    .limit(MAX_LISTINGS)
    .lean<Listed[]>();
  const clients = await Client.find({ team }).sort({ nameKey: 1 }).lean();
  const used = new Set<string>();
  const rows = PLANS.flatMap((plan, i) => {
    const isFit = ({ _id, type, category }: Listed) =>
      type === plan.type && category === plan.category && !used.has(String(_id));
    const listing = listings.find(isFit);
    const member = members[i % 2] ?? members[0];
    const client = clients[i % Math.max(1, clients.length)];
    if (!listing || !member || !client) return [];
    used.add(String(listing._id));
    return [
      dealRow(plan, listing, client, { team, owner: new Types.ObjectId(member.id), name: member.name }, now),
    ];
  });
  if (rows.length > 0) await Deal.insertMany(rows);
  return rows.length;
}

type Person = { _id: Types.ObjectId; name: string; phones: string[]; email?: string | null };
type Whose = { team: Types.ObjectId; owner: Types.ObjectId; name: string };

function dealRow(plan: Plan, listing: Listed, client: Person, whose: Whose, now: Date) {
  const { team, owner, name } = whose;
  const kind = kindOf(listing);
  const moves = movesTo(plan, now, owner);
  const stageSince = moves.at(-1)!.at;
  const parties = [
    {
      role: kind === 'rent' ? 'tenant' : 'buyer',
      client: client._id,
      name: client.name,
      ...(client.phones[0] && { phone: client.phones[0] }),
      ...(client.email && { email: client.email }),
    },
  ];
  const [days, what] = plan.what ?? [];
  const day = days !== undefined ? indianDay(+now + days * DAY_MS) : undefined;
  const title = `${client.name.split(' ')[0]}: ${listing.title}`.slice(0, 160);
  const commission = {
    ...(kind === 'rent' ? { rupees: listing.price } : { share: 150 }),
    splits: [{ name, account: owner, share: 10_000 }],
  };
  return {
    owner,
    team,
    title,
    kind,
    stage: plan.stage,
    stageSince,
    ...(plan.stage === 'registered' && { closedOn: indianDay(stageSince) }),
    ...(plan.lost && { lostReason: plan.lost[0], lostNote: plan.lost[1] }),
    property: listing._id,
    propertyTitle: listing.title,
    reraNumber: listing.reraNumber ?? '',
    value: listing.price,
    parties,
    documents: documentsOf(kind, plan, stageSince),
    dates:
      day && what ? [{ day, what, remindDays: 1, isDone: false, remindAt: remindAtOf(day, 1, now) }] : [],
    ...(plan.stage !== 'enquiry' && { commission }),
    notes: plan.notes ?? '',
    moves,
    ...derivedOf({ title, propertyTitle: listing.title, parties }),
    demo: true,
    createdAt: moves[0]!.at,
    updatedAt: stageSince,
  };
}
