import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Types } from 'mongoose';
import Papa from 'papaparse';
import { PUT as mapClients } from '@/app/api/clients/import/[id]/route';
import { GET as takeList } from '@/app/api/export/[what]/route';
import type { ImportDto } from '@/lib/imports/dto';
import { OWN_COLUMNS } from '@/lib/imports/listings/constants';
import { resumeImports } from '@/lib/imports/run/mutations';
import type { FieldName } from '@/lib/listings/fields/dto';
import { FIELDS } from '@/lib/listings/fields/rules';
import { lifecycleFor, storedState } from '@/lib/listings/lifecycle';
import { Client } from '@/models/clients/client';
import { Import } from '@/models/imports/import';
import { ImportRow } from '@/models/imports/import-row';
import { Property } from '@/models/listings/property';
import { AuditEntry } from '@/models/platform/audit-entry';
import { User } from '@/models/platform/user';
import { useTestDb } from '@/test/db';
import { at, check, made, reasons, run, stateOf, upload, useImportingBroker } from '@/test/imported-files';
import { signedIn } from '@/test/people';
import { workbook } from '@/test/workbooks';

/**
 * Own lists saved again by LibreOffice 7.4 after the price of SG-NAG-1001 became 46,50,000 and Asha's notes "फोन केला": the CSV opened with "Detect special
 * numbers", and the workbook.
 */
const fixture = (name: string) => readFileSync(join('test/fixtures/imports', name));

const BOOK = [
  'Code,Title,Description,Type,Category,Price,Area,Carpet area,Locality,City,Address,Bedrooms,Floor,Total floors,PIN code,Possession,Possession date,Deposit,Maintenance,Amenities,Furnishing,Gat number,Owner name,Owner phone',
  'NGP 7,"२ बीएचके, बेसा – रमेश, ""शांती""",तातडीने विकणे. दुसरी ओळ,For Sale,Residential,4500000,950.5,700.25,Besa,Nagpur,"प्लॉट १२, बेसा, नागपूर",2,3,7,440034,under-construction,2027-03-31,,,"lift, parking",semi-furnished,,रमेश पाटील,"9822012345, 0712 2234567"',
  'B/12,3 BHK flat,"=SUM(A1)",For Rent,Residential,25000,1300,,Manish Nagar,Nagpur,"12, Shri Ram Nagar, Manish Nagar, Nagpur",3,0,4,440015,ready,,75000,2500,lift,furnished,,Joshi,+91 98220 12346',
  ',Plot at Jaitala,"-5% for cash, call",For Sale,Plots,2800000,1500,,Jaitala,Nagpur,"Gat 112/2, Jaitala, Nagpur",,,,440036,,,,,,,112/2,,9822012347',
  ',Plot at Jaitala,"-5% for cash, call",For Sale,Plots,2800000,1500,,Jaitala,Nagpur,"Gat 112/2, Jaitala, Nagpur",,,,440036,,,,,,,112/2,,9822012347',
  'शेत-1,शेतजमीन उमरेड,+शेत,For Sale,Agricultural,1.25 cr,2.5 acre,,Umred,Nagpur,"Umred, Nagpur",,,,,,,,,,,78/1,राव,9822012348',
];
const CLIENTS = [
  'Full name,Mobile,Other phones,Email,Notes,Consent,Consent day,Consent note',
  '"पाटील, रमेश",9822012345,0712 2234567,a@x.example,"पहिली ओळ\nदुसरी - ""ओळ""",Signed a paper,2026-03-05,१२/३',
  '=cmd|x,+91 98220 54321,,,"-5, +1",,,',
  'Asha,9822012399,,,,,,',
];

