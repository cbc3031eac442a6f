import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import mongoose, { Types } from 'mongoose';
import { sharedRecords } from '@/lib/teams/providers';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Property } from '@/models/listings/property';
import { useTestDb } from '@/test/db';
import { bringAlong, handOver, takeOut } from './mutations';

useTestDb();

const id = () => new Types.ObjectId();
const FLAT = {
  title: 'Flat',
  description: 'd',
  price: 1,
  area: 1,
  type: 'sale',
  category: 'Plots',
  address: 'a',
  city: 'Nagpur',
  citySlug: 'nagpur',
};
const list = async (more: object) => String((await Property.create({ ...FLAT, ...more } as never))._id);

/** In nobody's name: who leaves the team is taken out of its rules (lib/enquiries/assignment/assignment.test.ts). */
const OF_THE_TEAM = ['User', 'TeamInvitation', 'AnswerRules'];

test('every model whose records a team shares is handed over', async () => {
  const folder = join(process.cwd(), 'models');
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.ts')) await import(join(folder, file));
  const shared = Object.values(mongoose.models)
    // an introduction has two sides, each of a team
    .filter(({ schema }) => schema.path('team') || schema.path('lister.team'))
    .filter(({ modelName }) => !OF_THE_TEAM.includes(modelName))
    .map(({ collection }) => collection.name);
  expect(shared.length).toBeGreaterThanOrEqual(4);
  const known = await sharedRecords.ask();
  const names = new Set(known.map(({ collection }) => collection.collectionName));
  expect([...names].sort()).toEqual(shared.sort());
});

test('what is in one name goes to another, within the team only, and a second time changes nothing', async () => {
  const [team, other, from, to] = [id(), id(), id(), id()];
  const moved = await list({ team, owner: from, idempotencyKey: 'k1', homeKey: 'home' });
  // the taker has the same home, and used the same retry key
  const there = await list({ team, owner: to, idempotencyKey: 'k1', homeKey: 'home' });
  const elsewhere = await list({ team: other, owner: from });
  const alone = await list({ owner: from });
  const asked = { name: 'Meera', phone: '1', message: 'm' };
  const enquiry = (await Enquiry.create({ ...asked, team, owner: from }))._id;
  const before = await Property.findById(moved).lean();
  for (let times = 0; times < 2; times++) await handOver(String(team), String(from), String(to));
  const owners = async (...ids: string[]) =>
    Promise.all(ids.map(async (id) => String((await Property.findById(id).lean())?.owner)));
  expect(await owners(moved, there, elsewhere, alone)).toEqual([to, to, from, from].map(String));
  expect(String((await Enquiry.findById(enquiry).lean())?.owner)).toBe(String(to));
  const after = await Property.findById(moved).lean();
  expect([after?.updatedAt, after?.__v]).toEqual([before?.updatedAt, before?.__v]);
});

test('who joins brings along what they have alone; the last one takes everything out again', async () => {
  const [team, other, person] = [id(), id(), id()];
  const own = await list({ owner: person });
  const shared = await list({ owner: person, team: other });
  const teamOf = async (value: string) => String((await Property.findById(value).lean())?.team ?? 'none');
  await bringAlong(String(person), String(team));
  expect([await teamOf(own), await teamOf(shared)]).toEqual([String(team), String(other)]);
  await takeOut(String(team), String(person));
  expect(await teamOf(own)).toBe('none');
});
