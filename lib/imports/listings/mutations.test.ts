import { Types } from 'mongoose';
import { POST as act, GET as readImport, PUT as saveMapping } from '@/app/api/admin/import/[id]/route';
import { POST as send } from '@/app/api/admin/import/route';
import { GET as template } from '@/app/api/admin/import/template/route';
import { PUT as saveProperty } from '@/app/api/property/[id]/route';
import { listImportRows } from '@/lib/imports/data';
import type { ImportDto } from '@/lib/imports/dto';
import { getPublicProperty } from '@/lib/listings/data';
import { updateProperty } from '@/lib/listings/mutations';
import { settleBackground } from '@/lib/platform/jobs/background';
import { prepareSearchEngine } from '@/lib/search/running/data';
import { ImportRow } from '@/models/imports/import-row';
import { Property } from '@/models/listings/property';
import { testActor } from '@/test/actors';
import { useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { noise } from '@/test/listing-form';
import { type Person, signedIn } from '@/test/people';
import { listingImport } from './mutations';

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
  const made = (await admin.browser.call(send, '/', { method: 'POST', body: form }))
    .json as unknown as ImportDto;
  const body = { mapping: made.mapping, duplicates, dateOrder: 'dmy' };
  await admin.browser.call(saveMapping, '/', { method: 'PUT', body, ...at(made.id) });
  await settleBackground();
  return state(made.id);
}

async function does(id: string, action: string): Promise<ImportDto> {
  await admin.browser.call(act, '/', { body: { action }, ...at(id) });
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

test('a choice that is not one is given the choices', async () => {
  const { id } = await check(`${HEAD}\n${row('c1', { 5: 'castle', 11: 'half' })}\n`);
  const [wrong] = (await listImportRows(id, 'wrong', 1)).rows;
  expect(wrong?.problems).toEqual([
    expect.objectContaining({ value: 'castle', message: expect.stringMatching(/^Use Residential, .*Plots/) }),
    expect.objectContaining({ value: 'half', message: expect.stringMatching(/^Use .*[Ff]urnished/) }),
  ]);
});

test('the template explains itself, and what it says can be imported', async () => {
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

test('rows follow the rules of the wizard, category and RERA too, and say what is wrong in the words of their columns', async () => {
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
  expect(checked.counts).toMatchObject({ new: 2, duplicate: 2, wrong: 4 });
  const wrong = await ImportRow.find({ import: checked.id, verdict: 'wrong' }).sort({ row: 1 }).lean();
  expect(wrong.map(({ problems }) => problems?.map(({ column }) => column).sort())).toEqual([
    ['Amenities', 'Owner email', 'Price', 'Type'],
    ['RERA number (no column)'],
    ['Status'],
    ['Address'],
  ]);
  expect(await does(checked.id, 'run')).toMatchObject({ counts: { created: 2, skipped: 2, failed: 4 } });
  const made = await Property.findOne({ code: 'a1' }).lean();
  expect(made).toMatchObject({
    // a file has no photographs: it is public with the first one
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
    [await noise()],
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
  expect(await does(checked.id, 'undo')).toMatchObject({ counts: { undone: 1, kept: 1 } });
  expect(await Property.find({}).lean()).toEqual([expect.objectContaining({ title: 'Mine' })]);
});

test('homes that differ in their number alone are as many listings; one without a number is any of them', async () => {
  const numbers = Array.from({ length: 250 }, (_, i) => `F-${i + 1}`);
  const file = [HEAD, ...numbers.map((number) => row(number)), row('F-1'), row('')].join('\n');
  const checked = await check(file);
  expect(checked.counts).toMatchObject({ new: 250, duplicate: 2, wrong: 0 });
  expect(await does(checked.id, 'run')).toMatchObject({ counts: { created: 250, skipped: 2 } });
  const again = await check([HEAD, row('F-7'), row('F-251'), row('')].join('\n'));
  expect(again.counts).toMatchObject({ new: 1, duplicate: 2 });
});

test('a listing without a number is found again by a row that gives it one', async () => {
  await does((await check([HEAD, row('')].join('\n'))).id, 'run');
  expect((await check([HEAD, row('B-1')].join('\n'))).counts).toMatchObject({ duplicate: 1 });
});

test('looking for the same listing scans nothing', async () => {
  const id = (await Property.findOne({}))?._id ?? null;
  for (const filter of [{ code: { $in: ['a1'] } }, { owner: { $in: [id] } }]) {
    const stages = await planOf({ find: 'properties', filter });
    expect(stages).toContain('IXSCAN');
    expect(stages).not.toContain('COLLSCAN');
  }
});

test('the search of this process follows a long import while it runs', async () => {
  await prepareSearchEngine();
  const reads = vi.spyOn(Property.collection, 'find');
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
