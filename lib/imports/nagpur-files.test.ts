import { Requirement } from '@/models/clients/requirement';
import { useTestDb } from '@/test/db';
import { check, made, reasons, run, upload, useImportingBroker } from '@/test/imported-files';
import { workbook } from '@/test/workbooks';

useTestDb();
useImportingBroker();

test('a list in Marathi under two merged rows of headings: ordinal floors, a ground floor and one', async () => {
  const file = workbook([
    {
      name: 'यादी',
      merges: ['A1:I1', 'A2:A3', 'B2:B3', 'C2:E2', 'F2:G2', 'H2:I2', 'B4:B6'],
      rows: [
        ['श्री गणेश प्रॉपर्टीज, नागपूर – सर्व किमती लाखात'],
        ['अ.क्र.', 'परिसर', 'मालमत्तेचा तपशील', null, null, 'क्षेत्रफळ (चौ.फूट)', null, 'किंमत', 'मालक'],
        [null, null, 'प्रकार', 'बीएचके', 'मजला', 'बांधीव', 'चटई', 'विक्री (लाख)', 'मो. नं.'],
        ['१', 'मनीष नगर', 'फ्लॅट', '२', '३ रा', '९५०', '७२०', '४५', '९८२२०१२३४५'],
        ['२', null, 'फ्लॅट', '३', '५/७', '१३५०', '१०२०', '६२.५', '9822012346 / 0712-2245678'],
        ['३', null, 'रो हाऊस', '४', 'तळ + १', '१८००', null, '१.१ कोटी', '९८९०१२३४५६'],
        ['४', 'बेसा', 'प्लॉट', null, '-', '३०x५०', null, '२८', '9890123457'],
      ],
    },
  ]);
  const one = await upload(file, 'ganesh.xlsx');
  const checked = await check(one);
  expect([await reasons(one.id), checked.counts.new]).toEqual([[], 4]);
  await run(checked);
  const rows = await made();
  expect(
    rows.map(({ localitySlug, price, area, floor, totalFloors }) => [
      localitySlug,
      price,
      area,
      floor ?? null,
      totalFloors ?? null,
    ]),
  ).toEqual([
    ['manish-nagar', 4_500_000, 950, 3, null],
    ['manish-nagar', 6_250_000, 1350, 5, 7],
    ['manish-nagar', 11_000_000, 1800, null, 1],
    ['besa', 2_800_000, 1500, null, null],
  ]);
});

test('a list in short English: a dash for no name, a day without its year, remarks under Rmk', async () => {
  const file = Buffer.from(
    [
      'SHREE SAI ESTATE CONSULTANT,,,,,,,',
      'Sr,Property,Location,Bldg / Scheme Name,SBUA,Total (in Lacs),Poss.,Party Name & No,Rmk',
      '1,Duplex,Jamtha,-,2200,1.35 Cr,Ready,Owner 9822033443,with garden',
      '2,Plot,Besa,NA,1500 sqft,31.5,imm.,Wasnik 9822033444,NIT RL',
      'FOR RENT,,,,,,,',
      '3,2 bhk,Dharampeth,Shivam Apt,900,15000,1 Dec,Deshpande 9822033446,family only',
    ].join('\r\n'),
  );
  const one = await upload(file, 'sai list.csv');
  expect(one.mapping.at(-1)).toBe('remarks');
  const checked = await check(one);
  expect(await reasons(one.id)).toEqual([]);
  await run(checked);
  const rows = await made();
  expect(rows.map(({ title, possession }) => [title, possession ?? null])).toEqual([
    ['2 BHK flat in Shivam Apt, Dharampeth', null],
    ['Independent house in Jamtha', 'ready'],
    ['Plot in Besa', 'ready'],
  ]);
  expect(rows[0]?.availableFrom).toEqual(expect.stringMatching(/^\d{4}-12-01$/));
  expect(rows[1]?.description).toMatch(/with garden$/);
});

test('buyers under two rows of headings, their budgets in lakhs by the heading or in thousands by the cell', async () => {
  const file = workbook([
    {
      name: 'Buyers',
      merges: ['C1:E1'],
      rows: [
        ['ग्राहकाचे नाव', 'मोबा. नं.', 'मागणी', null, null, 'शेरा'],
        [null, null, 'काय पाहिजे', 'बजेट (लाख)', 'एरिया', null],
        ['राजेश वानखेडे', '९८९००१२३४५', '2bhk flat', '४०-४५', 'बेसा', 'लोन मंजूर'],
        ['डॉ. राऊत', '9890012348', 'प्लॉट', '३० पर्यंत', 'जामठा', 'NA पाहिजे'],
        ['Smt. Kamble', '9890012346', '3 bhk', 'upto 80', 'Manish Nagar', null],
        ['Nitin', '9890012349', 'flat bhadyane 2bhk', '12-15 hazar', 'Dharampeth', 'family'],
      ],
    },
  ]);
  const one = await upload(file, 'buyers.xlsx', 'clients');
  const consent = { consentHow: 'said', consentDay: '2026-11-01' };
  const checked = await check(one, { consent }, 'clients');
  await run(checked, 'clients');
  const wishes = (await Requirement.find({}).lean()).map(({ query }) => {
    const asked = new URLSearchParams(query);
    return ['type', 'locality', 'minPrice', 'maxPrice'].map((name) => asked.get(name));
  });
  expect(wishes).toEqual([
    ['sale', 'besa', '4000000', '4500000'],
    ['sale', 'jamtha', null, '3000000'],
    ['sale', 'manish-nagar', null, '8000000'],
    ['rent', 'dharampeth', '12000', '15000'],
  ]);
});
