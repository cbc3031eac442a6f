import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import { GET as takeList } from '@/app/api/export/[what]/route';
import { OWN_COLUMNS } from '@/lib/imports/listings/constants';
import { Client } from '@/models/clients/client';
import { Property } from '@/models/listings/property';
import { useTestDb } from '@/test/db';
import { check, made, reasons, run, upload, useImportingBroker } from '@/test/imported-files';
import { workbook } from '@/test/workbooks';

/**
 * Own lists that LibreOffice 7.4 saved again after the price of SG-NAG-1001 became 46,50,000 and Asha's notes "फोन केला":
 * the CSV opened with "Detect special numbers", and the workbook.
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
  const broker = useImportingBroker();

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

  beforeEach(async () => {
    await run(await check(await upload(Buffer.from(BOOK.join('\n')), 'book.csv')));
    const people = await upload(Buffer.from(CLIENTS.join('\n')), 'people.csv', 'clients');
    await run(await check(people, {}, 'clients'), 'clients');
    expect([(await listings()).length, (await clients()).length]).toEqual([5, 3]);
  });

  const listOf = async (what: 'listings' | 'clients', format: 'csv' | 'xlsx') => {
    const reply = await broker().browser.call(takeList, `/x?format=${format}`, { params: { what } });
    return Buffer.from(reply.bytes);
  };
  /** As Excel saves a CSV again: days as the country writes them, numbers of more than eleven digits rounded. */
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
  /** Its plain “CSV (Comma delimited)” has Western letters alone. */
  const savedAsAnsi = (file: Buffer) => Buffer.from(savedByExcel(file).replace(/[^\0-\xff]/g, '?'), 'latin1');

  const takeIn = async (file: Buffer, name: string, kind: 'own-listings' | 'clients', more: object = {}) => {
    const checked = await check(await upload(file, name, kind), more, kind);
    expect([name, await reasons(checked.id)]).toEqual([name, []]);
    expect([name, checked.readings.filter(({ state }) => state !== 'known')]).toEqual([name, []]);
    return run(checked, kind);
  };

  test.each(['skip', 'update'])(
    'comes back to where it is from without changing anything: %s',
    async (duplicates) => {
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
    },
  );

  test('gives another site all homes and clients as they are, with the own references and what was corrected', async () => {
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
      // the site has given codes of its own, and knows the homes by what the list says of them
      await takeIn(files.listings, name, 'own-listings');
      expect([name, (await listings()).length]).toEqual([name, 5]);
    }
  });

  test('is asked for again where the program has lost its letters', async () => {
    const listed = await upload(savedAsAnsi(await listOf('listings', 'csv')), 'ansi.csv');
    expect(await reasons((await check(listed)).id)).toEqual([
      expect.stringMatching(/^2: Title .*Letters were lost/),
      expect.stringMatching(/^6: Title .*Letters were lost/),
    ]);
    const people = await upload(savedAsAnsi(await listOf('clients', 'csv')), 'ansi.csv', 'clients');
    const checked = await check(people, {}, 'clients');
    expect(await reasons(checked.id)).toEqual([expect.stringContaining('Letters were lost')]);
  });
});
