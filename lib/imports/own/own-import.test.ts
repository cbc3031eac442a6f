import { GET as exportCsv } from '@/app/api/property/export/route';
import { GET as failed } from '@/app/api/property/import/[id]/failed/route';
import {
  POST as act,
  DELETE as discard,
  PUT as map,
  GET as read,
} from '@/app/api/property/import/[id]/route';
import { POST as send } from '@/app/api/property/import/route';
import { KEEP } from '@/lib/imports/decisions/constants';
import type { ImportDto } from '@/lib/imports/dto';
import { OWN_TEMPLATE } from '@/lib/imports/listings/constants';
import { MAX_LISTINGS } from '@/lib/listings/quota/constants';
import { env } from '@/lib/platform/env';
import { settleBackground } from '@/lib/platform/jobs/background';
import { indianDay } from '@/lib/platform/time/indian-day';
import { DAY_MS } from '@/lib/platform/time/time';
import { erasePerson } from '@/lib/registries/personal-data/mutations';
import { Import } from '@/models/imports/import';
import { ImportRow } from '@/models/imports/import-row';
import { Property } from '@/models/listings/property';
import { testActor } from '@/test/actors';
import { certificatesOf } from '@/test/certificates';
import { clearTestDb, useTestDb } from '@/test/db';
import { fields, inState, listPublicly } from '@/test/listing-form';
import { type Person, signedIn } from '@/test/people';

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

test('every row becomes a listing of the person who imports, whatever the file says, and the import can be undone', async () => {
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
  expect(await run(broker, checked.id)).toMatchObject({ status: 'done', counts: { created: 2, failed: 1 } });
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

test('a web address and an unusual price are asked about once, and what is kept is stored as the form stores it', async () => {
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
    ['Price', '18000', 1],
  ]);
  expect(checked.counts).toMatchObject({ new: 1, wrong: 3 });
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

test('a lapsed registration keeps imported rows of registered projects hidden, and no others', async () => {
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
  expect(rows.map(({ title, lifecycle }) => [title, lifecycle?.blockedBy?.includes('certificate')])).toEqual([
    ['Project flat', true],
    ['Resale flat', false],
  ]);
});

test('a code of somebody else is no duplicate, and filling in never reaches a foreign listing', async () => {
  const [broker, other] = [await signedIn('broker'), await signedIn('seller')];
  const theirs = await listPublicly(testActor(other.id), fields);
  await Property.updateOne({ _id: theirs._id }, { code: 'b-1' });
  const file = [HEAD, row('B-1', 'Mine'), row(theirs._id, 'Also mine')].join('\n');
  const checked = await check(broker, file, 'update');
  expect(checked.counts).toMatchObject({ new: 2, duplicate: 0 });
  await run(broker, checked.id);
  expect(await Property.findById(theirs._id).lean()).toMatchObject({ title: theirs.title, __v: theirs.__v });
  expect((await check(broker, [HEAD, row('b-1', 'Again')].join('\n'))).counts).toMatchObject({
    duplicate: 1,
  });
});

test('what is exported finds the same listings again; the filters hold', async () => {
  const broker = await signedIn('broker', { reraAgentNumber: 'A50500012345' });
  const other = await signedIn('seller');
  const property = await listPublicly(testActor(broker.id), { ...fields, amenities: ['lift'] });
  await listPublicly(testActor(other.id), { ...fields, title: 'Foreign flat' });
  await Property.updateOne({ _id: property._id }, inState('verified'));
  const file = await broker.browser.call(exportCsv, '/api/property/export');
  expect(file.headers.get('content-type')).toContain('text/csv');
  expect(file.text).toContain(property.title);
  expect(file.text).not.toContain('Foreign flat');
  expect((await check(broker, file.text)).counts).toMatchObject({ duplicate: 1, new: 0, wrong: 0 });
  const none = await broker.browser.call(exportCsv, '/api/property/export?type=rent');
  expect(none.text).not.toContain(property.title);
});

test('an import writes past mongoose what mongoose would write', async () => {
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

test('an import of somebody else, and one of the agency, reply like unknown ones', async () => {
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

test('the files of an account go with it', async () => {
  const broker = await signedIn('broker');
  await check(broker, [HEAD, row('B-1', 'Mine')].join('\n'));
  await erasePerson({ id: broker.id, email: broker.email, verified: true });
  expect([await Import.countDocuments(), await ImportRow.countDocuments()]).toEqual([0, 0]);
});

test.each(['seller', 'broker'] as const)(
  'a file brings an unconfirmed %s no more than the form does',
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
      'Your account can have 5 listings until you confirm your e-mail address. Please confirm it first',
    ]);
    expect((await start(few.id)).status).toBe(200);
    expect((await start(same.id)).status).toBe(409);
    await settleBackground();
    jest.restoreAllMocks();
    expect(await Property.countDocuments()).toBe(3);
  },
);
