import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as X from '@e965/xlsx';
import { Types } from 'mongoose';
import sharp from 'sharp';
import { GET as fetchFile } from '@/app/api/archive/[id]/file/route';
import { GET as read, DELETE as remove } from '@/app/api/archive/[id]/route';
import { POST as restore } from '@/app/api/archive/restore/route';
import { POST as make } from '@/app/api/archive/route';
import { POST as enquire } from '@/app/api/contact/route';
import { POST as createDeal } from '@/app/api/deals/route';
import { GET } from '@/app/api/export/[what]/route';
import { GET as exportListings } from '@/app/api/property/export/route';
import { MAX_DOCUMENT_BYTES } from '@/lib/accounts/documents/data';
import { tellEnquirersOfDeparted } from '@/lib/enquiries/departures/mutations';
import { recordMissingLeads } from '@/lib/enquiries/lead-sources/jobs';
import { MAX_LISTINGS } from '@/lib/listings/quota/constants';
import { env } from '@/lib/platform/env';
import { resetLimiters } from '@/lib/platform/http/rate-limit';
import { settleBackground } from '@/lib/platform/jobs/background';
import { objectStore } from '@/lib/platform/objects/store';
import type { ZipReader } from '@/lib/platform/tabular/zip-file';
import { prepareAgencyTeam } from '@/lib/teams/mutations';
import { NumberRelease } from '@/models/accounts/number-release';
import { Contact } from '@/models/contacts/contact';
import { ContactNote } from '@/models/contacts/contact-note';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Lead } from '@/models/enquiries/lead';
import { Archive } from '@/models/imports/archive';
import { Property } from '@/models/listings/property';
import { AuditEntry } from '@/models/platform/audit-entry';
import { Counter } from '@/models/platform/counter';
import { User } from '@/models/platform/user';
import { Visit } from '@/models/visits/visit';
import { testActor } from '@/test/actors';
import {
  at,
  bytesOf,
  changed,
  type Files,
  made,
  readIn,
  unpacked,
  withEverything,
  zipped,
} from '@/test/archives';
import { catchMails } from '@/test/caught-mails';
import { clientsOf } from '@/test/clients';
import { clearTestDb, keepTestDb, useTestDb } from '@/test/db';
import { addContact } from '@/test/imports';
import { fields, listPublicly } from '@/test/listing-form';
import { guest, type Person, signedIn } from '@/test/people';
import { makeTeam } from '@/test/teams';
import { visitsOf } from '@/test/visits';
import { eraseArchives, removeOldArchives, startArchive, startRestore } from './archives/mutations';
import { EXPORTS } from './exports/schema';
import { recordsIn, statedTotal } from './restoring/data';

const textOf = (files: Files, name: string) => files.get(name)?.toString('utf8') ?? '';

