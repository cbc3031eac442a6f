import { PATCH as patch, GET as read } from '@/app/api/property/[id]/route';
import { POST as add } from '@/app/api/property/route';
import type { PropertyDto } from '@/lib/listings/dto';
import { keyFacts, toFormValues } from '@/lib/listings/format';
import { withoutHidden } from '@/lib/listings/rules';
import { EMPTY_FORM, propertyFormSchema } from '@/lib/listings/schema';
import { textsIn } from '@/lib/platform/language/messages';
import { useTestDb } from '@/test/db';
import { fields } from '@/test/listing-form';
import { signedIn } from '@/test/people';
import { KIND_FIELDS } from './kinds';
import { hasField, wordsFor } from './rules';

useTestDb();

const OF_PLOT = { frontage: '30 ft', roadWidth: '9 m', naOrder: 'na', corner: 'yes' };
const OF_FARM = { gatNumber: '123/2', landRecord: 'sole', water: 'borewell', roadAccess: 'tar-road' };
const OF_SHOP = { frontage: '14', ceilingHeight: '11.5', corner: 'no' };
const OF_RENT = { deposit: '60,000', tenants: 'families', noticeMonths: '2', availableFrom: '2027-01-15' };

test.each([
  [{ category: 'Plots', type: 'sale' }, OF_PLOT, ['gatNumber', 'ceilingHeight', 'tenants']],
  [{ category: 'Agricultural', type: 'sale' }, OF_FARM, ['naOrder', 'frontage', 'tenants']],
  [{ category: 'Commercial', type: 'sale' }, OF_SHOP, ['roadWidth', 'naOrder', 'water']],
  [{ category: 'Residential', type: 'rent' }, OF_RENT, ['frontage', 'landRecord', 'possession']],
] as const)('%o has %o, and loses %o', (kind, own, foreign) => {
  for (const name of Object.keys(own)) expect([name, hasField(name as never, kind)]).toEqual([name, true]);
  for (const name of foreign) expect([name, hasField(name, kind)]).toEqual([name, false]);
  const given = { ...EMPTY_FORM, ...kind, ...own, ...Object.fromEntries(foreign.map((name) => [name, '7'])) };
  const left = withoutHidden(given as never);
  expect(left).toMatchObject(own);
  for (const name of foreign) expect(left[name]).toBe('');
});

test('what a plot has is stored, sent, read again by the form and among its key facts', async () => {
  const owner = await signedIn('seller');
  const body = { ...fields, category: 'Plots', title: 'Plot in Besa', possession: 'ready', ...OF_PLOT };
  const made = await owner.browser.call(add, '/', { body });
  expect(made.status).toBe(201);
  const plot = made.json.data as PropertyDto;
  expect(plot).toMatchObject({ frontage: 30, roadWidth: 29.53, naOrder: 'na', corner: 'yes' });
  expect(toFormValues(plot)).toMatchObject({ frontage: '30', roadWidth: '29.53' });
  expect(keyFacts(plot, textsIn('en', 'listings/facts'))).toEqual(
    expect.arrayContaining([
      ['Frontage', '30 ft'],
      ['Road width', '29.53 ft'],
      ['Corner', 'Yes'],
      ['NA order', 'NA order received'],
    ]),
  );
  const params = { id: plot._id };
  const changed = await owner.browser.call(patch, '/', {
    method: 'PATCH',
    params,
    body: { __v: plot.__v, frontage: '40' },
  });
  expect(changed.json.data).toMatchObject({ frontage: 40, roadWidth: 29.53 });
});

test('an edit of a home to let does not count its day as a change', async () => {
  const owner = await signedIn('seller');
  const body = { ...fields, type: 'rent', price: '18,000', ...OF_RENT };
  const home = (await owner.browser.call(add, '/', { body })).json.data as PropertyDto;
  expect(home).toMatchObject({ tenants: 'families', noticeMonths: 2 });
  expect(keyFacts(home, textsIn('en', 'listings/facts'))).toEqual(
    expect.arrayContaining([
      ['Who may rent', 'Families'],
      ['Notice', '2 months'],
      ['Free from', '15 Jan 2027'],
    ]),
  );
  const params = { id: home._id };
  const again = await owner.browser.call(patch, '/', {
    method: 'PATCH',
    params,
    body: { __v: home.__v, noticeMonths: '1' },
  });
  expect((again.json.data as PropertyDto).availableFrom).toBe(home.availableFrom);
  expect((await owner.browser.call(read, '/', { params })).json.data).toMatchObject({ noticeMonths: 1 });
});

test.each([
  ['frontage', '0'],
  ['frontage', 'wide'],
  ['roadWidth', '20000'],
  ['naOrder', 'perhaps'],
  ['noticeMonths', '25'],
  ['availableFrom', 'tomorrow'],
  ['gatNumber', 'x'.repeat(61)],
  ['areaUnit', 'hectare'],
  ['placeShown', 'nothing'],
  ['unitShown', 'no'],
  ['videoLink', 'http://youtu.be/abc'],
  ['videoLink', 'https://youtu.be.evil.example/abc'],
  ['videoLink', 'https://evil.example/youtu.be'],
  ['videoLink', 'javascript:alert(1)//youtu.be'],
  ['videoLink', 'https://user@youtu.be/abc'],
  ['tourLink', 'https://youtu.be/abc'],
])('%s: "%s" is refused, with a message at the field', (name, value) => {
  const parsed = propertyFormSchema.safeParse({ ...fields, [name]: value });
  expect(parsed.error?.issues.map(({ path }) => path[0])).toEqual([name]);
});

test.each([
  ['videoLink', 'https://www.youtube.com/watch?v=abc'],
  ['videoLink', 'https://youtu.be/abc'],
  ['tourLink', 'https://my.matterport.com/show/?m=abc'],
])('%s: %s is stored as it is', (name, value) => {
  expect(propertyFormSchema.parse({ ...fields, [name]: value })).toMatchObject({ [name]: value });
});

test('the words of a field follow the kind', () => {
  const words = (name: 'title' | 'price' | 'area', category: string, type = 'sale') =>
    wordsFor(name, { category, type });
  expect(words('price', 'Residential').label).toBe('Price (₹)');
  expect(words('price', 'Plots', 'rent').label).toBe('Rent a month (₹)');
  expect(words('area', 'Agricultural').label).toBe('Area of the land');
  expect(words('title', 'Plots').placeholder).toMatch(/plot/);
  expect(words('title', 'Commercial').placeholder).toMatch(/shop/);
});

test('every field of a kind says for which', () => {
  const free = ['areaUnit', 'unitShown', 'placeShown', 'videoLink', 'tourLink'];
  const all = Object.entries(KIND_FIELDS).filter(([, field]) => !('appliesTo' in field));
  expect(all.map(([name]) => name)).toEqual(free);
});
