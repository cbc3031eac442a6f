import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import { MAX_DOCUMENT_BYTES } from '@/lib/accounts/documents/data';
import { tellEnquirersOfDeparted } from '@/lib/enquiries/departures/mutations';
import { startRestore } from '@/lib/imports/archives/mutations';
import { MAX_LISTINGS } from '@/lib/listings/quota/constants';
import { env } from '@/lib/platform/env';
import { resetLimiters } from '@/lib/platform/http/rate-limit';
import { settleBackground } from '@/lib/platform/jobs/background';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Archive } from '@/models/imports/archive';
import { Property } from '@/models/listings/property';
import { User } from '@/models/platform/user';
import { testActor } from '@/test/actors';
import { bytesOf, made, readIn, unpacked, withEverything, zipped } from '@/test/archives';
import { catchMails } from '@/test/caught-mails';
import { clearTestDb, useTestDb } from '@/test/db';
import { fields, listPublicly } from '@/test/listing-form';
import { signedIn } from '@/test/people';

/** How much a ZIP may bring in, whatever it says. */
useTestDb();
beforeEach(clearTestDb);
afterEach(settleBackground);

const mails = catchMails();

/** The ZIP with so many of the first record of a list, each with an id of its own. */
async function withMany(bytes: Buffer, list: string, count: number, change: (i: number) => object) {
  const files = await unpacked(bytes);
  const name = `records/${list}.jsonl`;
  const [first = ''] = (files.get(name)?.toString('utf8') ?? '').split('\n');
  const rows = Array.from({ length: count }, (_, i) => ({
    ...JSON.parse(first),
    ...change(i),
    _id: String(new Types.ObjectId()),
  }));
  return zipped(files.set(name, Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))));
}

test('an account gets no more listings by a ZIP than by the form', async () => {
  const seller = await signedIn('seller', { isVerified: false });
  await listPublicly(testActor(seller.id), fields);
  const bytes = await bytesOf(seller, await made(seller));
  jest.replaceProperty(env(), 'RATE_LIMIT_FACTOR', 1);
  const back = await readIn(
    seller,
    await withMany(bytes, 'listings', 9, () => ({ propertyCode: undefined, images: [] })),
  );
  jest.restoreAllMocks();
  expect(await Property.countDocuments({ owner: seller.id })).toBe(MAX_LISTINGS.unconfirmed);
  expect(back.notes.join(' ')).toContain('You have 5 listings');
});

test('what a ZIP holds is charged like any other file', async () => {
  const seller = await signedIn('seller', { isVerified: false });
  const bytes = await bytesOf(seller, await made(seller));
  jest.replaceProperty(env(), 'RATE_LIMIT_FACTOR', 0.01);
  resetLimiters();
  const form = () => {
    const data = new FormData();
    data.set('file', new Blob([new Uint8Array(bytes)]), 'everything.zip');
    return new Request('https://x.example/x', { method: 'POST', body: data });
  };
  const actor = testActor(seller.id);
  const order = async () => {
    await Archive.deleteMany({});
    return startRestore(actor, form(), 'en');
  };
  await order();
  await order();
  await expect(order()).rejects.toThrow('Please confirm your e-mail address first');
  jest.restoreAllMocks();
  resetLimiters();
});

test('a document in a ZIP is no larger than one that is sent by the form', async () => {
  const broker = await signedIn('broker');
  await withEverything(broker);
  const files = await unpacked(await bytesOf(broker, await made(broker)));
  await User.updateOne({ _id: broker.id }, { $set: { documents: [] } });
  const [name = ''] = [...files.keys()].filter((path) => path.startsWith('documents/'));
  // packs well, but not as a bomb does
  const parts = [Buffer.from('%PDF-1.4\n'), randomBytes(150_000), Buffer.alloc(MAX_DOCUMENT_BYTES)];
  files.set(name, Buffer.concat(parts));
  expect((await readIn(broker, await zipped(files))).notes).toEqual([
    'documents: pan card.png: The file is too large',
  ]);
});

test('nobody can write to many strangers with a ZIP', async () => {
  const broker = await signedIn('broker');
  await withEverything(broker);
  const bytes = await bytesOf(broker, await made(broker));
  const to = (i: number) => ({ email: `stranger${i}@people.example`, status: 'new', departure: undefined });
  await readIn(broker, await withMany(bytes, 'enquiries', 6, to));
  expect(await Enquiry.countDocuments({ email: /^stranger/ })).toBe(6);
  jest.replaceProperty(env(), 'RATE_LIMIT_FACTOR', 0.02);
  resetLimiters();
  mails.length = 0;
  const gone = { status: 'sold', lifecycle: { choice: 'sold', blockedBy: [] } };
  await Property.updateMany({ owner: broker.id }, gone as object);
  await tellEnquirersOfDeparted();
  await settleBackground();
  jest.restoreAllMocks();
  resetLimiters();
  expect(mails.filter(({ to: address }) => address.startsWith('stranger'))).toHaveLength(2);
});
