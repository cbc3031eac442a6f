import { ImportMemory } from '@/models/imports/import-memory';
import { useTestDb } from '@/test/db';
import { check, made, reasons, run, stateOf, upload, useImportingBroker } from '@/test/imported-files';
import * as sheets from '@/test/sheets';

useTestDb();
useImportingBroker();

test('a broker’s price list: title above, short names, lakhs, sections, two phones in a cell, a sum', async () => {
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

test('a builder’s inventory: two heading rows, merged towers, what is sold is asked about', async () => {
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

test('a portal’s HTML export', async () => {
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

test('Devanagari headings and values: 15 of 15 columns, 30 of 30 rows, and what was understood is said', async () => {
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

test('a society’s list in Marathi from LibreOffice', async () => {
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

test('rents in an old workbook that says nowhere that they are rents', async () => {
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

test('of two sheets the larger one is offered first, the other beside it; each is imported by itself', async () => {
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

test('what is doubtful is asked once, never passed, and remembered for the next file of the same person', async () => {
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

test('semicolons in UTF-16, an area in guntha', async () => {
  const one = await upload(sheets.semicolons(), 'plots.txt');
  const checked = await check(one);
  expect(await reasons(one.id)).toEqual([]);
  await run(checked);
  expect(await made()).toMatchObject([
    { category: 'Plots', price: 3_300_000, area: 2178, localitySlug: 'besa' },
  ]);
});
