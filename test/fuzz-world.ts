import { isDeepStrictEqual } from 'node:util';
import mongoose, { type mongo, Types } from 'mongoose';
import { settleBackground } from '@/lib/platform/jobs/background';
import { Passkey } from '@/models/accounts/passkey';
import { Contact } from '@/models/contacts/contact';
import { AnswerTemplate } from '@/models/enquiries/answer-template';
import { Report } from '@/models/moderation/report';
import { Task } from '@/models/office/task';
import { User } from '@/models/platform/user';
import { BusyTime } from '@/models/visits/busy-time';
import { Browser } from './browser';
import { dealsOf } from './deals';
import { allHandlers } from './handlers';
import { guest, type Person, signedIn } from './people';
import { searchesOf } from './saved-searches';
import type { Pool } from './schema-arbitrary';
import { shortlistsOf } from './shortlists';
import { recordsOf } from './team-records';
import { dropMember, makeTeam, type TestTeam } from './teams';

type Row = Record<string, unknown>;
type Stored = { collection: mongoose.Collection; rows: Row[] };

/** A caller. The office can read what people told the agency, but nobody can read a secret. */
export type Caller = { role: string; browser: Browser; isOffice: boolean };

/** Personal fields in any collection. */
const PERSONAL =
  /name|phone|mail|note|message|text|detail|word|reason|address|^ip$|userAgent|label|city|^title$|jobTitle|gender|organization|department|agentNumber|headings/i;
const SECRET = /^(passwordHash|hash|idHash|salt|xsrf)$/;
/** Public data: the listings, and the firm named on them. */
const PUBLIC = new Set([
  'properties',
  'teams',
  'placeuses',
  'counters',
  'sitesettings',
  'rates',
  'ratelimits',
]);

/** Data that processes cache or rely on. */
const KEPT = new Set(['rate_limits', 'ratelimits', 'counters', 'invalidation_log', 'jobs']);

const MARK = 'canary';
let marks = 0;

function markOf(key: string): string {
  marks += 1;
  if (/mail/i.test(key)) return `${MARK}-${marks}@hidden.example`;
  if (/phone/i.test(key)) return `+9170000${String(10_000 + marks)}`;
  return `${MARK}-${key}-${marks}`;
}

/** A copy of the row with a mark in each personal field. */
function marked(given: unknown, key: string, planted: Map<string, 'personal' | 'secret'>): unknown {
  const kind = SECRET.test(key) ? 'secret' : PERSONAL.test(key) ? 'personal' : undefined;
  if (typeof given === 'string') {
    if (!kind || !given) return given;
    const mark = markOf(key);
    planted.set(mark, kind);
    return mark;
  }
  if (Array.isArray(given)) return given.map((item) => marked(item, key, planted));
  if (given === null || typeof given !== 'object' || given.constructor !== Object) return given;
  return Object.fromEntries(Object.entries(given).map(([name, item]) => [name, marked(item, name, planted)]));
}

async function everything(): Promise<Stored[]> {
  const collections = Object.values(mongoose.models).map(({ collection }) => collection);
  return Promise.all(
    collections.map(async (collection) => ({
      collection,
      rows: (await collection.find({}).toArray()) as Row[],
    })),
  );
}

async function replaceRows(collection: mongoose.Collection, rows: Row[]): Promise<void> {
  if (rows.length === 0) return;
  const writes = rows.map((row) => ({
    replaceOne: { filter: { _id: row._id }, replacement: row, upsert: true },
  })) as mongo.AnyBulkWriteOperation[];
  await collection.bulkWrite(writes, { ordered: false });
}

/** People whose records exist beside the callers': a firm with a former agent, a seller, a visitor. */
async function makeOthers(): Promise<TestTeam> {
  const team = await makeTeam();
  const { property } = await recordsOf(team);
  const seller = await signedIn('seller', { phone: '+919811122233' });
  const user = new Types.ObjectId(seller.id);
  await searchesOf(seller.browser).save('city=nagpur');
  await dealsOf(team.agent.browser).create({ title: 'Theirs' });
  const list = shortlistsOf((await guest('Somebody')).browser);
  await list.create('For my mother');
  await list.save(property, { note: 'the balcony' });
  await AnswerTemplate.create({ name: 'A', text: 'B', owner: user });
  await Passkey.create({ user, credentialId: 'c', publicKey: 'k', counter: 0, name: 'Phone' });
  await Contact.create({
    firstName: 'Asha',
    nameKey: 'asha',
    emailAddress: 'asha@home.example',
    mobilePhone: '+919822012345',
    notes: 'Calls late',
  });
  await BusyTime.collection.insertOne({ user, start: new Date(), end: new Date(), reason: 'Doctor' });
  await Task.collection.insertOne({ text: 'Call Asha', day: '2026-11-30', assignee: user, done: false });
  await Report.collection.insertOne({ property: user, reason: 'price', details: 'It is wrong', user });
  await settleBackground();
  return team;
}

