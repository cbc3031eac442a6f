import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { percentile } from '../../measure';
import { figure } from '../../report';
import type { Reply, Started } from './started';

const CONNECTIONS = 64;
const SECONDS = 30;
/** Three times what a busy machine of two cores made of the same mix on 24 November 2026. */
const AIM_PER_SECOND = 120;
const MAX_REFUSED = 0.01;

const PUBLIC = ['/', '/buy', '/rent', '/services'];

type Visitor = { agent: Agent; from: string };
type Kind = { name: string; share: number; ask: (visitor: Visitor, n: number) => Promise<Reply> };

/** A visitor of their own for what is limited by address: a crowd is many people. */
const stranger = (n: number) => `127.${20 + (n % 80)}.${(n >> 8) & 255}.${1 + (n % 250)}`;

function kinds(site: Started, ids: readonly string[], broker: { cookie: string; token: string }): Kind[] {
  const of = <T>(all: readonly T[], n: number): T => all[n % all.length]!;
  const pages = [...PUBLIC, ...ids.map((id) => `/properties/${id}`)];
  const members = ['/dashboard', '/dashboard/deals', '/dashboard/leads', '/api/leads', '/api/deals'];
  return [
    {
      name: 'public page',
      share: 45,
      ask: (visitor, n) => site.call(of(pages, n), visitor),
    },
    {
      name: 'search',
      share: 10,
      ask: (visitor, n) => site.call(`/buy?minPrice=${1_000_000 + n}`, visitor),
    },
    {
      name: 'API read',
      share: 20,
      ask: (visitor, n) =>
        site.call(
          of(
            [
              `/api/property?limit=12&minPrice=${500_000 + n}`,
              `/api/search/count?type=sale&minPrice=${700_000 + n}`,
              '/api/user/me',
              `/api/property/${of(ids, n)}`,
            ],
            n,
          ),
          visitor,
        ),
    },
    {
      name: 'member',
      share: 10,
      ask: (visitor, n) => {
        const path = of(members, n);
        const headers: Record<string, string> = path.startsWith('/api/')
          ? { authorization: `Bearer ${broker.token}` }
          : { cookie: broker.cookie };
        return site.call(path, { ...visitor, headers });
      },
    },
    {
      name: 'enquiry',
      share: 10,
      ask: (_, n) =>
        site.post(
          '/api/contact',
          {
            name: `Visitor ${n}`,
            email: `visitor${n}@example.org`,
            phone: `98${String(n).padStart(8, '0')}`,
            message: `Is flat number ${n} still there?`,
            idempotencyKey: randomUUID(),
            fillMs: 9000,
          },
          { from: stranger(n) },
        ),
    },
    {
      name: 'sign-in',
      share: 5,
      ask: (_, n) =>
        site.post(
          '/api/user/login',
          { email: `nobody${n}@example.org`, password: 'not the password' },
          { from: stranger(n) },
        ),
    },
  ];
}

type Outcome = { name: string; status: number; ms: number };

/** What a busy hour is made of, from 64 connections that ask again as soon as they are answered. */
export async function mixed(site: Started, ids: readonly string[]): Promise<void> {
  const all = kinds(site, ids, await site.signIn('broker'));
  const turns = all.flatMap((kind) => Array<Kind>(kind.share / 5).fill(kind));
  // as in a busy hour: what is read often is in memory, and each kind was asked for before
  for (const kind of all)
    for (let n = 0; n < (kind.name === 'public page' ? 4 * (PUBLIC.length + ids.length) : 8); n++)
      await kind.ask({ agent: new Agent(), from: stranger(n) }, 900_000 + Math.floor(n / 4));
  const outcomes: Outcome[] = [];
  let serial = 0;
  const spentBefore = site.processorMs;
  const started = Date.now();
  const connection = async (i: number) => {
    const visitor = { agent: new Agent({ keepAlive: true, maxSockets: 1 }), from: `127.0.7.${1 + i}` };
    while (Date.now() - started < SECONDS * 1000) {
      const n = serial++;
      const kind = turns[(n * 7) % turns.length]!;
      // another number each round, so that each kind comes to all of its addresses
      const { status, ms } = await kind.ask(visitor, n + Math.floor(n / turns.length));
      outcomes.push({ name: kind.name, status, ms });
    }
    visitor.agent.destroy();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, i) => connection(i)));
  const isRefused = ({ status }: Outcome) => status === 0 || status === 429 || status >= 500;
  const perSecond = (outcomes.length / (Date.now() - started)) * 1000;
  const each = (site.processorMs - spentBefore) / outcomes.filter((outcome) => !isRefused(outcome)).length;
  const share = outcomes.filter(isRefused).length / outcomes.length;
  const name = `${CONNECTIONS} mixed connections`;
  const aim = `≥ ${AIM_PER_SECOND} on two idle cores`;
  figure(`${name}: answers a second`, perSecond.toFixed(0), aim, perSecond >= AIM_PER_SECOND);
  // a loaded machine gives less time, and each answer takes as much of it
  const most = 2000 / AIM_PER_SECOND;
  figure(`${name}: processor time of one`, `${each.toFixed(1)} ms`, `≤ ${most.toFixed(1)} ms`, each <= most);
  figure(`${name}: refused`, `${(share * 100).toFixed(2)} %`, '< 1 %', share < MAX_REFUSED);
  for (const kind of all) {
    const own = outcomes.filter((outcome) => outcome.name === kind.name);
    const times = own.map(({ ms }) => ms);
    const refused = own.filter(isRefused).length;
    figure(
      `${name}: ${kind.name}`,
      `${own.length}, ${refused} refused, p50 ${percentile(times, 0.5).toFixed(0)}, p95 ${percentile(times, 0.95).toFixed(0)} ms`,
      'none starved',
      own.length > 0 && refused < own.length * 0.05,
    );
  }
}
