import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { Types } from 'mongoose';
import yazl from 'yazl';
import { POST as actImport, GET as readImport, PUT as saveMapping } from '@/app/api/admin/import/[id]/route';
import { POST as sendImport } from '@/app/api/admin/import/route';
import { GET as template } from '@/app/api/admin/import/template/route';
import { PUT as saveProperty } from '@/app/api/property/[id]/route';
import { GET as exportCsv } from '@/app/api/property/export/route';
import { GET as failed } from '@/app/api/property/import/[id]/failed/route';
import {
  POST as act,
  DELETE as discard,
  PUT as map,
  GET as read,
} from '@/app/api/property/import/[id]/route';
import { GET as rowsOf } from '@/app/api/property/import/[id]/rows/route';
import { POST as send } from '@/app/api/property/import/route';
import { listImportRows } from '@/lib/imports/data';
import { KEEP } from '@/lib/imports/decisions/constants';
import type { ImportDto, RowWindowDto } from '@/lib/imports/dto';
import { getPublicProperty } from '@/lib/listings/data';
import { updateProperty } from '@/lib/listings/mutations';
import { MAX_LISTINGS } from '@/lib/listings/quota/constants';
import { env } from '@/lib/platform/env';
import { settleBackground } from '@/lib/platform/jobs/background';
import { type Table, tableResponse } from '@/lib/platform/tabular/table-file';
import { indianDay } from '@/lib/platform/time/indian-day';
import { DAY_MS } from '@/lib/platform/time/time';
import { erasePerson } from '@/lib/registries/personal-data/mutations';
import { prepareSearchEngine } from '@/lib/search/running.data';
import { Import } from '@/models/imports/import';
import { ImportRow } from '@/models/imports/import-row';
import { Property } from '@/models/listings/property';
import { UploadedPicture } from '@/models/listings/uploaded-picture';
import { testActor } from '@/test/actors';
import { certificatesOf } from '@/test/certificates';
import { clearTestDb, useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { fields, inState, listPublicly, photo, photographed } from '@/test/listing-form';
import { type Person, signedIn } from '@/test/people';
import { OWN_TEMPLATE } from './constants';
import { listingTable } from './data';
import { listingImport } from './mutations';

describe('imports of brokers', () => {
  useTestDb();
  beforeEach(clearTestDb);

  const at = (id: string) => ({ params: { id } });
  const HEAD = 'Code,Owner email,Title,Description,Type,Category,Price,Area,Address,Status';
  const row = (
    code: string,
    title: string,
    more: { owner?: string; status?: string; place?: string; price?: string } = {},
  ) =>
    [
      code,
      more.owner ?? '',
      title,
      'Sunny',
      'For Sale',
      'residential',
      more.price ?? '45 lakh',
      '950',
      `"${more.place ?? title}, Dharampeth, Nagpur"`,
      more.status ?? '',
    ].join(',');

  async function upload(person: Person, content: string, kind = 'own-listings') {
    const form = new FormData();
    form.set('kind', kind);
    form.set('file', new Blob([content]), 'listings.csv');
    return person.browser.call(send, '/', { method: 'POST', body: form });
  }
  async function check(person: Person, content: string, duplicates = 'skip'): Promise<ImportDto> {
    const made = (await upload(person, content)).json as unknown as ImportDto;
    const body = { mapping: made.mapping, duplicates, dateOrder: 'dmy' };
    await person.browser.call(map, '/', { method: 'PUT', body, ...at(made.id) });
    await settleBackground();
    return (await person.browser.call(read, '/', at(made.id))).json as unknown as ImportDto;
  }
  async function run(person: Person, id: string, action = 'run') {
    await person.browser.call(act, '/', { body: { action }, ...at(id) });
    await settleBackground();
    return (await person.browser.call(read, '/', at(id))).json as unknown as ImportDto;
  }

  test('imports every row as a listing of the importing person, and undoes the import', async () => {
    const [broker, other] = [
      await signedIn('broker', { reraAgentNumber: 'A50500012345' }),
      await signedIn('seller'),
    ];
    const file = [
      HEAD,
      row('B-1', 'Flat one', { owner: other.email }),
      row('B-2', 'Flat two', { status: 'active' }),
      row('B-3', 'Flat three', { price: 'much' }),
    ].join('\n');
    const checked = await check(broker, file);
    expect(checked.mapping[1]).toBe('');
    expect(checked.counts).toMatchObject({ new: 2, wrong: 1 });
    expect(await run(broker, checked.id)).toMatchObject({
      status: 'done',
      counts: { created: 2, failed: 1 },
    });
    const rows = await Property.find({}).select('+review').sort({ title: 1 }).lean();
    expect(rows.map(({ owner, status, review }) => [String(owner), status, review?.state])).toEqual([
      [broker.id, 'draft', 'pending'],
      [broker.id, 'paused', 'pending'],
    ]);
    expect(rows[1]).toMatchObject({ confirmedBy: 'broker', lifecycle: { choice: 'listed' } });
    expect(rows[1]?.lifecycle?.blockedBy).toContain('photo');
    const wrong = await broker.browser.call(failed, '/', at(checked.id));
    expect(wrong.text).toContain('B-3');
    expect(await run(broker, checked.id, 'undo')).toMatchObject({ status: 'undone', counts: { undone: 2 } });
    expect(await Property.countDocuments()).toBe(0);
  });

  test('asks once about a web address and an unusual price, and stores confirmed ones like the form', async () => {
    const broker = await signedIn('broker', { reraAgentNumber: 'A50500012345' });
    const file = [
      HEAD,
      row('B-1', 'Flat one', { status: 'active' }).replace('Sunny', 'More at www.ashahomes.in'),
      row('B-2', 'Flat two', { status: 'active' }).replace('Sunny', 'Look: www.ashahomes.in'),
      row('B-3', 'Flat three', { status: 'active', price: '18000' }),
      row('B-4', 'Flat four', { price: '18000' }).replace('Sunny', 'See www.ashahomes.in'),
    ].join('\n');
    const checked = await check(broker, file);
    const asked = checked.readings.filter(({ state }) => state === 'unknown');
    expect(asked.map(({ column, value, rows }) => [column, value, rows])).toEqual([
      ['Description', 'www.ashahomes.in', 2],
      ['Price', '18000', 2],
    ]);
    expect(checked.counts).toMatchObject({ new: 0, wrong: 4 });
    const decisions = asked.map(({ key }) => ({ key, meaning: KEEP }));
    const body = { mapping: checked.mapping, duplicates: 'skip', dateOrder: 'dmy', decisions };
    await broker.browser.call(map, '/', { method: 'PUT', body, ...at(checked.id) });
    await settleBackground();
    expect(await run(broker, checked.id)).toMatchObject({ counts: { created: 4 } });
    const rows = await Property.find({}).select('+confirmedPrice').sort({ code: 1 }).lean();
    expect(rows.map(({ confirmedPrice, lifecycle }) => [confirmedPrice, lifecycle?.blockedBy])).toEqual([
      [undefined, ['photo', 'possession']],
      [undefined, ['photo', 'possession']],
      [18_000, ['photo', 'possession', 'priceReview']],
      [undefined, []],
    ]);
  });

  test('hides only imported rows of registered projects while the registration has lapsed', async () => {
    const [admin, broker] = [await signedIn('admin'), await signedIn('broker')];
    const lapsed = indianDay(Date.now() - DAY_MS);
    expect((await certificatesOf(admin.browser).save(broker.id, lapsed)).status).toBe(200);
    const file = [
      `${HEAD},MahaRERA number`,
      `${row('C-1', 'Project flat', { status: 'active' })},P50500012345`,
      `${row('C-2', 'Resale flat', { status: 'active' })},`,
    ].join('\n');
    const checked = await check(broker, file);
    expect(checked.mapping.at(-1)).toBe('reraNumber');
    expect(await run(broker, checked.id)).toMatchObject({ counts: { created: 2 } });
    const rows = await Property.find({}).sort({ title: 1 }).lean();
    expect(
      rows.map(({ title, lifecycle }) => [title, lifecycle?.blockedBy?.includes('certificate')]),
    ).toEqual([
      ['Project flat', true],
      ['Resale flat', false],
    ]);
  });

  test("neither treats another person's code as a duplicate nor fills in their listing", async () => {
    const [broker, other] = [await signedIn('broker'), await signedIn('seller')];
    const theirs = await listPublicly(testActor(other.id), fields);
    await Property.updateOne({ _id: theirs._id }, { code: 'b-1' });
    const file = [HEAD, row('B-1', 'Mine'), row(theirs._id, 'Also mine')].join('\n');
    const checked = await check(broker, file, 'update');
    expect(checked.counts).toMatchObject({ new: 2, duplicate: 0 });
    await run(broker, checked.id);
    expect(await Property.findById(theirs._id).lean()).toMatchObject({
      title: theirs.title,
      __v: theirs.__v,
    });
    expect((await check(broker, [HEAD, row('b-1', 'Again')].join('\n'))).counts).toMatchObject({
      duplicate: 1,
    });
  });

  const csvOf = (table: Table) => tableResponse(table, 'csv').text();

  test('recognises exported listings again, and filters exports', async () => {
    const broker = await signedIn('broker', { reraAgentNumber: 'A50500012345' });
    const other = await signedIn('seller');
    const property = await listPublicly(testActor(broker.id), { ...fields, amenities: ['lift'] });
    await listPublicly(testActor(other.id), { ...fields, title: 'Foreign flat' });
    const ownerContact = { name: 'Ravi Kale', phones: ['+919822012345'] };
    await Property.updateOne({ _id: property._id }, { ...inState('verified'), code: 'b-1', ownerContact });
    const file = await broker.browser.call(exportCsv, '/api/property/export');
    const [heading = '', line = ''] = file.text.split('\r\n');
    expect(heading).toMatch(/^Code,.*,Your reference,Owner name,Owner phone$/);
    expect(await csvOf(listingTable({}))).not.toMatch(/Owner|Ravi Kale|9822012345/);
    const ofColleague = await csvOf(listingTable({}, other.id));
    expect(ofColleague).toMatch(/,b-1,,\r\n/);
    expect(ofColleague).not.toMatch(/Ravi Kale|9822012345/);
    expect(line).toMatch(new RegExp(`^${property.propertyCode},.*,b-1,Ravi Kale,\\+91 98220 12345$`));
    expect(file.headers.get('content-type')).toContain('text/csv');
    expect(file.text).toContain(property.title);
    expect(file.text).not.toContain('Foreign flat');
    expect((await check(broker, file.text)).counts).toMatchObject({ duplicate: 1, new: 0, wrong: 0 });
    const none = await broker.browser.call(exportCsv, '/api/property/export?type=rent');
    expect(none.text).not.toContain(property.title);
  });

  test('stores rows exactly as mongoose would', async () => {
    const broker = await signedIn('broker');
    const template = OWN_TEMPLATE.map((cells) => cells.map((cell) => `"${cell}"`).join(','));
    const { id, counts } = await check(broker, template.join('\n'));
    expect(counts).toMatchObject({ new: 1 });
    await run(broker, id);
    const stored = await Property.collection.findOne({});
    const document = new Property(stored ?? {}).toObject() as unknown as Record<string, unknown>;
    expect(Object.keys(stored ?? {}).length).toBeGreaterThan(30);
    expect(document).toEqual(stored);
  });

  test('replies about imports of others and of the agency as about unknown ones', async () => {
    const [broker, other] = [await signedIn('broker'), await signedIn('broker')];
    const { id } = await check(broker, [HEAD, row('B-1', 'Mine')].join('\n'));
    const body = { action: 'run' };
    expect((await other.browser.call(read, '/', at(id))).status).toBe(404);
    expect((await other.browser.call(act, '/', { body, ...at(id) })).status).toBe(404);
    expect((await other.browser.call(failed, '/', at(id))).status).toBe(404);
    expect((await other.browser.call(discard, '/', { method: 'DELETE', ...at(id) })).status).toBe(404);
    expect((await upload(broker, `${HEAD}\n`, 'contacts')).status).toBe(400);
    expect((await upload(broker, `${HEAD}\n`, 'listings')).status).toBe(400);
    await Import.updateOne({ _id: id }, { kind: 'listings' });
    expect((await broker.browser.call(read, '/', at(id))).status).toBe(404);
  });

  test('erases the files of an account with it', async () => {
    const broker = await signedIn('broker');
    await check(broker, [HEAD, row('B-1', 'Mine')].join('\n'));
    await erasePerson({ id: broker.id, email: broker.email, verified: true });
    expect([await Import.countDocuments(), await ImportRow.countDocuments()]).toEqual([0, 0]);
  });

  test.each(['seller', 'broker'] as const)(
    'allows an unconfirmed %s no more listings by file than by form',
    async (role) => {
      const person = await signedIn(role, { isVerified: false });
      const rows = Array.from({ length: MAX_LISTINGS.unconfirmed + 1 }, (_, n) => row(`B-${n}`, `Flat ${n}`));
      const many = await check(person, [HEAD, ...rows].join('\n'));
      const few = await check(person, [HEAD, ...rows.slice(0, 3)].join('\n'));
      const same = await check(person, [HEAD, ...rows.slice(3)].join('\n'));
      jest.replaceProperty(env(), 'RATE_LIMIT_FACTOR', 1);
      const start = (id: string) => person.browser.call(act, '/', { body: { action: 'run' }, ...at(id) });
      const refused = await start(many.id);
      expect([refused.status, refused.json.message]).toEqual([
        409,
        'Your account can have 5 listings until you confirm your email address. Please confirm it first',
      ]);
      expect((await start(few.id)).status).toBe(200);
      expect((await start(same.id)).status).toBe(409);
      await settleBackground();
      jest.restoreAllMocks();
      expect(await Property.countDocuments()).toBe(3);
    },
  );
});

describe('listings', () => {
  useTestDb();

  let admin: Person;
  let seller: Person;
  beforeAll(async () => {
    [admin, seller] = await Promise.all([signedIn('admin'), signedIn('seller')]);
  });
  beforeEach(() => Property.deleteMany({}));

  const at = (id: string) => ({ params: { id } });
  const state = async (id: string) =>
    (await admin.browser.call(readImport, '/', at(id))).json as unknown as ImportDto;

  async function check(content: string, duplicates = 'skip'): Promise<ImportDto> {
    const form = new FormData();
    form.set('kind', 'listings');
    form.set('file', new Blob([content]), 'listings.csv');
    const made = (await admin.browser.call(sendImport, '/', { method: 'POST', body: form }))
      .json as unknown as ImportDto;
    const body = { mapping: made.mapping, duplicates, dateOrder: 'dmy' };
    await admin.browser.call(saveMapping, '/', { method: 'PUT', body, ...at(made.id) });
    await settleBackground();
    return state(made.id);
  }

  async function does(id: string, action: string): Promise<ImportDto> {
    await admin.browser.call(actImport, '/', { body: { action }, ...at(id) });
    await settleBackground();
    return state(id);
  }

  const HEAD =
    'Code,Owner email,Title,Description,Type,Category,Price,Area,Address,Status,Amenities,Furnishing,Possession,Carpet area,Photos';
  const row = (code: string, over: Partial<Record<number, string>> = {}) => {
    const cells = [
      code,
      '',
      '2 BHK flat',
      'Sunny',
      'For Sale',
      'residential',
      '45 lakh',
      '950',
      'Ambazari Road, Dharampeth, Nagpur',
      '',
      '',
      '',
      '',
      '',
      'http://10.0.0.1/x.jpg',
    ];
    for (const [i, value] of Object.entries(over)) cells[Number(i)] = value ?? '';
    return cells.map((cell) => `"${cell}"`).join(',');
  };

  test('lists the allowed values for an invalid choice', async () => {
    const { id } = await check(`${HEAD}\n${row('c1', { 5: 'castle', 11: 'half' })}\n`);
    const [wrong] = (await listImportRows(id, 'wrong', 1)).rows;
    expect(wrong?.problems).toEqual([
      expect.objectContaining({
        value: 'castle',
        message: expect.stringMatching(/^Use Residential, .*Plots/),
      }),
      expect.objectContaining({ value: 'half', message: expect.stringMatching(/^Use .*[Ff]urnished/) }),
    ]);
  });

  test("explains the template's columns, and imports its example", async () => {
    const reply = await admin.browser.call(template, '/');
    expect(reply.text.split('\r\n')[1]).toMatch(/^# your own number/);
    const checked = await check(reply.text);
    expect(checked).toMatchObject({ status: 'checked', rows: 1, counts: { new: 1, wrong: 0 } });
    await does(checked.id, 'run');
    expect(await Property.findOne({ code: 'ngp-001' }).lean()).toMatchObject({
      status: 'draft',
      price: 4_500_000,
      localitySlug: 'dharampeth',
      amenities: ['lift', 'parking'],
      images: [],
      owner: expect.objectContaining({}),
    });
  });

  test("applies the wizard's rules to rows, and names errors by column", async () => {
    const file = [
      HEAD,
      row('A1', { 1: seller.email.toUpperCase(), 9: 'active', 10: 'Lift; CCTV', 11: 'Semi-furnished' }),
      row('A2', { 1: 'nobody@x.example', 4: 'swap', 6: 'much', 10: 'helipad' }),
      row('A3', { 9: 'active', 12: 'Under construction' }),
      row('A4', { 9: 'verified' }),
      row('A5', { 8: '' }),
      row('a1', { 8: 'Elsewhere, Nagpur' }),
      row('', { 1: seller.email }),
      row('A8', { 12: 'Under construction', 8: 'Besa, Nagpur' }),
    ].join('\n');
    const checked = await check(file);
    expect(checked.mapping.at(-1)).toBe('pictures');
    expect(checked.counts).toMatchObject({ new: 3, duplicate: 1, wrong: 4 });
    const wrong = await ImportRow.find({ import: checked.id, verdict: 'wrong' }).sort({ row: 1 }).lean();
    expect(wrong.map(({ problems }) => problems?.map(({ column }) => column).sort())).toEqual([
      ['Amenities', 'Owner email', 'Price', 'Type'],
      ['RERA number (no column)'],
      ['Status'],
      ['Address'],
    ]);
    expect(await does(checked.id, 'run')).toMatchObject({ counts: { created: 3, skipped: 1, failed: 4 } });
    const made = await Property.findOne({ code: 'a1' }).lean();
    expect(made).toMatchObject({
      // an imported listing has no photos, so it goes public with the first one
      status: 'paused',
      lifecycle: { choice: 'listed', blockedBy: ['photo', 'possession'] },
      category: 'Residential',
      type: 'sale',
      furnishing: 'semi-furnished',
      amenities: ['lift', 'cctv'],
    });
    expect(String(made?.owner)).toBe(seller.id);
    expect(await getPublicProperty(String(made?._id))).toBeUndefined();
    const { property } = await updateProperty(
      testActor(seller.id),
      String(made?._id),
      { possession: 'ready' },
      [],
      await photographed(seller),
    );
    expect(await getPublicProperty(property._id)).toMatchObject({ title: '2 BHK flat', status: 'active' });

    const again = await check(
      [HEAD, row(String(made?._id), { 13: '760', 2: 'Another title' })].join('\n'),
      'update',
    );
    expect(await does(again.id, 'run')).toMatchObject({ counts: { updated: 1 } });
    expect(await Property.findOne({ code: 'a1' }).lean()).toMatchObject({
      title: '2 BHK flat',
      carpetArea: 760,
      __v: 2,
    });
    await does(again.id, 'undo');
    expect(await Property.findOne({ code: 'a1' }).lean()).not.toHaveProperty('carpetArea');
    const saved = await seller.browser.call(saveProperty, '/', {
      method: 'PUT',
      body: { title: 'Mine' },
      ...at(String(made?._id)),
    });
    expect(saved.status).toBe(200);
    expect(await does(checked.id, 'undo')).toMatchObject({ counts: { undone: 2, kept: 1 } });
    expect(await Property.find({}).lean()).toEqual([expect.objectContaining({ title: 'Mine' })]);
  });

  test('imports homes that differ only in number as separate listings, and finds each in the next file', async () => {
    const numbers = Array.from({ length: 250 }, (_, i) => `F-${i + 1}`);
    const file = [HEAD, ...numbers.map((number) => row(number)), row('F-1'), row('')].join('\n');
    const checked = await check(file);
    expect(checked.counts).toMatchObject({ new: 251, duplicate: 1, wrong: 0 });
    expect(await does(checked.id, 'run')).toMatchObject({ counts: { created: 251, skipped: 1 } });
    const again = await check([HEAD, row('F-7'), row('')].join('\n'));
    expect(again.counts).toMatchObject({ new: 0, duplicate: 2 });
  });

  test('finds a listing without a number by a row that gives it one', async () => {
    await does((await check([HEAD, row('')].join('\n'))).id, 'run');
    expect((await check([HEAD, row('B-1')].join('\n'))).counts).toMatchObject({ duplicate: 1 });
  });

  test('finds existing listings through indexes', async () => {
    const id = (await Property.findOne({}))?._id ?? null;
    for (const filter of [{ code: { $in: ['a1'] } }, { owner: { $in: [id] } }]) {
      const stages = await planOf({ find: 'properties', filter });
      expect(stages).toContain('IXSCAN');
      expect(stages).not.toContain('COLLSCAN');
    }
  });

  test("updates this process's search during a long import", async () => {
    await prepareSearchEngine();
    const reads = jest.spyOn(Property.collection, 'find');
    const changesRead = () =>
      reads.mock.calls.filter(([filter]) => Object.keys(filter ?? {}).join() === 'updatedAt').length;
    const batch = Array<string>(500).fill(String(new Types.ObjectId()));
    const seen: number[] = [];
    for (let n = 0; n < 6; n++) {
      await listingImport.completed(batch);
      await settleBackground();
      seen.push(changesRead());
    }
    reads.mockRestore();
    expect(Math.max(...seen)).toBe(1);
  });
});

describe('pictures', () => {
  useTestDb();
  beforeEach(clearTestDb);

  const at = (id: string) => ({ params: { id } });
  const zipOf = async (files: Record<string, Buffer>) => {
    const zip = new yazl.ZipFile();
    for (const [name, bytes] of Object.entries(files)) zip.addBuffer(bytes, name);
    zip.end();
    return buffer(zip.outputStream);
  };
  const picture = async (hue: number) => readFile((await photo(hue)).path);
  const HEAD = 'Code,Title,Description,Type,Category,Price,Area,Address,Photos';
  const row = (code: string, photos: string) =>
    `${code},Flat ${code},Sunny,For Sale,residential,45 lakh,950,"${code} Road, Dharampeth, Nagpur","${photos}"`;
  const sheet = (...rows: string[]) => Buffer.from([HEAD, ...rows].join('\n'));

  async function upload(person: Person, files: { file: [Buffer, string]; pictures?: Buffer }) {
    const form = new FormData();
    form.set('kind', 'own-listings');
    form.set('file', new Blob([files.file[0] as BlobPart]), files.file[1]);
    if (files.pictures) form.set('pictures', new Blob([files.pictures as BlobPart]), 'pictures.zip');
    const reply = await person.browser.call(send, '/', { method: 'POST', body: form });
    return { status: reply.status, made: reply.json as unknown as ImportDto, text: reply.text };
  }
  async function ran(person: Person, made: ImportDto) {
    const body = { mapping: made.mapping, duplicates: 'skip', dateOrder: 'dmy' };
    await person.browser.call(map, '/', { method: 'PUT', body, ...at(made.id) });
    await settleBackground();
    await person.browser.call(act, '/', { body: { action: 'run' }, ...at(made.id) });
    await settleBackground();
    return (await person.browser.call(read, '/', at(made.id))).json as unknown as ImportDto;
  }
  const imagesOf = async (code: string) =>
    (await Property.findOne({ code: code.toLowerCase() }).select('+code').lean())?.images.length;

  test('assigns pictures of a ZIP by file names in a column, or by codes if the column is empty', async () => {
    const person = await signedIn('broker');
    const pictures = await zipOf({
      'a/hall.jpg': await picture(10),
      'a/kitchen.jpg': await picture(60),
      'B-2/1.jpg': await picture(120),
      'notes.txt': Buffer.from('not a picture'),
      'broken.jpg': Buffer.from('nor this'),
    });
    const { status, made } = await upload(person, {
      file: [sheet(row('A-1', 'hall.jpg; kitchen.jpg'), row('B-2', ''), row('C-3', 'none.jpg')), 'list.csv'],
      pictures,
    });
    expect(status).toBe(201);
    expect(made.mapping.at(-1)).toBe('pictures');
    expect(made.notes.join()).toContain('broken.jpg');
    expect((await ran(person, made)).counts).toMatchObject({ created: 3, failed: 0 });
    expect(await Promise.all(['A-1', 'B-2', 'C-3'].map(imagesOf))).toEqual([2, 1, 0]);
    expect(await UploadedPicture.countDocuments()).toBe(0);
  });

  test('imports a sheet and pictures from one ZIP, and explains refused picture links', async () => {
    const person = await signedIn('broker');
    const archive = await zipOf({
      'all/listings.csv': sheet(row('A-1', 'pictures/A-1/1.jpg'), row('B-2', 'https://other.example/1.jpg')),
      'all/pictures/A-1/1.jpg': await picture(10),
      '__MACOSX/all/pictures/A-1/._1.jpg': Buffer.from('clutter'),
    });
    const { made } = await upload(person, { file: [archive, 'everything.zip'] });
    const body = { mapping: made.mapping, duplicates: 'skip', dateOrder: 'dmy' };
    await person.browser.call(map, '/', { method: 'PUT', body, ...at(made.id) });
    await settleBackground();
    const reply = await person.browser.call(rowsOf, '/x?view=new&from=0&limit=10', at(made.id));
    const { rows } = reply.json as unknown as RowWindowDto;
    expect(rows[1]?.problems).toEqual([
      expect.objectContaining({
        column: 'Photos',
        message: expect.stringMatching(/not fetched from other sites/),
      }),
    ]);
    expect((await ran(person, made)).counts).toMatchObject({ created: 2 });
    expect(await Promise.all(['A-1', 'B-2'].map(imagesOf))).toEqual([1, 0]);
  });

  test('names a picture with a path outside the ZIP, and imports the others', async () => {
    const person = await signedIn('broker');
    const archive = await zipOf({
      'listings.csv': sheet(row('A-1', '1.jpg')),
      '1.jpg': await picture(10),
      'aa/aa/evil.jpg': await picture(20),
    });
    const evil = Buffer.from(archive.toString('latin1').replaceAll('aa/aa/evil', '../../evil'), 'latin1');
    const { made } = await upload(person, { file: [evil, 'everything.zip'] });
    expect(made.notes).toEqual(['../../evil.jpg: its path leads out of the ZIP, so it is left out']);
    await ran(person, made);
    expect(await imagesOf('A-1')).toBe(1);
  });

  test('explains the refusal of a ZIP without a sheet', async () => {
    const person = await signedIn('broker');
    const { status, text } = await upload(person, {
      file: [await zipOf({ '1.jpg': await picture(10) }), 'p.zip'],
    });
    expect(status).toBe(400);
    expect(text).toContain('There is no sheet in this ZIP');
  });
});
