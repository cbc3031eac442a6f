import { GET } from '@/app/api/deals/[id]/tax/route';
import defaults from '@/lib/compliance/rulebook/default-rules.json';
import type { RuleDto } from '@/lib/compliance/rulebook/dto';
import { clearTestDb, useTestDb } from '@/test/db';
import { dealOf, dealsOf } from '@/test/deals';
import { signedIn } from '@/test/people';
import type { TaxDto } from './dto';
import { depositDay, monthEnd, taxOf } from './rules';
import { readTaxQuery, taxQuerySchema } from './schema';

useTestDb();
beforeEach(clearTestDb);

const rules = defaults.map((row) => ({ figure: null, text: '', ...row })) as unknown as RuleDto[];
const tax = (kind: 'resale' | 'rent', value: number, query: object = {}) =>
  taxOf({ kind, value }, taxQuerySchema.parse({ paidOn: '2026-11-26', ...query }), rules);
const days = ({ tasks }: TaxDto) => tasks.map(({ key, day, form }) => [key, day, form]);

describe('a purchase from a resident (section 393(1), Table, serial no. 3(i))', () => {
  test('of ₹60 lakh on 26 November 2026: ₹60,000, Form 141 by 30 December, Form 132 by 14 January', () => {
    const found = tax('resale', 6_000_000);
    expect(found).toMatchObject({ outcome: 'buyer', tax: 60_000 });
    expect(found.lines.at(-1)).toEqual({ label: 'What is paid out', rupees: 5_940_000 });
    expect(days(found)).toEqual([
      ['deduct', '2026-11-26', ''],
      ['form', '2026-12-30', 'Form 141, Schedule B'],
      ['certificate', '2027-01-14', 'Form 132'],
    ]);
    expect(found.rules.every(({ source, checkedOn }) => source && checkedOn)).toBe(true);
  });

  test('one rupee below fifty lakh nothing is deducted, unless the stamp duty value reaches it', () => {
    expect(tax('resale', 4_999_999)).toMatchObject({ outcome: 'below', tax: 0, tasks: [] });
    expect(tax('resale', 5_000_000)).toMatchObject({ outcome: 'buyer', tax: 50_000 });
    expect(tax('resale', 4_500_000, { stampValue: '52 lakh' })).toMatchObject({ tax: 52_000 });
  });
});

describe('a letting (serial no. 2(i))', () => {
  test('of ₹60,000 a month for 11 months: ₹13,200 from the rent of the last month', () => {
    const found = tax('rent', 60_000, { months: '11', paidOn: '2027-03-31' });
    expect(found).toMatchObject({ outcome: 'tenant', tax: 13_200 });
    expect(found.lines.at(-1)?.rupees).toBe(46_800);
    expect(days(found)[1]).toEqual(['form', '2027-04-30', 'Form 141, Schedule A']);
  });
  test('of exactly ₹50,000 a month nothing is deducted: the limit is a rent above it', () => {
    expect(tax('rent', 50_000).outcome).toBe('below');
    expect(tax('rent', 50_001, { months: '1' })).toMatchObject({ outcome: 'tenant', tax: 1000 });
  });
});

test('from a non-resident seller there is no limit; the deposit is by the 7th, for March by 30 April', () => {
  const found = tax('resale', 4_000_000, { nonResident: '1' });
  expect(found).toMatchObject({ outcome: 'buyer-nonresident', tax: 500_000 });
  expect(days(found).slice(1)).toEqual([
    ['deposit', '2026-12-07', ''],
    ['form', '2027-01-31', 'Form 144'],
  ]);
  expect(found.rules.some(({ doubt }) => doubt.includes('chartered accountant'))).toBe(true);
  expect([depositDay('2027-03-05', 7), monthEnd('2028-02-10')]).toEqual(['2027-04-30', '2028-02-29']);
});

test('a page keeps what was typed wrongly apart, so that no figure is worked out without it', () => {
  const { query, problems } = readTaxQuery({ paidOn: '2026-11-26', stampValue: 'much', months: '०३' });
  expect(query).toMatchObject({ paidOn: '2026-11-26', months: 3 });
  expect(problems).toEqual({ stampValue: 'Write an amount such as 45 lakh' });
  expect(readTaxQuery({ paidOn: '', months: '' })).toMatchObject({ query: { months: 11 }, problems: {} });
});

test('a row that the office adds holds for payments from its day on', () => {
  const newer = {
    ...rules.find(({ key }) => key === 'tds-property-percent')!,
    figure: 2,
    from: '2027-04-01',
  };
  const on = (paidOn: string) =>
    taxOf({ kind: 'resale', value: 6_000_000 }, taxQuerySchema.parse({ paidOn }), [...rules, newer]).tax;
  expect([on('2027-03-31'), on('2027-04-01')]).toEqual([60_000, 120_000]);
});

test('the call gives it to who may see the deal, and reads amounts as people type them', async () => {
  const [broker, stranger] = [await signedIn('broker'), await signedIn('broker')];
  const { id } = dealOf(
    await dealsOf(broker.browser).create({ title: 'Flat', kind: 'resale', value: 4_500_000 }),
  );
  const ask = (browser: typeof broker.browser, query = '') =>
    browser.call(GET, `/x?${query}`, { params: { id } });
  const found = (await ask(broker.browser, 'stampValue=60%20lakh&paidOn=2026-11-26&months=')).json
    .data as TaxDto;
  expect(found).toMatchObject({ tax: 60_000 });
  for (const wrong of [
    'paidOn=nonsense',
    'paidOn=2026-02-30',
    'stampValue=much',
    'stampValue=-1',
    'months=13',
  ])
    expect((await ask(broker.browser, wrong)).status).toBe(400);
  expect((await ask(stranger.browser)).status).toBe(404);
});