describe('an own list that a spreadsheet saved', () => {
  useTestDb();
  const broker = useImportingBroker(async () => {
    await run(await check(await upload(Buffer.from(BOOK.join('\n')), 'book.csv')));
    expect(await listings()).toHaveLength(5);
  });

  const listings = async () =>
    ((await made()) as unknown as Record<string, unknown>[])
      .map((row) => [
        ...OWN_COLUMNS.map(({ field }) => [field, row[field]] as const),
        ['ownerContact', row.ownerContact] as const,
      ])
      .map((pairs) => Object.fromEntries(pairs.filter(([, value]) => value !== undefined)))
      .sort((a, b) => String(a.title).localeCompare(String(b.title)));
  const clients = () =>
    Client.find({}, { _id: 0, name: 1, phones: 1, email: 1, notes: 1, consent: 1 }).sort({ name: 1 }).lean();

  const addClients = async () => {
    const people = await upload(Buffer.from(CLIENTS.join('\n')), 'people.csv', 'clients');
    await run(await check(people, {}, 'clients'), 'clients');
    expect(await clients()).toHaveLength(3);
  };

  const listOf = async (what: 'listings' | 'clients', format: 'csv' | 'xlsx') => {
    const reply = await broker().browser.call(takeList, `/x?format=${format}`, { params: { what } });
    return Buffer.from(reply.bytes);
  };
  /** Converts a CSV as Excel does when saving it, with the country's date format and long numbers rounded. */
  const savedByExcel = (file: Buffer) =>
    Papa.unparse(
      Papa.parse<string[]>(file.toString('utf8').trim()).data.map((cells) =>
        cells.map((cell) =>
          /^\+?\d{12,}$/.test(cell)
            ? Number(cell).toExponential(5).replace('e+', 'E+')
            : cell.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3-$2-$1'),
        ),
      ),
    );
  /** Converts to Excel's plain “CSV (Comma delimited)”, which has only Western letters. */
  const savedAsAnsi = (file: Buffer) => Buffer.from(savedByExcel(file).replace(/[^\0-\xff]/g, '?'), 'latin1');

  const takeIn = async (file: Buffer, name: string, kind: 'own-listings' | 'clients', more: object = {}) => {
    const checked = await check(await upload(file, name, kind), more, kind);
    expect([name, await reasons(checked.id)]).toEqual([name, []]);
    expect([name, checked.readings.filter(({ state }) => state !== 'known')]).toEqual([name, []]);
    return run(checked, kind);
  };

  test.each(['skip', 'update'])('changes nothing when it is imported again: %s', async (duplicates) => {
    await addClients();
    const [homes, people] = [await listings(), await clients()];
    for (const format of ['csv', 'xlsx'] as const) {
      await takeIn(fixture(`own-listings.${format}`), `own.${format}`, 'own-listings', { duplicates });
      expect([format, await listings()]).toEqual([format, homes]);
      await takeIn(fixture(`own-clients.${format}`), `people.${format}`, 'clients', { duplicates });
      const filled = people.map((one) =>
        one.name === 'Asha' && duplicates === 'update' ? { ...one, notes: 'फोन केला' } : one,
      );
      expect([format, await clients()]).toEqual([format, filled]);
    }
  });

  test('brings all homes and clients to another site with their references and corrections', async () => {
    await addClients();
    const [homes, people] = [await listings(), await clients()];
    const excel = {
      listings: Buffer.from(savedByExcel(await listOf('listings', 'csv'))),
      clients: Buffer.from(savedByExcel(await listOf('clients', 'csv'))),
    };
    const asWorkbook = async (what: 'listings' | 'clients') => {
      const rows = Papa.parse<string[]>((await listOf(what, 'csv')).toString('utf8').trim()).data;
      return workbook([{ name: what, rows }]);
    };
    const fromCsv = { listings: await asWorkbook('listings'), clients: await asWorkbook('clients') };
    const own = { listings: await listOf('listings', 'xlsx'), clients: await listOf('clients', 'xlsx') };
    const ofLibreOffice = (format: string) => ({
      listings: fixture(`own-listings.${format}`),
      clients: fixture(`own-clients.${format}`),
    });
    const corrected = {
      homes: homes.map((one) => (one.price === 4_500_000 ? { ...one, price: 4_650_000 } : one)),
      people: people.map((one) => (one.name === 'Asha' ? { ...one, notes: 'फोन केला' } : one)),
    };
    for (const [name, files, expected] of [
      ['excel.csv', excel, { homes, people }],
      ['csv-saved-as.xlsx', fromCsv, { homes, people }],
      ['own.xlsx', own, { homes, people }],
      ['office.csv', ofLibreOffice('csv'), corrected],
      ['office.xlsx', ofLibreOffice('xlsx'), corrected],
    ] as const) {
      await Promise.all([Property.deleteMany({}), Client.deleteMany({})]);
      await takeIn(files.listings, name, 'own-listings');
      await takeIn(files.clients, name, 'clients');
      expect([name, await listings()]).toEqual([name, expected.homes]);
      expect([name, await clients()]).toEqual([name, expected.people]);
    }
    // the site has its own codes and recognises the homes by their details
    await takeIn(fixture('own-listings.xlsx'), 'again.xlsx', 'own-listings');
    expect(await listings()).toHaveLength(5);
  });

  test('is rejected if the program has lost its letters', async () => {
    await addClients();
    const listed = await upload(savedAsAnsi(await listOf('listings', 'csv')), 'ansi.csv');
    expect(await reasons((await check(listed)).id)).toEqual([
      expect.stringMatching(/^2: Title .*Letters were lost/),
      expect.stringMatching(/^6: Title .*Letters were lost/),
    ]);
    const people = await upload(savedAsAnsi(await listOf('clients', 'csv')), 'ansi.csv', 'clients');
    const checked = await check(people, {}, 'clients');
    expect(await reasons(checked.id)).toEqual([expect.stringContaining('Letters were lost')]);
  });

  describe('with corrections', () => {
    type Cells = Record<string, string>;
    const asFile = (rows: readonly Cells[]) => Buffer.from(Papa.unparse([...rows]));
    const exported = async () => {
      const csv = (await listOf('listings', 'csv')).toString('utf8').replace(/^\uFEFF/, '');
      return Papa.parse<Cells>(csv.trim(), { header: true }).data;
    };
    /** The exported list with changed cells in the row whose title starts like this. */
    const corrected = async (title: string, cells: Cells) =>
      asFile((await exported()).map((row) => (row.Title!.startsWith(title) ? { ...row, ...cells } : row)));
    const replace = (file: Buffer, name = 'own.csv') =>
      takeIn(file, name, 'own-listings', { duplicates: 'replace' });
    const counts = ({ counts: { created, updated, unchanged, skipped, failed } }: ImportDto) => ({
      ...{ created, updated, unchanged, skipped, failed },
    });
    const NONE = { created: 0, updated: 0, unchanged: 0, skipped: 0, failed: 0 };
    const UNCHANGED = { ...NONE, unchanged: 5 };
    const ONE = { ...NONE, updated: 1, unchanged: 4 };
    const stored = () => Property.find({}).select('+ownerContact +code +pin').sort({ _id: 1 }).lean();
    const flat = async () => (await stored()).find(({ title }) => title.startsWith('२ बीएचके'))!;
    const failures = async (id: string) =>
      (await ImportRow.find({ import: id, outcome: 'failed' }).lean()).flatMap(({ problems }) =>
        (problems ?? []).map(({ message }) => message),
      );

    test('is recognised, and updating is proposed', async () => {
      expect((await upload(await listOf('listings', 'csv'), 'own.csv')).duplicates).toBe('replace');
      expect((await upload(fixture('own-listings.xlsx'), 'own.xlsx')).duplicates).toBe('replace');
      expect((await upload(Buffer.from(BOOK.join('\n')), 'book.csv')).duplicates).toBe('skip');
    });

    test('changes nothing without corrections, whichever program saved it', async () => {
      const before = await stored();
      const csv = await listOf('listings', 'csv');
      const rows = Papa.parse<string[]>(csv.toString('utf8').trim()).data;
      for (const [name, file] of [
        ['own.csv', csv],
        ['own.xlsx', await listOf('listings', 'xlsx')],
        ['excel.csv', Buffer.from(savedByExcel(csv))],
        ['saved-as.xlsx', await workbook([{ name: 'x', rows }])],
      ] as const) {
        expect([name, counts(await replace(file, name))]).toEqual([name, UNCHANGED]);
        expect([name, await stored()]).toEqual([name, before]);
      }
    });

    test.each(['csv', 'xlsx'] as const)('changes only the price saved by LibreOffice: %s', async (format) => {
      const homes = await listings();
      expect(counts(await replace(fixture(`own-listings.${format}`), `own.${format}`))).toEqual(ONE);
      const after = homes.map((one) => (one.price === 4_500_000 ? { ...one, price: 4_650_000 } : one));
      expect(await listings()).toEqual(after);
    });

    const VALUES: Readonly<Record<string, string | Cells>> = {
      title: 'Near the ring road',
      description: 'Open to the east.',
      price: '4600000',
      category: 'Commercial',
      subType: 'house',
      type: { Type: 'rent', Price: '25000' },
      address: 'Plot 14, Besa, Nagpur',
      city: { City: 'Pune', Locality: 'Kothrud', Address: 'Plot 12, Kothrud, Pune', 'PIN code': '411038' },
      locality: 'Manewada',
      bedrooms: '3',
      area: '960.5',
      deposit: '200000',
      carpetArea: '710',
      superBuiltUpArea: '1000',
      builtUpArea: '800',
      totalFloors: '9',
      latitude: { Latitude: '21.1', Longitude: '79.1' },
      longitude: { Latitude: '21.1', Longitude: '79.1' },
      status: 'paused',
    };
    const valueFor = (field: FieldName): string | Cells => {
      const { kind, values = [], hosts } = FIELDS[field];
      const known: Partial<Record<typeof kind, string>> = {
        choice: values[0]!,
        choices: 'gym',
        date: '2027-05-31',
        pinCode: '440037',
        rera: 'P50500012345',
        link: `https://${hosts?.[0]}/abc`,
        text: 'Lake View',
      };
      return VALUES[field] ?? known[kind] ?? '2';
    };
    const COLUMNS = OWN_COLUMNS.filter(({ field }) => field in FIELDS);
    /** Homes over which the corrections are spread. */
    const HOMES = 13;

    test('changes exactly the corrected cells of each listing, and undoes it', async () => {
      await Property.deleteMany({});
      const [head, row] = [BOOK[0]!, BOOK[1]!];
      const book = Array.from({ length: HOMES }, (_, i) =>
        row.replace('NGP 7', `K ${i}`).replace('प्लॉट १२', `प्लॉट ${100 + i}`),
      );
      await run(await check(await upload(Buffer.from([head, ...book].join('\n')), 'book.csv')));
      const before = await exported();
      const wanted = before.map((cells, i) => {
        const corrected = { ...cells };
        for (const { label, field } of COLUMNS.filter((_, column) => column % HOMES === i)) {
          const value = valueFor(field as FieldName);
          Object.assign(corrected, typeof value === 'string' ? { [label]: value } : value);
        }
        return corrected;
      });
      const differences = (some: Cells[], others: Cells[]) =>
        some.map((cells, i) => Object.keys(cells).filter((name) => cells[name] !== others[i]![name]));
      const none = before.map(() => []);
      const changed = new Set(differences(before, wanted).flat());
      expect(COLUMNS.filter(({ label }) => !changed.has(label))).toEqual([]);
      const done = await replace(asFile(wanted));
      expect([await failures(done.id), counts(done)]).toEqual([[], { ...NONE, updated: HOMES }]);
      expect(differences(await exported(), wanted)).toEqual(none);
      // repeating a value adds nothing
      expect(counts(await replace(asFile(wanted)))).toEqual({ ...NONE, unchanged: HOMES });
      const undone = await run(done, 'own-listings', 'undo');
      expect([undone.counts.undone, undone.counts.kept]).toEqual([HOMES, 0]);
      expect(differences(await exported(), before)).toEqual(none);
    });

    test('keeps the stored value of an empty cell', async () => {
      const before = await stored();
      const optional = COLUMNS.filter(({ field }) => !FIELDS[field as FieldName].required);
      const cells = Object.fromEntries(optional.map(({ label }) => [label, '']));
      expect(counts(await replace(await corrected('२ बीएचके', cells)))).toEqual(UNCHANGED);
      expect(await stored()).toEqual(before);
    });

    test('counts as an edit by the lister, with the old price, a log entry and the new status', async () => {
      const { _id, __v } = await flat();
      const done = await replace(await corrected('२ बीएचके', { Price: '4600000' }));
      const after = await flat();
      expect([after.price, after.__v, after.status]).toEqual([4_600_000, __v + 1, 'draft']);
      const entries = await AuditEntry.find({ action: 'property.write', targetId: String(_id) }).lean();
      expect(entries.map(({ actor, details }) => [String(actor), Object.keys(details as object)])).toEqual([
        [broker().id, ['price']],
      ]);
      await Property.updateOne({ _id }, { title: 'Changed since', $inc: { __v: 1 } });
      const undone = await run(done, 'own-listings', 'undo');
      expect([undone.counts.undone, undone.counts.kept, (await flat())?.price]).toEqual([0, 1, undefined]);
    });

    test('counts a row once if the process stops after changing it', async () => {
      const file = await corrected('२ बीएचके', { Price: '4600000', Title: '२ बीएचके, नवीन' });
      const done = await replace(file);
      const { __v } = await flat();
      await ImportRow.updateMany({ import: done.id }, { $unset: { outcome: 1 } });
      const again = {
        status: 'running',
        cursor: 0,
        leaseUntil: new Date(0),
        'counts.updated': 0,
        'counts.unchanged': 0,
      };
      await Import.updateOne({ _id: done.id }, { $set: again });
      await resumeImports();
      const resumed = await stateOf(done.id);
      expect([counts(resumed), (await flat()).__v]).toEqual([ONE, __v]);
      await run(resumed, 'own-listings', 'undo');
      expect((await flat()).price).toBe(4_500_000);
      const undoing = {
        status: 'undoing',
        leaseUntil: new Date(0),
        cursor: Number.MAX_SAFE_INTEGER,
        'counts.undone': 0,
      };
      await ImportRow.updateMany({ import: done.id, outcome: 'undone' }, { $set: { outcome: 'updated' } });
      await Import.updateOne({ _id: done.id }, { $set: undoing });
      await resumeImports();
      expect((await stateOf(done.id)).counts).toMatchObject({ undone: 1, kept: 0 });
    });

    test('rejects an invalid row with a reason, and imports the others', async () => {
      const [{ _id }, rows] = [await flat(), await exported()];
      await Property.updateOne({ _id }, { builtUpArea: 800 });
      const file = asFile(
        rows.map((row) =>
          row.Title!.startsWith('२ बीएचके')
            ? { ...row, 'Carpet area': '900' }
            : row.Title === '3 BHK flat'
              ? { ...row, Price: '26000' }
              : row,
        ),
      );
      const done = await replace(file);
      expect(counts(done)).toEqual({ ...NONE, updated: 1, unchanged: 3, failed: 1 });
      expect(await failures(done.id)).toEqual([
        expect.stringContaining('The carpet area is inside the walls'),
      ]);
      expect((await flat()).carpetArea).toBe(700.25);
    });

    test('skips similar listings and repeated codes, and reports their number', async () => {
      const rows = await exported();
      const row = rows.find(({ Title }) => Title === '3 BHK flat')!;
      const alike = { ...row, Code: '', 'Your reference': '', Title: 'Alike' };
      const file = asFile([...rows, { ...row, Title: 'Again' }, alike]);
      const checked = await check(await upload(file, 'own.csv'), { duplicates: 'replace' });
      expect(checked.counts).toMatchObject({ new: 0, duplicate: 7, wrong: 0, alike: 2 });
      expect(counts(await run(checked))).toEqual({ ...UNCHANGED, skipped: 2 });
    });

    test("does not change another person's listing", async () => {
      const file = await corrected('२ बीएचके', { Price: '4600000' });
      const other = await signedIn('broker');
      await Property.updateMany({}, { owner: new Types.ObjectId(other.id), team: null });
      const before = await stored();
      expect(counts(await replace(file))).toEqual({ ...NONE, created: 5 });
      expect((await stored()).slice(0, 5)).toEqual(before);
    });

    test.each([
      ['owner', ONE],
      ['assistant', ONE],
    ] as const)("corrects a colleague's listing if the role allows it: %s", async (teamRole, expected) => {
      const file = await corrected('२ बीएचके', { Price: '4600000' });
      const team = new Types.ObjectId();
      const other = await signedIn('broker', { team, teamRole: 'agent' });
      await User.updateOne({ _id: broker().id }, { team, teamRole });
      await Property.updateMany({}, { owner: new Types.ObjectId(other.id), team });
      expect(counts(await replace(file))).toEqual(expected);
      expect((await stored()).length).toBe(5);
    });

    test.each(['paused', 'sold', 'rented', 'expired'])(
      'corrects a %s listing without changing its status',
      async (status) => {
        const { _id } = await flat();
        await Property.updateOne({ _id }, storedState(lifecycleFor(status as 'sold', new Date())));
        expect(counts(await replace(await listOf('listings', 'csv')))).toEqual(UNCHANGED);
        expect(counts(await replace(await corrected('२ बीएचके', { Price: '4600000' })))).toEqual(ONE);
        expect(await flat()).toMatchObject({ status, price: 4_600_000 });
      },
    );

    test('applies the rules of an edit to a verified listing', async () => {
      const { _id } = await flat();
      const state = storedState(lifecycleFor('verified', new Date()));
      const images = [{ public_id: 'a', url: 'https://x.example/a.jpg', width: 1600, height: 1200 }];
      await Property.updateOne({ _id }, { ...state, images, possession: 'ready', verifiedAt: new Date() });
      expect(counts(await replace(await listOf('listings', 'csv')))).toEqual(UNCHANGED);
      expect((await flat()).status).toBe('verified');
      const done = await replace(await corrected('२ बीएचके', { Price: '4600000' }));
      expect([await failures(done.id), counts(done)]).toEqual([[], ONE]);
      expect(await flat()).toMatchObject({ status: 'verified', price: 4_600_000 });
    });

    test('asks about an unusual price first', async () => {
      const file = await corrected('२ बीएचके', { Price: '45000' });
      const checked = await check(await upload(file, 'own.csv'), { duplicates: 'replace' });
      expect(checked.counts).toMatchObject({ duplicate: 4, wrong: 1 });
      expect(await reasons(checked.id)).toEqual([expect.stringContaining('unusual')]);
    });

    test('does not let clients replace each other', async () => {
      const people = await upload(Buffer.from(CLIENTS.join('\n')), 'people.csv', 'clients');
      const body = { mapping: people.mapping, duplicates: 'replace' };
      const reply = await broker().browser.call(mapClients, '/', { method: 'PUT', body, ...at(people.id) });
      expect(reply.status).toBe(400);
    });
  });
});
