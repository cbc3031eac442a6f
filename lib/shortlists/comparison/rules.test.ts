import defaults from '@/lib/costs/rates/default-rates.json';
import type { RateDto } from '@/lib/costs/rates/rules';
import type { PropertyDto } from '@/lib/listings/dto';
import { kilometres } from '@/lib/places/rules';
import { textsIn } from '@/lib/platform/language/messages';
import { distanceText } from './client';
import { compareHomes, withCharges } from './rules';
import { parseCompared } from './schema';

const home = (more: Partial<PropertyDto> = {}): PropertyDto =>
  ({
    _id: '1'.repeat(24),
    title: 'A flat',
    price: 6_000_000,
    type: 'sale',
    category: 'Residential',
    status: 'active',
    area: 1000,
    carpetArea: 800,
    bedrooms: 2,
    city: 'Nagpur',
    citySlug: 'nagpur',
    localitySlug: 'dharampeth',
    pinCode: '440010',
    address: 'Dharampeth, Nagpur',
    amenities: [],
    priceHistory: [],
    createdAt: '2026-11-01T00:00:00.000Z',
    location: { address: '', coordinates: [79.06, 21.14] },
    ...more,
  }) as PropertyDto;

const money = {
  rates: defaults.map((row) => ({
    citySlugs: [],
    jurisdictions: [],
    categories: [],
    womenOnly: false,
    underConstructionOnly: false,
    ...row,
  })) as unknown as RateDto[],
  agency: { saleFeePercent: 1, loanCostsPercent: 0.5, legalCosts: 15_000 },
  on: new Date('2026-11-22'),
};
const words = { ...textsIn('en', 'listings/facts'), compared: textsIn('en', 'shortlists/comparison').t };
const rowsOf = (homes: PropertyDto[], title: string) =>
  compareHomes(homes, money, words).find((group) => group.title === title)?.rows ?? [];
const rowOf = (homes: PropertyDto[], title: string, label: string) =>
  rowsOf(homes, title).find((row) => row.label.startsWith(label));

describe('parseCompared', () => {
  it('takes up to six different ids and leaves the rest out', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', '0'].map((digit) => digit.repeat(24));
    expect(parseCompared([ids[0], 'nonsense', ids[0], ids[1]].join(','))).toEqual([ids[0], ids[1]]);
    expect(parseCompared(ids.join(','))).toEqual(ids.slice(0, 6));
    expect(parseCompared([ids[0]!, ids[1]!.toUpperCase()])).toEqual([ids[0], ids[1]]);
    expect(parseCompared(undefined)).toEqual([]);
  });
});

describe('compareHomes', () => {
  it('has all-in cost by who buys, with our fee where it is known', () => {
    const [dear, cheap] = [home(), home({ price: 5_000_000 })];
    // 6 % duty, 1 % metro cess, registration, 1 % fee, society, loan and papers; one per cent of duty less for women
    expect(rowOf([dear, cheap], 'Cost', 'All in, with')).toMatchObject({
      values: ['₹65,72,500', '₹54,88,750'],
      best: { index: 1, why: 'lowest' },
    });
    expect(rowOf([dear, cheap], 'Cost', 'All in when')?.values).toEqual(['₹65,12,500', '₹54,38,750']);
    const unknown = compareHomes([dear, cheap], { ...money, agency: {} }, words)[0]!.rows;
    expect(unknown.some(({ label }) => label.startsWith('All in'))).toBe(false);
    expect(unknown.some(({ label }) => label === 'Price and government charges')).toBe(true);
  });

  it('names the best value in words, unless two share it or the homes are not alike', () => {
    const [cheap, dear] = [home({ price: 5_000_000 }), home()];
    expect(rowOf([dear, cheap], 'Cost', 'Price')?.best).toEqual({ index: 1, why: 'lowest' });
    expect(rowOf([dear, cheap], 'Cost', 'Per sq ft')?.best?.index).toBe(1);
    expect(rowOf([cheap, home({ price: 5_000_000, carpetArea: 900 })], 'Space', 'Carpet')?.best).toEqual({
      index: 1,
      why: 'largest',
    });
    expect(rowOf([cheap, cheap, dear], 'Cost', 'Price')?.best).toBeUndefined();
    expect(rowOf([home({ type: 'rent', price: 20_000 }), dear], 'Cost', 'Price')?.best).toBeUndefined();
  });

  it('says what is not known, and leaves out what nobody knows', () => {
    const row = rowOf([home({ parking: 1 }), home()], 'Space', 'Parking');
    expect(row?.values).toEqual(['1', null]);
    expect(rowOf([home(), home()], 'Space', 'Parking')).toBeUndefined();
  });

  it('puts what differs first', () => {
    const rows = rowsOf([home(), home({ carpetArea: 700 })], 'Space');
    const firstSame = rows.findIndex(({ isSame }) => isSame);
    expect(rows[0]?.label).toBe('Carpet area');
    expect(rows.slice(firstSame).every(({ isSame }) => isSame)).toBe(true);
  });

  it('shows the price with charges by buyer, and none where no rates are known', () => {
    const [all, women] = [false, true].map((item) => withCharges(home(), item, money)!);
    expect(all).toBeGreaterThan(6_000_000);
    expect(women).toBeLessThan(all!);
    expect(withCharges(home({ citySlug: 'delhi' }), false, { ...money, rates: [] })).toBeUndefined();
    expect(withCharges(home({ type: 'rent' }), false, money)).toBeUndefined();
    for (const category of ['Agricultural', 'Farm Houses'] as const)
      expect(rowOf([home({ category }), home()], 'Cost', 'Instalment')?.values[0]).toBeNull();
  });
});

describe('distances to own places', () => {
  const office = { name: 'Office', in: 'Civil Lines', lat: 21.1561, lng: 79.0716 };

  it('are straight lines, and unknown where the home is', () => {
    expect(kilometres({ lat: 0, lng: 0 }, { lat: 0, lng: 1 })).toBeCloseTo(111.19, 1);
    expect(distanceText([79.0716, 21.1561], office, words.compared)).toBe('about 0.0 km, some 1 min by road');
    expect(distanceText([0, 0], office, words.compared)).toBeUndefined();
  });
});