describe('archives', () => {
  useTestDb();
  beforeEach(clearTestDb);
  afterEach(settleBackground);

  const namesIn = (files: Files, folder: string) =>
    [...files.keys()].filter((name) => name.startsWith(folder));

  /** Content that a person sees: the text of every sheet and conversation, and the name and size of each picture and document. */
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

  test("restores a broker's ZIP into an empty installation without loss", async () => {
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
    expect(textOf(files, 'readme.txt')).toContain('All data of Meera Joshi');

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

  test("includes the contact directory in the office's ZIP and restores it without loss", async () => {
    const before = await signedIn('admin', { name: 'Office' });
    await prepareAgencyTeam();
    await withEverything(before);
    const contact = await addContact({ firstName: 'Zoya', lastName: 'Khan', mobilePhone: '98220 12345' });
    await ContactNote.create({
      contact: contact._id,
      day: '2026-11-03',
      text: 'Wants a shop',
      at: new Date(),
    });
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

  test("includes enquiries stored without notes in the office's ZIP", async () => {
    const office = await signedIn('admin', { name: 'Office' });
    await prepareAgencyTeam();
    await withEverything(office);
    await Enquiry.collection.updateMany({}, { $unset: { notes: 1 } });
    const files = await unpacked(await bytesOf(office, await made(office)));
    expect(namesIn(files, 'conversations/').length).toBeGreaterThan(0);
  });

  describe('ownership', () => {
    test("replies about another person's archive as about an unknown one, even to a colleague", async () => {
      const team = await makeTeam();
      const { id } = await made(team.agent);
      for (const other of [team.owner, await signedIn('broker')]) {
        expect((await other.browser.call(read, '/x', at(id))).status).toBe(404);
        expect((await other.browser.call(fetchFile, '/x', at(id))).status).toBe(404);
        expect((await other.browser.call(remove, '/x', { method: 'DELETE', ...at(id) })).status).toBe(404);
      }
    });

    test("exports the team's data for an owner, their own for an agent, and nothing for an assistant", async () => {
      const team = await makeTeam();
      await listPublicly(testActor(team.agent.id), { ...fields, title: 'Of the agent' });
      await listPublicly(testActor(team.owner.id), { ...fields, title: 'Of the owner' });
      await Property.updateMany({}, { $set: { team: new Types.ObjectId(team.id) } });
      const titles = async (person: Person) => {
        const sheet = textOf(
          await unpacked(await bytesOf(person, await made(person))),
          'sheets/listings.csv',
        );
        return ['Of the agent', 'Of the owner'].filter((title) => sheet.includes(title));
      };
      expect(await titles(team.owner)).toEqual(['Of the agent', 'Of the owner']);
      expect(await titles(team.agent)).toEqual(['Of the agent']);
      expect((await team.assistant.browser.call(make, '/x', { method: 'POST' })).status).toBe(403);
    });

    test('refuses the file to a former team member', async () => {
      const team = await makeTeam();
      const archive = await made(team.owner);
      await User.updateOne({ _id: team.owner.id }, { $unset: { team: 1, teamRole: 1 } });
      expect((await team.owner.browser.call(fetchFile, '/x', at(archive.id))).status).toBe(403);
    });

    test('includes no clients or contacts for a seller', async () => {
      const seller = await signedIn('seller');
      const files = await unpacked(await bytesOf(seller, await made(seller)));
      expect(namesIn(files, 'sheets/').join(' ')).not.toMatch(/clients|contacts/);
      expect(namesIn(files, 'records/').join(' ')).not.toMatch(/clients|contacts/);
    });
  });

  test('accepts at most one of several simultaneous orders', async () => {
    const actor = testActor((await signedIn('seller')).id);
    await Promise.allSettled(Array.from({ length: 5 }, () => startArchive(actor, 'en')));
    expect(await Archive.countDocuments()).toBeLessThanOrEqual(1);
  });

  test('stores the file encrypted, and deletes it after its time or with the account', async () => {
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
});

describe('restored data', () => {
  /** A ZIP in which each file has this text, in these pieces. */
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

  /** A text longer than a string can be, which a small ZIP can contain. */
  function* endless(before = '', after = '') {
    yield before;
    const part = 'x'.repeat(32_000_000);
    for (let i = 0; i < 20; i++) yield part;
    yield after;
  }

  test('reads whole records, wherever the text is split', async () => {
    const text = line(one!) + line(two!).trimEnd();
    expect(await read([...text])).toEqual([one, two]);
    expect(await read([text.slice(0, 30), text.slice(30), ''])).toEqual([one, two]);
    expect(await read(['\n\n', line(one!), '\n'])).toEqual([one]);
  });

  test('reports a line without an end as unreadable, and never keeps it whole', async () => {
    expect(await read(endless(line(one!), `\n${line(two!)}`))).toEqual([one, undefined, two]);
    expect(await read(endless(line(one!)))).toEqual([one, undefined]);
  });

  test('takes the total from the ZIP, up to the limit of records', async () => {
    const stating = (counts: object) => statedTotal(zipOf([JSON.stringify({ counts })]));
    expect(await stating({ leads: 3, visits: 4 })).toBe(7);
    expect([await stating({ leads: -3 }), await stating({ leads: '1e999' })]).toEqual([0, 2_200_000]);
    expect(await statedTotal(zipOf(['no JSON']))).toBe(0);
    expect(await statedTotal(zipOf(endless('{')))).toBe(0);
  });
});

/** The ZIP with copies of a list's first record, each with its own id. */
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

describe("a broker's ZIP", () => {
  useTestDb();
  const mails = catchMails();
  let broker: Person;
  let bytes: Buffer;
  let bringBack: () => Promise<void>;
  beforeAll(async () => {
    await clearTestDb();
    broker = await signedIn('broker');
    await withEverything(broker);
    bytes = await bytesOf(broker, await made(broker));
    bringBack = await keepTestDb();
  });
  beforeEach(() => bringBack());
  afterEach(settleBackground);

  test('changes nothing when a ZIP is restored twice', async () => {
    await Property.updateOne({ title: 'Flat with a view' }, { $set: { title: 'Edited since' } });
    const back = await readIn(broker, bytes);
    expect(back.counts).toEqual([{ name: 'already there', count: expect.any(Number) }]);
    expect(await Property.countDocuments({ title: 'Edited since' })).toBe(1);
    expect([
      await Property.countDocuments(),
      (await User.findById(broker.id).lean())?.documents.length,
    ]).toEqual([2, 1]);
  });

  test('omits a withdrawn phone number everywhere, even from keys', async () => {
    await NumberRelease.updateMany({}, { $set: { withdrawnAt: new Date() } });
    const files = await unpacked(await bytesOf(broker, await made(broker)));
    expect(textOf(files, 'records/leads.jsonl')).toContain('Asha Rao');
    const texts = [...files.keys()].filter((name) => /\.(?:jsonl|csv|txt)$/.test(name));
    for (const name of texts)
      expect([name, textOf(files, name).includes('9822023757')]).toEqual([name, false]);
  });

  test("verifies nothing, changes no other person's lists and sends no messages", async () => {
    const other = await signedIn('broker');
    const foreign = await listPublicly(testActor(other.id), { ...fields, title: 'Foreign flat' });
    await Property.deleteMany({ owner: broker.id });
    await Promise.all([Lead.deleteMany({}), Enquiry.deleteMany({}), Visit.deleteMany({})]);
    const verified = {
      choice: 'listed',
      blockedBy: [],
      verification: { state: 'verified', at: new Date() },
    };
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
    const back = await readIn(broker, forged);
    expect(back.status).toBe('done');
    expect(back.notes.length).toBe(3);
    const mine = await Property.find({ owner: broker.id }).lean();
    expect(mine).toHaveLength(2);
    for (const { status, checks } of mine)
      expect([status === 'verified', checks]).toEqual([false, undefined]);
    expect(await Lead.countDocuments({ property: foreign._id })).toBe(0);
    expect(await Enquiry.countDocuments({ property: foreign._id })).toBe(0);
    expect(await Visit.countDocuments({ property: foreign._id })).toBe(0);
  });

  test('names an unreadable line, and explains the refusal of any other ZIP', async () => {
    await Property.deleteMany({});
    const broken = await changed(bytes, 'listings', () => ({ _id: 'x', price: { $gt: 0 } }));
    expect((await readIn(broker, broken)).notes).toContain('listings: a line that cannot be read');
    const other = await zipped(new Map([['hello.txt', Buffer.from('hello')]]));
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(other)]), 'other.zip');
    const reply = await broker.browser.call(restore, '/x', { method: 'POST', body: form });
    expect([reply.status, reply.json.message]).toEqual([
      400,
      'This ZIP wasn’t made by “Export all data”: it has no records',
    ]);
  });

  test('limits a document in a ZIP to the size allowed in the form', async () => {
    const files = await unpacked(bytes);
    await User.updateOne({ _id: broker.id }, { $set: { documents: [] } });
    const [name = ''] = [...files.keys()].filter((path) => path.startsWith('documents/'));
    // compresses well, but less than a ZIP bomb
    const parts = [Buffer.from('%PDF-1.4\n'), randomBytes(150_000), Buffer.alloc(MAX_DOCUMENT_BYTES)];
    files.set(name, Buffer.concat(parts));
    expect((await readIn(broker, await zipped(files))).notes).toEqual([
      'documents: pan card.png: The file is too large',
    ]);
  });

  test('does not let a ZIP send mail to many strangers', async () => {
    const to = (i: number) => ({
      email: `stranger${i}@people.example`,
      status: 'new',
      departure: undefined,
    });
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

describe('limits of an archive', () => {
  useTestDb();
  beforeEach(clearTestDb);
  afterEach(settleBackground);

  test('allows an account no more listings by ZIP than by form', async () => {
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

  test('charges files in a ZIP like any other files', async () => {
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
    await expect(order()).rejects.toThrow('Please confirm your email address first');
    jest.restoreAllMocks();
    resetLimiters();
  });
});

describe('exports', () => {
  useTestDb();
  beforeEach(clearTestDb);
  afterEach(settleBackground);

  const table = ({ browser }: Person, what: string, format = 'csv') =>
    browser.call(GET, `/x?format=${format}`, { params: { what } });

  const rowsOf = (bytes: Uint8Array, what: string) =>
    X.utils.sheet_to_json<Record<string, string>>(X.read(bytes).Sheets[what]!);

  const RISKY = '=HYPERLINK("http://x.example","Asha")';

  /** Adds a listing with an enquiry, lead, visit, client and deal, whose texts a spreadsheet could run as formulas. */
  async function withRecords(person: Person) {
    const { _id, propertyCode = '' } = await listPublicly(testActor(person.id), { ...fields, title: RISKY });
    const visitor = await guest();
    const enquiry = { name: RISKY, email: 'asha@x.example', phone: '98220 23757', message: RISKY };
    await visitor.browser.call(enquire, '/x', { body: { ...enquiry, propertyId: _id } });
    await visitsOf(visitor.browser).book(String(_id), { name: RISKY });
    await settleBackground();
    await recordMissingLeads();
    const deal = { title: RISKY, property: String(_id), stage: 'enquiry', parties: [], notes: RISKY };
    expect((await person.browser.call(createDeal, '/x', { body: deal })).status).toBe(201);
    return { id: String(_id), code: propertyCode };
  }

  const KEYS: Record<(typeof EXPORTS)[number], string> = {
    listings: 'Title',
    leads: 'Name',
    clients: 'Full name',
    contacts: 'First name',
    visits: 'Visitor',
    deals: 'Title',
    enquiries: 'Name',
  };
  const CODES: Partial<Record<string, string>> = {
    listings: 'Code',
    leads: 'Listing code',
    visits: 'Listing code',
    deals: 'Listing code',
    enquiries: 'Listing code',
  };

  describe.each(['member', 'office'] as const)('lists of the %s', (who) => {
    test('exports each list as CSV and workbook in the words of the screen, without formulas', async () => {
      const person = who === 'office' ? await signedIn('admin') : await signedIn('broker');
      if (who === 'office') await prepareAgencyTeam();
      const lister = who === 'office' ? await signedIn('broker') : person;
      const { code } = await withRecords(lister);
      await clientsOf(person.browser).added(RISKY);
      await addContact({ firstName: RISKY });
      const mine = EXPORTS.filter((what) => who === 'office' || what !== 'contacts');
      for (const what of mine) {
        const csv = await table(person, what);
        expect([what, csv.status]).toEqual([what, 200]);
        expect(csv.headers.get('content-type')).toContain('text/csv');
        expect(csv.text).toContain(`"'=HYPERLINK`);
        expect(csv.text).not.toMatch(/(?:^|,)"?=HYPERLINK/m);
        const file = await table(person, what, 'xlsx');
        expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${what}.xlsx"`);
        const [row] = rowsOf(file.bytes, what);
        // as text, not as a formula
        expect([what, row?.[KEYS[what]]]).toEqual([what, RISKY]);
        const column = CODES[what];
        if (column) expect([what, row?.[column]]).toEqual([what, code]);
        // an import can identify a contact without mobile and email only by its id
        if (what !== 'contacts') expect(csv.text).not.toMatch(/\b[0-9a-f]{24}\b/);
      }
      const [lead] = rowsOf((await table(person, 'leads', 'xlsx')).bytes, 'leads');
      expect(lead).toMatchObject({ State: 'New' });
      const [enquiry] = rowsOf((await table(person, 'enquiries', 'xlsx')).bytes, 'enquiries');
      expect(enquiry).toMatchObject({ Status: 'New', Phone: '+91 98220 23757' });
    });
  });

  test('exports listings with their displayed code as CSV and as a workbook that other programs can read', async () => {
    const broker = await signedIn('broker', { reraAgentNumber: 'A50500012345' });
    const { propertyCode = '' } = await listPublicly(testActor(broker.id), { ...fields, title: '=1+1' });
    expect(propertyCode).toMatch(/^[A-Z]+-[A-Z]+-\d+$/);
    const same = await broker.browser.call(exportListings, '/x?format=xlsx');
    expect(same.headers.get('content-type')).toContain('spreadsheetml');
    const file = await table(broker, 'listings', 'xlsx');
    expect(rowsOf(file.bytes, 'listings')).toEqual([
      expect.objectContaining({ Code: propertyCode, Title: '=1+1' }),
    ]);
  });

  test.each(EXPORTS)(
    "exports %s with headings and without other people's records, and logs it",
    async (what) => {
      const [broker, other] = [await signedIn('broker'), await signedIn('broker')];
      await clientsOf(other.browser).added('Foreign Client');
      await listPublicly(testActor(other.id), { ...fields, title: 'Foreign flat' });
      await addContact({ firstName: 'Foreign' });
      const { status, text } = await table(broker, what);
      expect(text).not.toContain('Foreign');
      if (what === 'contacts') return expect(status).toBe(403);
      expect(status).toBe(200);
      expect(text.trim().split('\n')).toHaveLength(1);
    },
  );

  test("leaves out a withdrawn phone number and a visitor's private notes", async () => {
    const broker = await signedIn('broker');
    await withRecords(broker);
    await NumberRelease.updateMany({}, { $set: { withdrawnAt: new Date() } });
    const feedback = { verdict: 'no', note: 'The neighbour shouts', isShared: false, at: new Date() };
    await Visit.updateMany({}, { $set: { feedback } });
    const [enquiries, visits] = [await table(broker, 'enquiries'), await table(broker, 'visits')];
    expect(enquiries.text).not.toMatch(/98220/);
    expect(visits.text).not.toMatch(/98220|neighbour|does not fit/);
    await Visit.updateMany({}, { $set: { 'feedback.isShared': true } });
    const shared = (await table(broker, 'visits')).text;
    expect(shared).toContain('No, it does not fit');
    expect(shared).not.toContain('neighbour');
  });

  test("lets assistants export nothing, agents their own records, and owners the whole team's", async () => {
    const team = await makeTeam();
    await listPublicly(testActor(team.agent.id), { ...fields, title: 'Of the agent' });
    await listPublicly(testActor(team.owner.id), { ...fields, title: 'Of the owner' });
    await Property.updateMany({}, { $set: { team: team.id } });
    expect((await table(team.assistant, 'listings')).status).toBe(403);
    const own = (await table(team.agent, 'listings')).text;
    expect([own.includes('Of the agent'), own.includes('Of the owner')]).toEqual([true, false]);
    const all = (await table(team.owner, 'listings')).text;
    expect([all.includes('Of the agent'), all.includes('Of the owner')]).toEqual([true, true]);
  });

  test('logs a repeated export once for each file format', async () => {
    const seller = await signedIn('seller');
    await Promise.all([1, 2].map(() => table(seller, 'listings')));
    await table(seller, 'listings', 'xlsx');
    const entries = await AuditEntry.find({ action: 'export', actor: seller.id }).sort({ _id: 1 }).lean();
    expect(entries.map(({ details }) => details)).toEqual([
      { what: 'listings', format: 'csv' },
      { what: 'listings', format: 'xlsx' },
    ]);
  });

  test('logs an export on the next request if writing the log entry failed', async () => {
    const seller = await signedIn('seller');
    await table(seller, 'listings');
    // like a crash between mark and log
    await AuditEntry.collection.deleteMany({ action: 'export' });
    await table(seller, 'listings');
    expect(await AuditEntry.countDocuments({ action: 'export' })).toBe(1);
  });

  test('returns not found for an unknown list, and allows clients only to brokers and contacts only to the office', async () => {
    const seller = await signedIn('seller');
    expect((await table(seller, 'secrets')).status).toBe(404);
    expect((await table(seller, 'clients')).status).toBe(403);
    expect((await table(seller, 'contacts')).status).toBe(403);
  });
});
