import { indianDay } from '@/lib/platform/time/indian-day';
import { useTestDb } from '@/test/db';
import { check, made, reasons, run, upload, useImportingBroker } from '@/test/imported-files';
import { workbook } from '@/test/workbooks';

useTestDb();
useImportingBroker();

const csv = (...lines: string[]) => Buffer.from(lines.join('\n'));
const asked = ({ readings }: Awaited<ReturnType<typeof check>>) =>
  readings.flatMap(({ value, says, state }) => (state === 'known' ? [] : [[value, says]]));

test('a list whose prices are per square foot or per acre, without a column for the offer', async () => {
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

test('a table of a portal that is called .xls: references in its text, units with a hyphen', async () => {
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

test('two wings on two sheets with the same flat numbers are two flats; areas in guntha', async () => {
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

test('owners beside their numbers, a day without its year, a locality in an address in Marathi', async () => {
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
  const day = String((row as { availableFrom?: string }).availableFrom);
  expect(day.slice(4)).toBe('-12-15');
  expect(day > indianDay(Date.now() - 40 * 86_400_000)).toBe(true);
});
