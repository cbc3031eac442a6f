import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import { POST as restore } from '@/app/api/archive/restore/route';
import { MAX_DOCUMENT_BYTES } from '@/lib/accounts/documents/data';
import { tellEnquirersOfDeparted } from '@/lib/enquiries/departures/mutations';
import { startRestore } from '@/lib/imports/archives/mutations';
import { MAX_LISTINGS } from '@/lib/listings/quota/constants';
import { env } from '@/lib/platform/env';
import { resetLimiters } from '@/lib/platform/http/rate-limit';
import { settleBackground } from '@/lib/platform/jobs/background';
import type { ZipReader } from '@/lib/platform/tabular/zip-file';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Lead } from '@/models/enquiries/lead';
import { Archive } from '@/models/imports/archive';
import { Property } from '@/models/listings/property';
import { User } from '@/models/platform/user';
import { Visit } from '@/models/visits/visit';
import { testActor } from '@/test/actors';
import { bytesOf, changed, made, readIn, unpacked, withEverything, zipped } from '@/test/archives';
import { catchMails } from '@/test/caught-mails';
import { clearTestDb, useTestDb } from '@/test/db';
import { fields, listPublicly } from '@/test/listing-form';
import { signedIn } from '@/test/people';
import { recordsIn, statedTotal } from './data';

describe('data', () => {
  /** A ZIP with the same text in each file, in these pieces. */
  const zipOf = (pieces: Iterable<string>) =>
    ({
      async *text() {
        yield* pieces;
      },
    }) as unknown as ZipReader;

  async function read(pieces: Iterable<string>) {
    const found: (string | undefined)[] = [];
    for await (const record of recordsIn(zipOf(pieces), 'leads')) found.push(record?._id);
    return found;
  }

  const [one, two] = ['6924a1b2c3d4e5f607182930', '6924a1b2c3d4e5f607182931'];
  const line = (id: string) => `${JSON.stringify({ _id: id, name: 'Asha' })}\n`;

  /** More than one string can hold, as a small ZIP unpacks to. */
  function* endless(before = '', after = '') {
    yield before;
    const part = 'x'.repeat(32_000_000);
    for (let i = 0; i < 20; i++) yield part;
    yield after;
  }

  test('records are read whole, wherever the pieces of the text end', async () => {
    const text = line(one!) + line(two!).trimEnd();
    expect(await read([...text])).toEqual([one, two]);
    expect(await read([text.slice(0, 30), text.slice(30), ''])).toEqual([one, two]);
    expect(await read(['\n\n', line(one!), '\n'])).toEqual([one]);
  });

  test('a line that does not end is one that cannot be read, and is never held whole', async () => {
    expect(await read(endless(line(one!), `\n${line(two!)}`))).toEqual([one, undefined, two]);
    expect(await read(endless(line(one!)))).toEqual([one, undefined]);
  });

  test('the progress goes by what the ZIP says, within what is read', async () => {
    const stating = (counts: object) => statedTotal(zipOf([JSON.stringify({ counts })]));
    expect(await stating({ leads: 3, visits: 4 })).toBe(7);
    expect([await stating({ leads: -3 }), await stating({ leads: '1e999' })]).toEqual([0, 2_200_000]);
    expect(await statedTotal(zipOf(['no JSON']))).toBe(0);
    expect(await statedTotal(zipOf(endless('{')))).toBe(0);
  });
});

describe('forged', () => {
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
    for (const { status, checks } of mine)
      expect([status === 'verified', checks]).toEqual([false, undefined]);
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
});

describe('limits', () => {
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
});
