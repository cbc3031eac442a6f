import { readFileSync } from 'node:fs';
import { Types } from 'mongoose';
import sharp from 'sharp';
import { GET as fetchFile } from '@/app/api/archive/[id]/file/route';
import { GET as read, DELETE as remove } from '@/app/api/archive/[id]/route';
import { POST as make } from '@/app/api/archive/route';
import { settleBackground } from '@/lib/platform/jobs/background';
import { objectStore } from '@/lib/platform/objects/store';
import { prepareAgencyTeam } from '@/lib/teams/mutations';
import { NumberRelease } from '@/models/accounts/number-release';
import { Contact } from '@/models/contacts/contact';
import { ContactNote } from '@/models/contacts/contact-note';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Archive } from '@/models/imports/archive';
import { Property } from '@/models/listings/property';
import { Counter } from '@/models/platform/counter';
import { User } from '@/models/platform/user';
import { testActor } from '@/test/actors';
import { at, bytesOf, type Files, made, readIn, unpacked, withEverything } from '@/test/archives';
import { clearTestDb, useTestDb } from '@/test/db';
import { addContact } from '@/test/imports';
import { fields, listPublicly } from '@/test/listing-form';
import { type Person, signedIn } from '@/test/people';
import { makeTeam } from '@/test/teams';
import { eraseArchives, removeOldArchives, startArchive } from './mutations';

useTestDb();
beforeEach(clearTestDb);
afterEach(settleBackground);

const textOf = (files: Files, name: string) => files.get(name)?.toString('utf8') ?? '';
const namesIn = (files: Files, folder: string) => [...files.keys()].filter((name) => name.startsWith(folder));

/** What a person sees of both: every sheet and conversation to the letter, each picture and paper by its name and size. */
async function sameFor(files: Files) {
  const plain = [...files.keys()].filter((name) => /^(?:sheets\/.*\.csv|conversations\/)/.test(name));
  const pictures = [...namesIn(files, 'pictures/'), ...namesIn(files, 'documents/')].map(async (name) => {
    const { width, height } = await sharp(files.get(name)).metadata();
    return [name, width, height];
  });
  return {
    texts: Object.fromEntries(plain.sort().map((name) => [name, textOf(files, name)])),
    pictures: (await Promise.all(pictures)).sort(),
  };
}

test('a ZIP of a broker, read in again into an empty installation, gives the same', async () => {
  const before = await signedIn('broker', { name: 'Meera Joshi' });
  await withEverything(before);
  const archive = await made(before);
  expect(archive).toMatchObject({ status: 'done', notes: [], kind: 'make' });
  expect(archive.handled).toBe(archive.total);
  const bytes = await bytesOf(before, archive);
  const files = await unpacked(bytes);
  const codes = (await Property.find({}).sort({ createdAt: 1 }).lean()).map(
    ({ propertyCode }) => propertyCode,
  );

  for (const what of ['listings', 'leads', 'clients', 'visits', 'deals', 'enquiries'])
    expect([what, textOf(files, `sheets/${what}.csv`).trim().split('\n').length > 1]).toEqual([what, true]);
  expect(namesIn(files, 'sheets/').filter((name) => name.endsWith('.xlsx'))).toHaveLength(6);
  expect(namesIn(files, 'pictures/')).toEqual(codes.map((code) => `pictures/${code}/01.jpg`));
  expect(namesIn(files, 'documents/')).toEqual(['documents/pan-pan-card.png']);
  const [talk = ''] = namesIn(files, 'conversations/');
  expect(textOf(files, talk)).toMatch(
    /Asha Rao[\s\S]*Yes, from March[\s\S]*Calls after six[\s\S]*Is it free\?/,
  );
  expect(textOf(files, 'readme.txt')).toContain('Everything of Meera Joshi');

  await clearTestDb();
  expect(await Property.countDocuments()).toBe(0);
  const after = await signedIn('broker', { name: 'Meera Joshi' });
  const back = await readIn(after, bytes);
  expect([back.status, back.notes, back.handled]).toEqual(['done', [], back.total]);
  expect(Object.fromEntries(back.counts.map(({ name, count }) => [name, count]))).toMatchObject({
    ...{ listings: 2, clients: 1, enquiries: 1, leads: 1, visits: 1, deals: 1, documents: 1 },
  });
  const again = await unpacked(await bytesOf(after, await made(after)));
  expect(await sameFor(again)).toEqual(await sameFor(files));
  // the next listing gets a number that none of them has
  const { propertyCode } = await listPublicly(testActor(after.id), { ...fields, title: 'A new flat' });
  expect(codes).not.toContain(propertyCode);
  expect(await Counter.findById('listing').lean()).toMatchObject({ value: 3 });
});

test('a ZIP of the office has the contact directory, and gives the same as well', async () => {
  const before = await signedIn('admin', { name: 'Office' });
  await prepareAgencyTeam();
  await withEverything(before);
  const contact = await addContact({ firstName: 'Zoya', lastName: 'Khan', mobilePhone: '98220 12345' });
  await ContactNote.create({ contact: contact._id, day: '2026-11-03', text: 'Wants a shop', at: new Date() });
  const bytes = await bytesOf(before, await made(before));
  const files = await unpacked(bytes);
  expect(textOf(files, 'sheets/contacts.csv')).toContain('Zoya,Khan');
  await clearTestDb();
  const after = await signedIn('admin', { name: 'Office' });
  await prepareAgencyTeam();
  const back = await readIn(after, bytes);
  expect([back.status, back.notes]).toEqual(['done', []]);
  expect(await Contact.countDocuments({ firstName: 'Zoya' })).toBe(1);
  expect(await ContactNote.countDocuments({ text: 'Wants a shop' })).toBe(1);
  const again = await unpacked(await bytesOf(after, await made(after)));
  expect(await sameFor(again)).toEqual(await sameFor(files));
});

