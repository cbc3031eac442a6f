import { ALIKE, EMPTY, KEEP, OUT } from '@/lib/imports/decisions/constants';
import { op } from '@/lib/platform/db/operators';
import { SQ_M_SQ_FT } from '@/lib/platform/text/format';
import { indianDay } from '@/lib/platform/time/indian-day';
import { Requirement } from '@/models/clients/requirement';
import { ImportMemory } from '@/models/imports/import-memory';
import { ImportRow } from '@/models/imports/import-row';
import { useTestDb } from '@/test/db';
import { check, made, reasons, run, stateOf, upload, useImportingBroker } from '@/test/imported-files';
import * as sheets from '@/test/sheets';
import { workbook } from '@/test/workbooks';

describe('further files', () => {
  useTestDb();
  useImportingBroker();

  const csv = (...lines: string[]) => Buffer.from(lines.join('\n'));
  const asked = ({ readings }: Awaited<ReturnType<typeof check>>) =>
    readings.flatMap(({ column, value, state }) => (state === 'known' ? [] : [[column, value]]));

  test('reads rents and maintenance per square foot and deposits in months, as the headings say', async () => {
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

  test('reads land in R, hectares and guntha under “Area”, and takes no rate per acre for one per square foot', async () => {
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
    expect(
      rows.map(({ area, price }) => [Math.round(area ?? 0), price]).sort((a, b) => a[0]! - b[0]!),
    ).toEqual([
      [10_890, 2_500_000],
      [43_056, 6_000_000],
      [86_111, 4_000_000],
      [129_167, 21_000_000],
      [217_800, 7_000_000],
    ]);
  });

  test('reads a list in Hinglish', async () => {
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
      // for a home on sale, “turant” means ready
      expect.arrayContaining([
        ['flat', 'sale', 4_800_000, 'ready'],
        ['shop', 'rent', 85_000, undefined],
      ]),
    );
  });

  test("names an owner's invalid number before it is lost", async () => {
    const file = csv(
      'Kya hai,Kaha pe,Kitna bada,Bhav,Kis liye,Mobile no.,Khali kab',
      '2bhk flat,Besa,950 sqft,48 lac nego,bechna hai,+91 98220 1234,turant',
      '2bhk flat,Besa,960 sqft,49 lac nego,bechna hai,5822012345,turant',
      '2bhk flat,Besa,970 sqft,50 lac nego,bechna hai,9822041012,turant',
    );
    const one = await upload(file, 'list.csv');
    await check(one);
    expect(await reasons(one.id)).toEqual([
      expect.stringContaining('an Indian number has ten digits'),
      expect.stringContaining('Enter a phone number'),
    ]);
  });

  test('asks for missing areas in a list of rents once per kind of home and file', async () => {
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
    expect((await reasons(one.id))[0]).toBe('2: Area 1 BHK No column gives the area. Choose the size above');
    const [small, large] = checked.readings;
    const decisions = [
      { key: small!.key, meaning: '500' },
      { key: large!.key, meaning: '900' },
    ];
    await run(await check(one, { decisions }));
    expect((await made()).map(({ area }) => area).sort()).toEqual([500, 500, 900]);
    expect(asked(await check(await upload(file, 'another society.csv')))).toHaveLength(2);
  });

  test('takes no balcony area for a number of balconies, and no unit for a configuration', async () => {
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

  test('imports rows that look alike as separate homes unless the person says that they are one', async () => {
    const owners = ['98220 12345', '98220 12346', '98220 12345', ''];
    const rows = owners.map((phone, i) => `2 BHK flat,Manewada,${['45 L', '45 lakh'][i % 2]},900,${phone}`);
    const file = csv('Type,Locality,Price,Sqft,Owner Mobile', ...rows);
    const checked = await check(await upload(file, 'manewada.csv'));
    expect(checked.counts).toMatchObject({ new: 4, duplicate: 0, wrong: 0 });
    // the third has the number of the first, and the fourth has none
    expect(checked.readings.find(({ key }) => key === ALIKE)).toMatchObject({
      state: 'asked',
      rows: 2,
      meaning: KEEP,
    });
    const fewer = await check(checked, { decisions: [{ key: ALIKE, meaning: OUT }] });
    expect(fewer.counts).toMatchObject({ new: 2, duplicate: 2 });
    const all = await check(fewer, { decisions: [{ key: ALIKE, meaning: KEEP }] });
    expect((await run(all)).counts).toMatchObject({ created: 4, skipped: 0 });
    expect(await ImportMemory.countDocuments({ key: ALIKE })).toBe(0);
    // existing homes are not created again
    const again = await check(await upload(file, 'again.csv'));
    expect(again.counts).toMatchObject({ new: 0, duplicate: 4 });
  });

  test('imports two rows with the same number as one home without a question', async () => {
    const file = csv(
      'Code,Type,Locality,Price,Sqft',
      'A-1,2 BHK flat,Besa,45 L,900',
      'A-1,3 BHK flat,Besa,60 L,1200',
    );
    const checked = await check(await upload(file, 'codes.csv'));
    expect(checked.counts).toMatchObject({ new: 1, duplicate: 1 });
    expect(checked.readings.map(({ key }) => key)).not.toContain(ALIKE);
  });

  test('shows extremes for remembered decisions, and does not change the offer', async () => {
    const heading = 'Type,Locality,Price,Sqft';
    const first = await check(await upload(csv(heading, '2 BHK flat,Besa,28.8,900'), 'land.csv'));
    await check(first, { decisions: [{ key: 'price#unit:', meaning: 'lakh' }] });
    const rows = ['45', '45', '0.45', '300'].map(
      (price, i) => `${i + 1} BHK flat,Besa,${price},${(i + 1) * 500}`,
    );
    const next = await check(await upload(csv(heading, ...rows), 'next.csv'));
    expect(next.readings.find(({ key }) => key === 'price#unit:')).toMatchObject({
      state: 'remembered',
      rows: 4,
      least: '0.45',
      most: '300',
    });
    await run(next);
    expect((await made()).filter(({ type }) => type === 'rent')).toEqual([]);
  });

  test('reads decimal commas in a file separated by semicolons, but keeps thousands separators', async () => {
    const rows = [
      '2 BHK flat;Besa;28,5;48,50 Lakh;1250',
      '3 BHK flat;Besa;1,200;5,70,00,000;1,250',
      '4 BHK flat;Besa;140,75;1,25 cr;1500',
    ];
    const file = Buffer.from(
      ['Type;Locality;Carpet (sq.m.);Price;Maintenance', ...rows].join('\r\n'),
      'latin1',
    );
    const checked = await check(await upload(file, 'carpets.csv'));
    expect(await reasons(checked.id)).toEqual([]);
    await run(checked);
    const sqFt = (metres: number) => Math.round(metres * SQ_M_SQ_FT * 100) / 100;
    expect((await made()).map(({ carpetArea, price }) => [carpetArea, price])).toEqual([
      [sqFt(28.5), 4_850_000],
      [sqFt(1200), 57_000_000],
      [sqFt(140.75), 12_500_000],
    ]);
  });

  test('asks once about unreadable optional cells, and then imports their rows with a warning', async () => {
    const heading = 'Code,Type,Locality,Price,Sqft,Road width,Maint,Status';
    const optional = ['yes,incl,', 'no,no,Expired', '18 m,1500,Deleted', '30 ft,,'];
    const rows = optional.map((cells, i) => `L-${i},Plot,Besa,${20 + i} L,1500,${cells}`);
    const checked = await check(await upload(csv(heading, ...rows), 'plots.csv'));
    const questions = checked.readings.filter(({ state }) => state === 'proposed' || state === 'unknown');
    expect(questions.map(({ key, rows }) => [key, rows])).toEqual(
      expect.arrayContaining([
        ['roadWidth#unreadable:', 1],
        ['status:expired', 1],
        ['status:deleted', 1],
      ]),
    );
    let now = checked;
    // the status of a row is asked before the rest
    for (let round = 0; round < 3; round++) {
      const decisions = now.readings
        .filter(({ state }) => state === 'proposed' || state === 'unknown')
        .map(({ key }) => ({ key, meaning: EMPTY }));
      now = await check(now, { decisions });
    }
    expect([await reasons(now.id), now.counts]).toMatchObject([[], { new: 4, wrong: 0 }]);
    const warned = await ImportRow.find({ import: now.id, problems: op.exists() }).sort({ row: 1 }).lean();
    expect(warned.map(({ problems }) => problems?.map(({ column, value }) => `${column}: ${value}`))).toEqual(
      [
        ['Maint: incl', 'Road width: yes'],
        expect.arrayContaining(['Status: Expired', 'Road width: no']),
        ['Status: Deleted'],
      ],
    );
    expect((await run(now)).counts).toMatchObject({ created: 4 });
    expect((await made()).map(({ roadWidth }) => roadWidth)).toEqual([undefined, undefined, 59.06, 30]);
  });

  test('marks a price calculated from rate and area', async () => {
    const rows = ['2 BHK flat,Besa,,4000,900', '3 BHK flat,Besa,60 L,4000,1200'];
    const checked = await check(
      await upload(csv('Type,Locality,Price,Rate per sq ft,Sqft', ...rows), 'rates.csv'),
    );
    expect(checked.counts).toMatchObject({ new: 2, wrong: 0 });
    const [warned] = await ImportRow.find({ import: checked.id, problems: op.exists() }).lean();
    expect(warned).toMatchObject({
      row: 2,
      problems: [{ column: 'Price', message: expect.stringContaining('36,00,000') }],
    });
  });

  test('finds localities in descriptions, accepts commas in CSV titles, and keeps the facts of files apart', async () => {
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
    expect(asked(await check(await upload(society('त्रिमूर्ती नगर'), 'c.csv')))).toContainEqual([
      'Locality',
      '',
    ]);
  });

  test("turns a card's note about a search into a requirement, but not a plumber's card", async () => {
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
});

describe('nagpur files', () => {
  useTestDb();
  useImportingBroker();

  test('reads a Marathi list with merged headings and ordinal floors', async () => {
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

  test('reads an abbreviated English list with dashes for names and days without a year', async () => {
    const later = new Date(Date.now() + 40 * 86_400_000);
    const month = later.toLocaleString('en', { month: 'short', timeZone: 'UTC' });
    const file = Buffer.from(
      [
        'SHREE SAI ESTATE CONSULTANT,,,,,,,',
        'Sr,Property,Location,Bldg / Scheme Name,SBUA,Total (in Lacs),Poss.,Party Name & No,Rmk',
        '1,Duplex,Jamtha,-,2200,1.35 Cr,Ready,Owner 9822033443,with garden',
        '2,Plot,Besa,NA,1500 sqft,31.5,imm.,Wasnik 9822033444,NIT RL',
        'FOR RENT,,,,,,,',
        `3,2 bhk,Dharampeth,Shivam Apt,900,15000,${later.getUTCDate()} ${month},Deshpande 9822033446,family only`,
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
    expect(rows[0]?.availableFrom).toEqual(new Date(later.toISOString().slice(0, 10)));
    expect(rows[1]?.description).toMatch(/with garden$/);
  });

  test("reads buyers' budgets in the unit of the heading or the cell", async () => {
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
});

describe('new files', () => {
  useTestDb();
  useImportingBroker();

  const csv = (...lines: string[]) => Buffer.from(lines.join('\n'));
  const asked = ({ readings }: Awaited<ReturnType<typeof check>>) =>
    readings.flatMap(({ value, says, state }) => (state === 'known' ? [] : [[value, says]]));

  test('reads prices per square foot or acre without a column for the offer', async () => {
    const file = csv(
      'Particulars,Loc,Cost,Sq Ft,Call',
      'plot,Beltarodi,2200 psf,1500,9822077006',
      'farm land,Umred,12 lakh per acre,2 acre,9822077010',
      'flat 2bhk rent 3rd flr,Khamla,14000,800,9822077008',
      'flat for lease,Khamla,68 L,810,9822077009',
      'Shop,sitabuldi,1.1cr,"200, 220",98220 77004 / 98220 77005',
      '2 BHK flat,Nagpoor manish ngr,45 L,900,9822077001',
    );
    const one = await upload(file, 'price list final(2).csv');
    const checked = await check(one);
    expect(asked(checked)).toEqual(
      expect.arrayContaining([
        ['', 'For Sale'],
        ['200, 220', 'The smaller figure is the carpet area'],
        ['Nagpoor manish ngr', 'Manish Nagar'],
      ]),
    );
    expect((await reasons(one.id)).map((reason) => reason.slice(0, 2))).toEqual(['5:', '6:', '7:']);
    await run(checked);
    const rows = await made();
    expect(rows.map(({ type, price, area, floor }) => [type, price, area, floor ?? null])).toEqual(
      expect.arrayContaining([
        ['sale', 3_300_000, 1500, null],
        ['sale', 2_400_000, 87_120, null],
        ['rent', 14_000, 800, 3],
      ]),
    );
  });

  test("reads a portal's HTML table named .xls, with character references and hyphenated units", async () => {
    const file = Buffer.from(
      '<html><body><table><tr><th colspan=6>Report</th></tr><tr><th>Prop ID</th><th>Purpose</th><th>Type</th><th>BHK</th><th>Price</th><th>Locality</th><th>Built up area</th></tr><tr><td>M-1</td><td>For Sale</td><td>Multistorey Apartment</td><td>2</td><td>&#8377; 48.5 Lac</td><td>Manish Nagar, Nagpur</td><td>985 Sq-ft</td></tr><tr><td>M-2</td><td>For Rent</td><td>Builder Floor Apartment</td><td>1</td><td>&#x20B9; 9,500</td><td>Besa, Nagpur</td><td>60 Sq-m</td></tr></table></body></html>',
    );
    const one = await upload(file, 'PropertyReport.xls');
    expect(one.mapping[0]).toBe('code');
    const checked = await check(one);
    expect([asked(checked), await reasons(one.id)]).toEqual([[], []]);
    await run(checked);
    expect((await made()).map(({ code, price }) => [code, price])).toEqual([
      ['m-1', 4_850_000],
      ['m-2', 9500],
    ]);
  });

  test('keeps equal flat numbers of two sheets apart, and reads areas in guntha', async () => {
    const rows = [
      ['Unit No.', 'Typology', 'Carpet (sqft)', 'Price', 'Locality'],
      ['101', '2 BHK', 720, 5_200_000, 'Besa'],
    ];
    const book = workbook([
      { name: 'Wing A', rows },
      { name: 'Wing B', rows },
    ]);
    const one = await upload(book, 'skyline.xlsx');
    await run(await check(one));
    const other = await check({ ...one, id: one.sheets.find(({ id }) => id !== one.id)!.id });
    expect(other.counts).toMatchObject({ new: 1, duplicate: 0 });
    await run(other);
    expect((await made()).map(({ code }) => code)).toEqual(['a-101', 'b-101']);
    const plots = csv('Plot No,Area (Guntha),Rate / sqft,Village', '12,2,2200,Nagpur', '13,3.5,2200,Nagpur');
    expect((await upload(plots, 'plots.csv')).mapping).toEqual(['unit', 'area', 'ratePerSqFt', 'city']);
  });

  test('reads owners with their numbers, days without a year and localities in Marathi addresses', async () => {
    const file = csv(
      'Property,Sale/Rent,Address,Size,Demand,Owner Name & No.,Available',
      '1 BHK flat,Rent,"गणेश सोसायटी, त्रिमूर्ती नगर, नागपूर",600,25k,Mr. Khan (98220 11225),15th Dec',
    );
    const one = await upload(file, 'rents.csv');
    const checked = await check(one);
    expect(await reasons(one.id)).toEqual([]);
    await run(checked);
    const [row] = await made();
    expect(row).toMatchObject({
      localitySlug: 'trimurti-nagar',
      ownerContact: { name: 'Mr. Khan', phones: ['+919822011225'] },
    });
    const day = (row as { availableFrom?: Date }).availableFrom!.toISOString().slice(0, 10);
    expect(day.slice(4)).toBe('-12-15');
    expect(day > indianDay(Date.now() - 40 * 86_400_000)).toBe(true);
  });
});

describe('real files', () => {
  useTestDb();
  useImportingBroker();

  test("reads a broker's price list with a title, short names, lakhs, sections and a total", async () => {
    const one = await upload(sheets.brokerPriceList(), 'pricelist.xlsx');
    expect(one.headings).toEqual([
      'Sr.No',
      'Type',
      'Location',
      'Society',
      'Sq.ft',
      'Flr',
      'Furn',
      'Rate (Lacs)',
      'Mob.',
      'Remark',
    ]);
    expect(one.mapping).toEqual([
      '',
      'category',
      'locality',
      'project',
      'area',
      'floor',
      'furnishing',
      'price',
      'ownerPhone',
      'remarks',
    ]);
    expect(one.notes.join('\n')).toMatch(/BESA ROAD[\s\S]*Total/);
    const checked = await check(one);
    expect(await reasons(one.id)).toEqual([]);
    expect(checked.counts).toMatchObject({ new: 4, wrong: 0 });
    expect(checked.readings.map(({ value, says, rows }) => [value, says, rows])).toEqual(
      expect.arrayContaining([
        ['2BHK Flat', 'Residential: Flat', 1],
        ['Row bungalow', 'Villas: Row house', 1],
        ['', 'For Sale', 4],
        ['SF', 'Semi-furnished', 1],
      ]),
    );
    expect(await run(checked)).toMatchObject({ status: 'done', counts: { created: 4 } });
    const rows = await made();
    const flat = rows.find(({ bedrooms }) => bedrooms === 2)!;
    expect(flat).toMatchObject({
      title: '2 BHK flat in Sai Residency, Manish Nagar',
      price: 6_250_000,
      type: 'sale',
      category: 'Residential',
      subType: 'flat',
      area: 980,
      floor: 3,
      totalFloors: 7,
      furnishing: 'semi-furnished',
      localitySlug: 'manish-nagar',
      citySlug: 'nagpur',
      ownerContact: { phones: ['+919822012345', '+919822012346'] },
    });
    expect(flat.description).not.toMatch(/9822/);
    expect(rows.find(({ category }) => category === 'Plots')).toMatchObject({
      area: 1500,
      frontage: 30,
      depth: 50,
      price: 3_300_000,
    });
  });

  test("reads a builder's inventory with two heading rows and merged towers, and asks about sold units", async () => {
    const one = await upload(sheets.builderInventory(), 'inventory.xlsx');
    expect(one.headings.slice(0, 6)).toEqual([
      'Tower',
      'Flat No',
      'Config',
      'Area (sq.ft) Carpet',
      'Area (sq.ft) Built-up',
      'Floor',
    ]);
    expect(one.mapping).toEqual([
      'tower',
      'unit',
      'config',
      'carpetArea',
      'builtUpArea',
      'floor',
      'price',
      'status',
      'reraNumber',
      'locality',
      'project',
    ]);
    const checked = await check(one);
    expect(await reasons(one.id)).toEqual([
      expect.stringMatching(/Status Sold/),
      expect.stringMatching(/Status Hold/),
    ]);
    const decisions = checked.readings
      .filter(({ state }) => state === 'proposed')
      .map(({ key, meaning }) => ({ key, meaning }));
    expect(decisions.map(({ meaning }) => meaning)).toEqual(['!out', '!out']);
    const again = await check(checked, { decisions });
    expect(again.counts).toMatchObject({ new: 2, wrong: 2 });
    await run(again);
    expect(
      (await made()).map(({ code, bedrooms, carpetArea, builtUpArea, price }) => [
        code,
        bedrooms,
        carpetArea,
        builtUpArea,
        price,
      ]),
    ).toEqual([
      ['orange-heights-a-101', 2, 720, 950, 4_850_000],
      ['orange-heights-a-201', 3, 980, 1290, 6_475_000],
    ]);
  });

  test("reads a portal's HTML export", async () => {
    const one = await upload(sheets.portalExport(), 'export.xls');
    const checked = await check(one);
    expect(await reasons(one.id)).toEqual([]);
    expect(checked.counts).toMatchObject({ new: 2 });
    await run(checked);
    const [flat, office] = await made();
    expect(flat).toMatchObject({
      code: 'd7712',
      type: 'sale',
      price: 5_500_000,
      superBuiltUpArea: 1100,
      bedrooms: 2,
      possession: 'ready',
    });
    expect(office).toMatchObject({
      type: 'rent',
      price: 28_000,
      category: 'Commercial',
      subType: 'office',
      ownerContact: { phones: ['+919822055555'] },
    });
    expect(office?.description).not.toContain('98220');
  });

  test('reads all columns and rows of a Devanagari sheet, and shows their meanings', async () => {
    const one = await upload(sheets.devanagariSheet(), 'मालमत्ता.csv');
    expect(one.mapping).toEqual([
      'title',
      'category',
      'type',
      'price',
      'address',
      'locality',
      'city',
      'pinCode',
      'bedrooms',
      'area',
      'carpetArea',
      'floor',
      'description',
      'reraNumber',
      'possession',
    ]);
    const checked = await check(one);
    expect(await reasons(one.id)).toEqual([]);
    expect(checked.counts).toMatchObject({ new: 30 });
    expect(checked.readings.map(({ value, says, rows }) => [value, says, rows])).toEqual(
      expect.arrayContaining([
        ['विक्री', 'For Sale', 15],
        ['Flat', 'Residential: Flat', 15],
        ['फ्लॅट', 'Residential: Flat', 15],
      ]),
    );
  });

  test("reads a society's Marathi list from LibreOffice", async () => {
    const one = await upload(sheets.societyList(), 'यादी.ods');
    const checked = await check(one);
    expect(await reasons(one.id)).toEqual([]);
    expect(checked.counts).toMatchObject({ new: 3 });
    await run(checked);
    expect(await made()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          bedrooms: 2,
          type: 'sale',
          price: 4_800_000,
          floor: 1,
          area: 875,
          ownerContact: { name: 'सुनीता देशमुख', phones: ['+919822012351'] },
        }),
        expect.objectContaining({ bedrooms: 1, type: 'rent', price: 12_000, floor: 2 }),
      ]),
    );
  });

  test('recognises rents in an old workbook that does not call them rents', async () => {
    const one = await upload(sheets.oldRentals(), 'november.xls');
    const checked = await check(one);
    expect(await reasons(one.id)).toEqual([]);
    await run(checked);
    const [small, flat] = (await made()).sort((a, b) => a.price - b.price);
    expect(small).toMatchObject({
      price: 9500,
      type: 'rent',
      amenities: [],
      furnishing: 'unfurnished',
      tenants: 'anyone',
    });
    expect(flat).toMatchObject({
      price: 18_000,
      deposit: 50_000,
      amenities: ['lift'],
      parking: 1,
      availableFrom: expect.anything(),
      tenants: 'families',
    });
  });

  test('offers the larger of two sheets first, and imports each separately', async () => {
    const one = await upload(sheets.twoSheets(), 'both.xlsx');
    expect(one.fileName).toBe('both.xlsx · Sale');
    expect(one.sheets.map(({ name, rows }) => [name, rows])).toEqual([
      ['Sale', 2],
      ['Rent', 1],
    ]);
    await run(await check(one));
    const other = await stateOf(one.sheets[1]!.id);
    await run(await check(other));
    expect((await made()).map(({ type }) => type).sort()).toEqual(['rent', 'sale', 'sale']);
  });

  test("asks about a doubtful value once, and remembers the answer for the person's next file", async () => {
    const checked = await check(await upload(sheets.doubtful(), 'list.csv'));
    const asked = checked.readings.filter(({ state }) => state === 'proposed' || state === 'unknown');
    expect(asked.map(({ key, value, says, rows }) => [key, value, says, rows])).toEqual(
      expect.arrayContaining([
        ['price#unit:', '45', 'Lakh', 2],
        ['type#lease:', 'lease', 'For Sale', 1],
        ['price#range:', '45-50 L', 'The higher figure', 1],
        ['area#two:', '900/700', 'The smaller figure is the carpet area', 1],
        ['locality:manish ngr', 'Manish Ngr', 'Manish Nagar', 1],
        ['locality:dharmpeth', 'Dharmpeth', 'Dharampeth', 1],
        ['locality:xyzabad', 'Xyzabad', '', 1],
        ['city:nagpoor', 'Nagpoor', 'Nagpur', 1],
      ]),
    );
    expect(checked.counts).toMatchObject({ new: 0, wrong: 5 });
    const decisions = asked.map(({ key, meaning }) => ({ key, meaning: meaning || '!keep' }));
    const decided = await check(checked, { decisions });
    expect(await reasons(checked.id)).toEqual([expect.stringMatching(/on request No price is given/)]);
    expect(decided.counts).toMatchObject({ new: 4, wrong: 1 });
    await run(decided);
    expect(await made()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ price: 4_500_000, localitySlug: 'manish-nagar', citySlug: 'nagpur' }),
        expect.objectContaining({ price: 6_250_000, localitySlug: 'dharampeth' }),
        expect.objectContaining({ price: 6_800_000, type: 'sale', category: 'Commercial' }),
        expect.objectContaining({ price: 5_000_000, area: 900, carpetArea: 700, locality: 'Xyzabad' }),
      ]),
    );
    expect(await ImportMemory.countDocuments({})).toBe(decisions.length);
    const next = await check(await upload(sheets.doubtful(), 'december.csv'));
    expect(next.counts).toMatchObject({ wrong: 1, duplicate: 4 });
    expect(next.readings.filter(({ state }) => state === 'proposed' || state === 'unknown')).toEqual([]);
  });

  test('reads UTF-16 with semicolons, and areas in guntha', async () => {
    const one = await upload(sheets.semicolons(), 'plots.txt');
    const checked = await check(one);
    expect(await reasons(one.id)).toEqual([]);
    await run(checked);
    expect(await made()).toMatchObject([
      { category: 'Plots', price: 3_300_000, area: 2178, localitySlug: 'besa' },
    ]);
  });
});
