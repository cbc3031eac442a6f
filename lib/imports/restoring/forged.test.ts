import { POST as restore } from '@/app/api/archive/restore/route';
import { settleBackground } from '@/lib/platform/jobs/background';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Lead } from '@/models/enquiries/lead';
import { Property } from '@/models/listings/property';
import { Visit } from '@/models/visits/visit';
import { testActor } from '@/test/actors';
import { bytesOf, changed, made, readIn, withEverything, zipped } from '@/test/archives';
import { clearTestDb, useTestDb } from '@/test/db';
import { fields, listPublicly } from '@/test/listing-form';
import { signedIn } from '@/test/people';

/** A ZIP that somebody has changed before it is read in. */
useTestDb();
beforeEach(clearTestDb);
afterEach(settleBackground);

test('verifies nothing, takes no place in the lists of others, and writes to nobody', async () => {
  const other = await signedIn('broker');
  const foreign = await listPublicly(testActor(other.id), { ...fields, title: 'Foreign flat' });
  const before = await signedIn('broker');
  await withEverything(before);
  const bytes = await bytesOf(before, await made(before));
  await Property.deleteMany({ owner: before.id });
  await Promise.all([Lead.deleteMany({}), Enquiry.deleteMany({}), Visit.deleteMany({})]);
  const verified = { choice: 'listed', blockedBy: [], verification: { state: 'verified', at: new Date() } };
  let forged = await changed(bytes, 'listings', (record) => ({
    ...record,
    status: 'verified',
    lifecycle: verified,
    owner: other.id,
    checks: [{ check: 'visited', by: 'admin', at: new Date() }],
  }));
  for (const list of ['leads', 'enquiries', 'visits'])
    forged = await changed(forged, list, (record) => ({
      ...record,
      property: String(foreign._id),
      key: `${foreign._id}:phone:+919822023757`,
      owner: other.id,
    }));
  const back = await readIn(before, forged);
  expect(back.status).toBe('done');
  expect(back.notes.length).toBe(3);
  const mine = await Property.find({ owner: before.id }).lean();
  expect(mine).toHaveLength(2);
  for (const { status, checks } of mine) expect([status === 'verified', checks]).toEqual([false, undefined]);
  expect(await Lead.countDocuments({ property: foreign._id })).toBe(0);
  expect(await Enquiry.countDocuments({ property: foreign._id })).toBe(0);
  expect(await Visit.countDocuments({ property: foreign._id })).toBe(0);
});

test('a line that cannot be read is named, another ZIP is refused in words', async () => {
  const broker = await signedIn('broker');
  await withEverything(broker);
  const bytes = await bytesOf(broker, await made(broker));
  await Property.deleteMany({});
  const broken = await changed(bytes, 'listings', () => ({ _id: 'x', price: { $gt: 0 } }));
  expect((await readIn(broker, broken)).notes).toContain('listings: a line that cannot be read');
  const other = await zipped(new Map([['hello.txt', Buffer.from('hello')]]));
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(other)]), 'other.zip');
  const reply = await broker.browser.call(restore, '/x', { method: 'POST', body: form });
  expect([reply.status, reply.json.message]).toEqual([
    400,
    'This is not a ZIP of “Take everything away”: it has no records',
  ]);
});