/** Puts marks into all stored data and returns them. */
async function plant(exempt: Person): Promise<Map<string, 'personal' | 'secret'>> {
  const planted = new Map<string, 'personal' | 'secret'>();
  for (const { collection, rows } of await everything()) {
    if (PUBLIC.has(collection.name)) continue;
    const others = rows.filter(({ _id, user, actor }) => ![_id, user, actor].map(String).includes(exempt.id));
    await replaceRows(
      collection,
      others.map((row) => marked(row, '', planted) as Row),
    );
  }
  return planted;
}

async function makeCallers(removed: Person): Promise<Caller[]> {
  const team = await makeTeam();
  await recordsOf(team);
  const member = async (role: 'buyer' | 'seller' | 'broker' | 'validator') => ({
    role,
    browser: (await signedIn(role)).browser,
  });
  const office = async (role: string, officeRole?: string) => ({
    role,
    browser: (await signedIn('admin', officeRole ? { officeRole } : {})).browser,
    isOffice: true,
  });
  const others = [
    { role: 'visitor', browser: new Browser() },
    { role: 'guest', browser: (await guest()).browser },
    ...(await Promise.all((['buyer', 'seller', 'broker', 'validator'] as const).map(member))),
    ...(['owner', 'agent', 'assistant'] as const).map((role) => ({
      role: `team ${role}`,
      browser: team[role].browser,
    })),
    { role: 'removed agent', browser: removed.browser },
  ];
  return [
    ...others.map((other) => ({ ...other, isOffice: false })),
    ...(await Promise.all(['moderator', 'agent', 'read-only'].map((role) => office(`office ${role}`, role)))),
    await office('admin'),
  ];
}

/** Collects the names of collections that this process writes to from now on. */
function collectionsWritten(): Set<string> {
  const names = new Set<string>();
  const WRITES = ['insert', 'update', 'delete', 'findAndModify'] as const;
  mongoose.connection.getClient().on('commandStarted', ({ commandName, command }) => {
    if (WRITES.some((name) => name === commandName)) names.add(String(command[commandName]));
  });
  return names;
}

export type FuzzWorld = {
  callers: Caller[];
  pool: Pool;
  planted: Map<string, 'personal' | 'secret'>;
  /** restores the initial state, so that calls do not affect each other */
  restore: () => Promise<void>;
};

export async function makeFuzzWorld(): Promise<FuzzWorld> {
  // loads every model, so that every collection is covered
  await allHandlers();
  const others = await makeOthers();
  await dropMember(others.agent);
  const planted = await plant(others.agent);
  const callers = await makeCallers(others.agent);
  const cookies = callers.map(({ browser }) => new Map(browser.cookies));
  const stored = await everything();
  // callers send no marks, because they could read their own
  const users = await User.find({ email: /people\.example$/ }, { email: 1, phone: 1 }).lean();
  const pool = {
    ids: stored.flatMap(({ rows }) => rows.slice(0, 6).map(({ _id }) => String(_id))),
    emails: [...users.map(({ email }) => email), 'new@people.example'],
    phones: users.map(({ phone }) => phone ?? '').filter(Boolean),
  };
  const changed = collectionsWritten();
  const restore = async () => {
    await settleBackground();
    // writes of a separate site show only in the rows
    const written = stored.filter(
      ({ collection: { name } }) => (process.env.FUZZ_HTTP || changed.has(name)) && !KEPT.has(name),
    );
    for (const { collection, rows } of written) {
      if (process.env.FUZZ_HTTP && isDeepStrictEqual(await collection.find({}).toArray(), rows)) continue;
      await collection.deleteMany({ _id: { $nin: rows.map(({ _id }) => _id as Types.ObjectId) } });
      await replaceRows(collection, rows);
    }
    changed.clear();
    callers.forEach(({ browser }, at) => {
      browser.cookies.clear();
      for (const [name, value] of cookies[at] ?? []) browser.cookies.set(name, value);
    });
  };
  return { callers, pool, planted, restore };
}
