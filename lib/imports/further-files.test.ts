import { useTestDb } from '@/test/db';
import { check, made, reasons, run, upload, useImportingBroker } from '@/test/imported-files';
import { workbook } from '@/test/workbooks';

useTestDb();
useImportingBroker();

const csv = (...lines: string[]) => Buffer.from(lines.join('\n'));
const asked = ({ readings }: Awaited<ReturnType<typeof check>>) =>
  readings.flatMap(({ column, value, state }) => (state === 'known' ? [] : [[column, value]]));

test('rents, maintenance and deposits that a heading gives per square foot and in months', async () => {
  const file = csv(
    'Property,Address,Chargeable Area (sq ft),Asking Rent / sq ft / month,CAM (Rs/sqft),Deposit (months)',
    'Office,"Sitabuldi, Nagpur",2400,65,8,6',
    'Shop,"Sadar, Nagpur",450,₹180/-,,3 months',
  );
  const checked = await check(await upload(file, 'commercial.csv'));
  expect([asked(checked), await reasons(checked.id)]).toEqual([[], []]);
  await run(checked);
  const rows = (await made()) as unknown as Record<string, unknown>[];
  expect(rows.map(({ type, price, maintenance, deposit }) => [type, price, maintenance, deposit])).toEqual([
    ['rent', 156_000, 19_200, 936_000],
    ['rent', 81_000, undefined, 243_000],
  ]);
});

test('land in R, hectares and guntha under “Area”; a rate per acre is never taken per square foot', async () => {
  const file = csv(
    'मौजा / Village,Survey No,Area,Rate,Total Price,NA/Agri,Contact',
    'Umred,112/2,10 guntha,2.5 lakh/guntha,,Agri,9822071001',
    'Hingna,78/1,40 R,,60 lakh,Agri,9822071003',
    'Besa,9,1.2 hectare,,2.10 cr,NA,9822071004',
    'Katol,33/2,0.80 HR,,40 lakh,Agri,9822071006',
    'Besa,12,5 एकर,14 लाख/एकर,,शेती,9822071007',
  );
  const one = await upload(file, 'land.csv');
  expect(one.mapping.slice(0, 5)).toEqual(['locality', 'gatNumber', 'area', 'ratePerSqFt', 'price']);
  const checked = await check(one);
  const choices = checked.readings
    .filter(({ state }) => state === 'unknown' || state === 'proposed')
    .map(({ key, meaning, choices }) => ({ key, meaning: meaning || choices[0]!.meaning }));
  const decided = await check(one, { decisions: choices });
  await run(decided);
  const rows = await made();
  expect(rows.map(({ area, price }) => [Math.round(area ?? 0), price]).sort((a, b) => a[0]! - b[0]!)).toEqual(
    [
      [10_890, 2_500_000],
      [43_056, 6_000_000],
      [86_111, 4_000_000],
      [129_167, 21_000_000],
      [217_800, 7_000_000],
    ],
  );
});

test('a list in Hinglish', async () => {
  const file = csv(
    'Kya hai,Kaha pe,Kitna bada,Bhav,Kis liye,Owner ka naam,Mobile no.,Khali kab',
    '2bhk flat,Besa,950 sqft,48 lac nego,bechna hai,Ramesh ji,9822041011,turant',
    'Dukan,Sitabuldi,180,85k,kiraye pe,Shaikh bhai,9822041013,ready',
  );
  const one = await upload(file, 'list.csv');
  expect(one.mapping).toEqual(
    'category,locality,area,price,type,ownerName,ownerPhone,availableFrom'.split(','),
  );
  await run(await check(one));
  expect(await reasons(one.id)).toEqual([]);
  expect(
    (await made()).map(({ subType, type, price, possession }) => [subType, type, price, possession]),
  ).toEqual(
    // “turant” of a home for sale is one that is ready
    expect.arrayContaining([
      ['flat', 'sale', 4_800_000, 'ready'],
      ['shop', 'rent', 85_000, undefined],
    ]),
  );
});