test('a ZIP of the office has enquiries that were stored without notes', async () => {
  const office = await signedIn('admin', { name: 'Office' });
  await prepareAgencyTeam();
  await withEverything(office);
  await Enquiry.collection.updateMany({}, { $unset: { notes: 1 } });
  const files = await unpacked(await bytesOf(office, await made(office)));
  expect(namesIn(files, 'conversations/').length).toBeGreaterThan(0);
});

test('read in twice, everything is there already and stays as it is', async () => {
  const broker = await signedIn('broker');
  await withEverything(broker);
  const bytes = await bytesOf(broker, await made(broker));
  await Property.updateOne({ title: 'Flat with a view' }, { $set: { title: 'Edited since' } });
  const back = await readIn(broker, bytes);
  expect(back.counts).toEqual([{ name: 'there already', count: expect.any(Number) }]);
  expect(await Property.countDocuments({ title: 'Edited since' })).toBe(1);
  expect([
    await Property.countDocuments(),
    (await User.findById(broker.id).lean())?.documents.length,
  ]).toEqual([2, 1]);
});

describe('whose it is', () => {
  test('an archive of somebody else replies like an unknown one, to a colleague too', async () => {
    const team = await makeTeam();
    const { id } = await made(team.agent);
    for (const other of [team.owner, await signedIn('broker')]) {
      expect((await other.browser.call(read, '/x', at(id))).status).toBe(404);
      expect((await other.browser.call(fetchFile, '/x', at(id))).status).toBe(404);
      expect((await other.browser.call(remove, '/x', { method: 'DELETE', ...at(id) })).status).toBe(404);
    }
  });

  test('an owner takes the team along, an agent what is in their name, an assistant nothing', async () => {
    const team = await makeTeam();
    await listPublicly(testActor(team.agent.id), { ...fields, title: 'Of the agent' });
    await listPublicly(testActor(team.owner.id), { ...fields, title: 'Of the owner' });
    await Property.updateMany({}, { $set: { team: new Types.ObjectId(team.id) } });
    const titles = async (person: Person) => {
      const sheet = textOf(await unpacked(await bytesOf(person, await made(person))), 'sheets/listings.csv');
      return ['Of the agent', 'Of the owner'].filter((title) => sheet.includes(title));
    };
    expect(await titles(team.owner)).toEqual(['Of the agent', 'Of the owner']);
    expect(await titles(team.agent)).toEqual(['Of the agent']);
    expect((await team.assistant.browser.call(make, '/x', { method: 'POST' })).status).toBe(403);
  });

  test('who has left the team since gets the file no more', async () => {
    const team = await makeTeam();
    const archive = await made(team.owner);
    await User.updateOne({ _id: team.owner.id }, { $unset: { team: 1, teamRole: 1 } });
    expect((await team.owner.browser.call(fetchFile, '/x', at(archive.id))).status).toBe(403);
  });

  test('a seller gets no clients and no contacts', async () => {
    const seller = await signedIn('seller');
    const files = await unpacked(await bytesOf(seller, await made(seller)));
    expect(namesIn(files, 'sheets/').join(' ')).not.toMatch(/clients|contacts/);
    expect(namesIn(files, 'records/').join(' ')).not.toMatch(/clients|contacts/);
  });
});

test('a number that was taken back is nowhere in it, not in a key either', async () => {
  const broker = await signedIn('broker');
  await withEverything(broker);
  await NumberRelease.updateMany({}, { $set: { withdrawnAt: new Date() } });
  const files = await unpacked(await bytesOf(broker, await made(broker)));
  expect(textOf(files, 'records/leads.jsonl')).toContain('Asha Rao');
  const texts = [...files.keys()].filter((name) => /\.(?:jsonl|csv|txt)$/.test(name));
  for (const name of texts) expect([name, textOf(files, name).includes('9822023757')]).toEqual([name, false]);
});

test('of several orders at once one is taken at most', async () => {
  const actor = testActor((await signedIn('seller')).id);
  await Promise.allSettled(Array.from({ length: 5 }, () => startArchive(actor, 'en')));
  expect(await Archive.countDocuments()).toBeLessThanOrEqual(1);
});

test('the file is encrypted where it lies, goes with its time and with the account', async () => {
  const seller = await signedIn('seller');
  const { id } = await made(seller);
  const stored = await (await objectStore()).open(`archives/${id}`);
  expect(readFileSync(stored!.path).subarray(0, 2).toString()).not.toBe('PK');
  expect(await removeOldArchives(new Date())).toBe(0);
  expect(await removeOldArchives(new Date(Date.now() + 8 * 24 * 3_600_000))).toBe(1);
  expect(await (await objectStore()).stat(`archives/${id}`)).toBeUndefined();
  const other = await made(seller);
  await eraseArchives(seller.id);
  expect(await (await objectStore()).stat(`archives/${other.id}`)).toBeUndefined();
  expect(await Archive.countDocuments()).toBe(0);
});
