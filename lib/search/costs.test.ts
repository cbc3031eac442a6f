import { GET } from '@/app/api/property/route';
import { addRate } from '@/lib/costs/rates/mutations';
import { currentCosts } from '@/lib/costs/search/data';
import { costClassOf } from '@/lib/costs/sheet/rules';
import type { PropertyDto } from '@/lib/listings/dto';
import type { UserSession } from '@/lib/platform/auth/types';
import { invalidate } from '@/lib/platform/cache/invalidate';
import { parseListQuery } from '@/lib/search/lists/schema';
import { Rate } from '@/models/costs/rate';
import { Property } from '@/models/listings/property';
import { testActor } from '@/test/actors';
import { Browser } from '@/test/browser';
import { useTestDb } from '@/test/db';
import { listPublicly } from '@/test/listing-form';
import { searchListings } from './data';
import { parseSearch } from './schema';

useTestDb();

const PLACES = ['Dharampeth, Nagpur', 'Besa, Nagpur', 'Baner, Pune', 'Somewhere, Wardha'];
beforeAll(async () => {
  const seller = testActor();
  for (const [i, address] of PLACES.entries())
    for (const [j, category] of (['Residential', 'Plots', 'Agricultural'] as const).entries()) {
      const fields = {
        title: `Home ${i} ${j}`,
        description: 'Bright',
        price: String(4_400_000 + i * 310_007 + j * 211_003),
        category,
        type: 'sale',
        address,
        area: String(1100 + i),
        ...(category === 'Residential' && { carpetArea: String(600 + 150 * i), bedrooms: '2' }),
      };
      await listPublicly(seller, fields);
    }
  await listPublicly(seller, {
    title: 'To let',
    description: 'Bright',
    price: '20000',
    category: 'Residential',
    type: 'rent',
    address: PLACES[0]!,
    area: '900',
  });
});

type Reply = { data: PropertyDto[]; total: number };
async function ask(query: string): Promise<{ status: number; body: Reply }> {
  const { status, json } = await new Browser().call(GET, `/api/property?${query}`);
  return { status, body: json as Reply };
}
const ids = async (query: string) => (await ask(`limit=100&${query}`)).body.data.map(({ _id }) => _id);

/** What each stored sale costs, worked out from its row. */
async function costsOfAll(buyer: 'woman' | 'man' | 'joint') {
  const { model } = await currentCosts(buyer);
  const rows = await Property.find({ type: 'sale' }).lean();
  return rows.map(({ _id, citySlug, localitySlug, pinCode, category, possession, price, carpetArea }) => {
    const place = { citySlug, localitySlug: localitySlug ?? undefined, pinCode: pinCode ?? undefined };
    const costClass = costClassOf({ ...place, category, possession: possession ?? undefined });
    return { id: String(_id), rupees: model.allIn(costClass, price, carpetArea ?? undefined)?.rupees };
  });
}

test.each(['woman', 'man', 'joint'] as const)(
  'maxAllIn of a %s leaves out exactly what costs more',
  async (buyer) => {
    const costs = await costsOfAll(buyer);
    const known = costs.flatMap(({ rupees }) => (rupees === undefined ? [] : [rupees]));
    expect(known.length).toBeGreaterThan(5);
    for (const limit of known.flatMap((rupees) => [rupees - 1, rupees])) {
      const found = await ids(`maxAllIn=${limit}&buyer=${buyer}`);
      const wanted = costs
        .filter(({ rupees }) => rupees !== undefined && rupees <= limit)
        .map(({ id }) => id);
      expect(found.sort()).toEqual(wanted.sort());
    }
  },
);

test('maxEmi finds what lenders lend on, up to the instalment of the common loan', async () => {
  // 75 % of 44,00,000 over 240 months at 8.5 %
  expect(await ids('maxEmi=28638')).toHaveLength(1);
  expect(await ids('maxEmi=28637')).toHaveLength(0);
  const titles = (await ask('limit=100&maxEmi=900000')).body.data.map(({ title }) => title);
  expect(titles).toHaveLength(8);
  expect(titles).not.toContain('To let');
});

test('the order by whole cost and by carpet rate, what is not known last', async () => {
  const costs = new Map((await costsOfAll('man')).map(({ id, rupees }) => [id, rupees ?? Number.MAX_VALUE]));
  const inOrder = (await ids('type=sale&sort=all-in-asc')).map((id) => costs.get(id)!);
  expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b));
  expect(inOrder).toHaveLength(12);
  const { data } = (await ask('limit=100&sort=carpet-rate-asc')).body;
  const rates = data.map(({ price, carpetArea }) => (carpetArea ? price / carpetArea : Number.MAX_VALUE));
  expect(rates).toEqual([...rates].sort((a, b) => a - b));
  expect(rates.at(-1)).toBe(Number.MAX_VALUE);
});

test('cards say what it costs in all, for the buyer of the search; a rent has none', async () => {
  const card = async (buyer: string, title: string) => {
    const { items } = await searchListings(parseSearch({ buyer }), { pageSize: 20 });
    return items.find((item) => item.title === title)?.allIn;
  };
  expect(await card('man', 'Home 0 0')).toEqual({ rupees: 4_838_500, isTotal: true });
  expect(await card('woman', 'Home 0 0')).toEqual({ rupees: 4_794_500, isTotal: true });
  expect(await card('man', 'To let')).toBeUndefined();
});

test('a rate that an admin adds holds in the next search', async () => {
  const before = await ids('maxAllIn=4838500');
  expect(before).toHaveLength(1);
  const session = { user: { id: testActor().userId, name: 'A', role: 'admin' } } as unknown as UserSession;
  const rate = { key: 'mh-stamp-duty', percent: 6, from: '2026-01-01', source: 'The Gazette' };
  await addRate(rate as never, { session, ip: '203.0.113.9' });
  expect(await ids('maxAllIn=4838500')).toHaveLength(0);
  await Rate.deleteOne({ key: 'mh-stamp-duty', percent: 6 });
  await invalidate(['site']);
  expect(await ids('maxAllIn=4838500')).toEqual(before);
});

test('what cannot be read is refused by the API and absent on a page; typed amounts become whole rupees', async () => {
  for (const query of ['maxEmi=-4', 'maxAllIn=x', 'buyer=dog']) expect((await ask(query)).status).toBe(400);
  expect(await ids('maxAllIn=60 lakh')).toEqual(await ids('maxAllIn=6000000'));
  const { search, isCanonical, unreadable } = parseListQuery({
    maxEmi: '35k',
    maxAllIn: 'much',
    buyer: 'dog',
  });
  expect(search).toMatchObject({ maxEmi: 35_000 });
  expect(search.buyer).toBeUndefined();
  expect({ isCanonical, unreadable }).toEqual({ isCanonical: false, unreadable: { maxAllIn: 'much' } });
});