test('a list of rents without areas asks for them once for each kind of home, in each file', async () => {
  const file = csv(
    'Flat,Locality,Rent,Deposit,Contact',
    '1 BHK,Manish Nagar,9000,20000,9822061001',
    '1 BHK,Besa,8500,20000,9822061002',
    '2 BHK,Besa,14000,50000,9822061003',
  );
  const one = await upload(file, 'rents.csv');
  const checked = await check(one);
  expect(asked(checked)).toEqual([
    ['Area', '1 BHK'],
    ['Area', '2 BHK'],
  ]);
  expect((await reasons(one.id))[0]).toBe(
    '2: Area 1 BHK No column gives the area. Decide above how large these are',
  );
  const [small, large] = checked.readings;
  const decisions = [
    { key: small!.key, meaning: '500' },
    { key: large!.key, meaning: '900' },
  ];
  await run(await check(one, { decisions }));
  expect((await made()).map(({ area }) => area).sort()).toEqual([500, 500, 900]);
  expect(asked(await check(await upload(file, 'another society.csv')))).toHaveLength(2);
});

test('an area of balconies is no number of balconies, and a unit is no configuration', async () => {
  const book = workbook([
    {
      name: 'Flats',
      merges: ['C1:E1'],
      rows: [
        ['Wing', 'Unit', 'Area (Sq.Mtr)', null, null, 'Type', 'Value', 'Location', 'Price/Unit Area'],
        [null, null, 'Carpet', 'Balcony', 'Total', null, null, null, null],
        ['A', 'A-101', 58.2, 6.1, 64.3, '2 BHK', 4_850_000, 'Besa', 5379],
        ['A', 'A-102', 58.2, 6.1, 64.3, '2 BHK', 4_850_000, 'Besa', 5379],
      ],
    },
  ]);
  const one = await upload(book, 'inventory.xlsx');
  expect(one.mapping).toEqual([
    'tower',
    'unit',
    'carpetArea',
    '',
    'area',
    'category',
    'price',
    'locality',
    '',
  ]);
  expect((await check(one)).counts).toMatchObject({ new: 2, duplicate: 0 });
});

test('a locality in the description of each row; a title with commas in a CSV; and what one file says is no other file’s', async () => {
  const auction = csv(
    'Lot No,Description of Property,Area,Reserve Price (Rs. in Lakhs)',
    'SBI-01,"Flat No 302, 3rd Floor, Shivneri Apts, Manish Nagar, Nagpur",850 sq ft,42.30',
    'SBI-03,"Plot No 17, Mouza Besa, Nagpur",1500 sq ft,27.50',
  );
  const one = await upload(auction, 'auction.csv');
  const checked = await check(one);
  expect([asked(checked), await reasons(one.id)]).toEqual([[], []]);
  await run(checked);
  expect((await made()).map(({ code, localitySlug }) => [code, localitySlug])).toEqual([
    ['sbi-01', 'manish-nagar'],
    ['sbi-03', 'besa'],
  ]);
  const society = (name: string) =>
    csv(
      `श्री गणेश संस्था, ${name}, नागपूर`,
      'सदनिका क्र.,प्रकार,क्षेत्रफळ,विक्री/भाडे,किंमत',
      'अ-१०१,२ बीएचके,८५०,भाड्याने,१२०००',
    );
  const [first] = (await check(await upload(society('मनीष नगर'), 'a.csv'))).readings;
  expect(first).toMatchObject({ column: 'Locality', says: 'Manish Nagar', state: 'proposed' });
  const two = await upload(society('मनीष नगर'), 'b.csv');
  await check(two, { decisions: [{ key: (await check(two)).readings[0]!.key, meaning: 'Manish Nagar' }] });
  expect(asked(await check(await upload(society('त्रिमूर्ती नगर'), 'c.csv')))).toContainEqual(['Locality', '']);
});

test('a card whose note says what is looked for makes a wish, and a plumber does not', async () => {
  const card = (name: string, phone: string, note: string) =>
    `BEGIN:VCARD\nVERSION:3.0\nN:${name};;;;\nFN:${name}\nTEL;TYPE=CELL:${phone}\nNOTE:${note}\nEND:VCARD\n`;
  const file = Buffer.from(
    card('Imran', '9822033333', 'looking for shop on rent in Sitabuldi under 40k') +
      card('Raju', '9822044444', 'plumber, fixes taps in Besa'),
  );
  const one = await upload(file, 'contacts.vcf', 'clients');
  const consent = { consentHow: 'said', consentDay: '2026-01-01', consentNote: 'x' };
  await check(one, { consent }, 'clients');
  const { ImportRow } = await import('@/models/imports/import-row');
  const rows = await ImportRow.find({ import: one.id }).sort({ row: 1 }).lean();
  expect(rows.map(({ summary }) => summary ?? '')).toEqual([
    expect.stringMatching(/Shop.*Sitabuldi.*40,000/),
    '',
  ]);
});
